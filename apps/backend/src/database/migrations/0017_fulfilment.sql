-- What a shop does with a paid order: when it was paid, until when it is to be accepted, how it travels (decision 15).
alter table purchase_order
  add column paid_at timestamptz,
  -- End of the third working day after the payment; counts while the order is PAID.
  add column accept_by timestamptz,
  add column carrier text check (carrier in ('poste', 'gls', 'brt', 'dhl', 'ups', 'sda', 'fedex', 'other')),
  add column tracking_number text check (length(tracking_number) <= 60),
  -- The right of withdrawal runs from here.
  add column delivered_at timestamptz;

update purchase_order o set paid_at = e.at, accept_by = e.at + interval '5 days'
from (select order_id, min(at) as at from order_event where status = 'PAID' group by order_id) e where e.order_id = o.id;
update purchase_order o set delivered_at = e.at
from (select order_id, min(at) as at from order_event where status = 'DELIVERED' group by order_id) e where e.order_id = o.id;

create index purchase_order_shop on purchase_order (seller_id, paid_at desc, id) where paid_at is not null;
create index purchase_order_accept_by on purchase_order (accept_by) where status = 'PAID';
create index purchase_order_delivered on purchase_order (delivered_at) where status = 'DELIVERED';
