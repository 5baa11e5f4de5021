-- A product that is not on sale stands in no list and no search: many drafts at once need not be looked at one by one for them.
drop trigger listing_update on product;
create trigger listing_update after update on product for each row
  when ((old.status = 'published' or new.status = 'published')
    and (old.status, old.seller_id, old.category_id, old.brand, old.region, old.city_code, old.marks, old.discounted, old.available,
      old.charged_cents, old.allergens, old.allergens_declared, old.popularity, old.stars_hundredths, old.created_at, old.temperature_class,
      old.ships_to, old.warehouse_id)
    is distinct from (new.status, new.seller_id, new.category_id, new.brand, new.region, new.city_code, new.marks, new.discounted, new.available,
      new.charged_cents, new.allergens, new.allergens_declared, new.popularity, new.stars_hundredths, new.created_at, new.temperature_class,
      new.ships_to, new.warehouse_id))
  execute function list_updated_product();

drop trigger search_product_added on product;
create trigger search_product_added after insert on product for each row
  when (new.status = 'published') execute function search_product_changed();

drop trigger search_product_changed on product;
create trigger search_product_changed after update on product for each row
  when ((old.status = 'published' or new.status = 'published')
    and (old.status, old.available, old.popularity, old.brand, old.marks, old.allergens, old.allergens_declared, old.category_id, old.seller_id,
      old.region, old.temperature_class)
    is distinct from (new.status, new.available, new.popularity, new.brand, new.marks, new.allergens, new.allergens_declared, new.category_id, new.seller_id,
      new.region, new.temperature_class)) execute function search_product_changed();

create or replace function search_part_changed() returns trigger language plpgsql as $$
begin
  if not search_is_off() then
    insert into search_pending select id from product where id = coalesce(new.product_id, old.product_id) and status = 'published';
  end if;
  return null;
end $$;
