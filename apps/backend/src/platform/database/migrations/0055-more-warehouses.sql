-- A shop opens and closes warehouses itself, sends on Saturdays too where a courier collects then, and says its cut-off to the minute.
alter table warehouse
  add column cut_off_minute int not null default 0 check (cut_off_minute between 0 and 59),
  -- One that is closed keeps the orders that left from it; no product leaves from it any more.
  add column closed_at timestamptz;
alter table warehouse drop constraint warehouse_dispatch_days_check,
  add constraint warehouse_dispatch_days_check check (dispatch_days <@ '{1,2,3,4,5,6}' and cardinality(dispatch_days) > 0);

create function refuse_closed_warehouse() returns trigger language plpgsql as $$
declare closed timestamptz;
begin
  -- waits for who is closing it
  select closed_at into closed from warehouse where id = new.warehouse_id for key share;
  if closed is not null then
    raise exception 'warehouse % is closed', new.warehouse_id using errcode = 'check_violation', constraint = 'product_open_warehouse';
  end if;
  return new;
end $$;
create trigger open_warehouse_insert before insert on product for each row execute function refuse_closed_warehouse();
create trigger open_warehouse_update before update of warehouse_id on product for each row
  when (old.warehouse_id <> new.warehouse_id) execute function refuse_closed_warehouse();
