-- A failed refund that a person gives up counts no more: its amount can be refunded again (payments reference §6.4).
alter table refund
  add column released_at timestamptz,
  -- Part of the amount, and of the commission, that an earlier refund had taken back from the seller.
  add column from_kept_cents int not null default 0 check (from_kept_cents >= 0),
  add column from_kept_commission_cents int not null default 0 check (from_kept_commission_cents >= 0);

-- What was taken back from the seller for refunds that were given up: the next refund of the order is paid from it first.
alter table purchase_order
  add column kept_cents int not null default 0 check (kept_cents >= 0),
  add column kept_commission_cents int not null default 0 check (kept_commission_cents >= 0);
