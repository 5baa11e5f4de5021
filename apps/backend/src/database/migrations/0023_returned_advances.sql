-- A debt that a seller has paid: our own money, which had stood in for it, is back in our wallet by this movement.
alter table seller_take_back add column advance_return_id text;
