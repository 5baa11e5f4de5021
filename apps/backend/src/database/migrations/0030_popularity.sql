-- What is ordered becomes popular: each paid order is counted once (catalogue/count-orders.ts).
alter table purchase_order add column counted boolean not null default false;
-- What was sold so far is in the weight a product has.
update purchase_order set counted = true where paid_at is not null;
create index purchase_order_uncounted on purchase_order (id) where paid_at is not null and not counted;
