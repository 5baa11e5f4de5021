-- What a shop says of its warehouses, and what an order was promised.
alter table warehouse
  -- Days of the week on which parcels leave; Monday is 1. Couriers collect from Monday to Friday.
  add column dispatch_days int[] not null default '{1,2,3,4,5}'
    check (dispatch_days <@ '{1,2,3,4,5}' and cardinality(dispatch_days) > 0),
  -- Countries to which it sends at all; null: wherever its products may go.
  add column ships_to text[] check (cardinality(ships_to) > 0),
  add column street text not null default '',
  add column city text not null default '',
  add column zip text not null default '',
  add column province text not null default '',
  add column version int not null default 1;
update warehouse w set street = s.street, city = s.city, zip = s.zip, province = s.province
  from seller s where s.id = w.seller_id and s.region = w.region;

-- Cut-off hour, days and holidays of the warehouse as they were when the order was placed; null: those of the house.
alter table purchase_order add column dispatch jsonb;

-- Where a product goes: its own countries, as far as its warehouse sends there.
create function countries_within(own text[], sent text[]) returns text[] language sql immutable parallel safe
  as $$ select case when sent is null then own else array(select c from unnest(own) with ordinality as o(c, place) where c = any(sent) order by place) end $$;

create or replace function facets_of(p product, closed boolean, traces text[]) returns table (facet text, value text)
language plpgsql stable rows 16 as $$
begin
  return query select f.facet, f.value from (
    values ('category', p.category_id::text), ('seller', p.seller_id::text), ('brand', p.brand), ('city', p.city_code), ('region', p.region),
      ('temperature', p.temperature_class), ('discounts', case when p.discounted then 'yes' end),
      ('available', case when p.available and not closed then 'yes' end), ('declared', case when p.allergens_declared then 'yes' end),
      ('new', case when p.created_at > now() - interval '30 days' then 'yes' end),
      ('price', (array['0', '20', '50', '100'])[1 + width_bucket(p.charged_cents, '{2000,5000,10000}'::int[])])
    union all select 'rating', steps::text from unnest('{3,4}'::int[]) steps where p.stars_hundredths >= steps * 100
    union all select 'mark', unnest(p.marks)
    union all select 'holds', unnest(p.allergens)
    union all select 'contains', unnest(p.allergens || coalesce(traces, '{}'))
    union all select 'ships_to', unnest(countries_within(p.ships_to, (select w.ships_to from warehouse w where w.id = p.warehouse_id)))
    union all select 'attribute:' || a.attribute_code, coalesce(a.option_code, trim_scale(a.number)::text, case when a.yes_no then 'yes' else 'no' end)
      from product_attribute a where a.product_id = p.id and a.kind <> 'text'
  ) f (facet, value)
  where f.value is not null;
end $$;

-- A product that moves to another warehouse may go elsewhere.
drop trigger listing_update on product;
create trigger listing_update after update on product for each row
  when ((old.status, old.seller_id, old.category_id, old.brand, old.region, old.city_code, old.marks, old.discounted, old.available,
      old.charged_cents, old.allergens, old.allergens_declared, old.popularity, old.stars_hundredths, old.created_at, old.temperature_class,
      old.ships_to, old.warehouse_id)
    is distinct from (new.status, new.seller_id, new.category_id, new.brand, new.region, new.city_code, new.marks, new.discounted, new.available,
      new.charged_cents, new.allergens, new.allergens_declared, new.popularity, new.stars_hundredths, new.created_at, new.temperature_class,
      new.ships_to, new.warehouse_id))
  execute function list_updated_product();

create function relist_warehouse() returns trigger language plpgsql as $$
begin
  perform list_products(array(select p.id from product p where p.warehouse_id = new.id and p.status = 'published' order by p.id));
  perform announce_tags('{catalogue}');
  return null;
end $$;
create trigger listing_countries after update on warehouse for each row
  when (old.ships_to is distinct from new.ships_to) execute function relist_warehouse();

-- Pages of products say what their warehouse charges, when it sends, and on which days its shop is closed.
select announce_changes_of('warehouse', '', 'seller_id', 'seller:');
select announce_changes_of('shop_holiday', '', 'seller_id', 'seller:');
