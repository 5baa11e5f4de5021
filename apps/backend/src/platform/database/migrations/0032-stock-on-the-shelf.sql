-- What stands on the shelf of a product: pieces for sale, and those that are held or sold and have not left yet.

-- The pieces left the shop with their parcel.
alter table stock_hold add column gone boolean not null default false;
update stock_hold set gone = true where state = 'committed'
  and exists (select from order_event e where e.order_id = stock_hold.order_id and e.status in ('SHIPPED', 'DELIVERED', 'COMPLETED'));
create index stock_hold_on_shelf on stock_hold (product_id) where state <> 'released' and not gone;

create function take_from_shelf() returns trigger language plpgsql as $$
begin
  update stock_hold set gone = true where order_id = new.order_id and not gone;
  return null;
end $$;
create trigger order_event_shipped after insert on order_event for each row
  when (new.status = 'SHIPPED') execute function take_from_shelf();
