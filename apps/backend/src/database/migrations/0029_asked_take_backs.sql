-- Since when a provider has been asked, its answer not known yet: for the seller's part, and for our own money in its place.
alter table seller_take_back add column asked_at timestamptz, add column advance_asked_at timestamptz;
