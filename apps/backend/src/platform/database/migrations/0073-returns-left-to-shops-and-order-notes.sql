-- A return that its shop did not answer, and that an operator did not refund in its place: the customer reads so.
alter table order_withdrawal add column left_to_shop_at timestamptz;
