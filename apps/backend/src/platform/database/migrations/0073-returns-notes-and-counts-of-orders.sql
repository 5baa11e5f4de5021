-- A return that its shop did not answer, and that an operator did not refund in its place: the customer reads so.
alter table order_withdrawal add column left_to_shop_at timestamptz;

-- Who wrote last about an order, so that the console counts who waits for an answer without reading every order of the shop.
alter table purchase_order add column last_message_from text check (last_message_from in ('customer', 'seller'));
create function note_last_message() returns trigger language plpgsql as $$
begin
  update purchase_order set last_message_from = new.sender where id = new.order_id;
  return null;
end $$;
create trigger order_message_last after insert on order_message for each row execute function note_last_message();
update purchase_order o set last_message_from = l.sender
  from (select distinct on (order_id) order_id, sender from order_message order by order_id, created_at desc, id desc) l where l.order_id = o.id;
create index purchase_order_waiting on purchase_order (seller_id) where last_message_from = 'customer' and paid_at is not null;
create index purchase_order_status on purchase_order (seller_id, status) where paid_at is not null;

-- What a shop's team notes about an order for itself. Who wrote it may be erased, like who wrote an entry of the activity log.
create table order_note (
  order_id text primary key references purchase_order,
  text text not null check (length(text) <= 1000),
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by uuid
);
