-- Filters of any number: what a product can be filtered by is a row, and a listed product names its rows. Replaces the 62 bits and their cells.

create table facet_value (
  id int generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);

-- Everything that a product is filtered by but free prices. Bands and stars as in `packages/domain/src/catalogue-constants.ts`; a test
-- compares the two.
create function facets_of(p product, closed boolean, traces text[]) returns table (facet text, value text)
language plpgsql stable rows 16 as $$
begin
  return query select f.facet, f.value from (
    values ('category', p.category_id::text), ('seller', p.seller_id::text), ('brand', p.brand), ('city', p.city_code), ('region', p.region),
      ('temperature', p.temperature_class), ('discounts', case when p.discounted then 'yes' end),
      ('available', case when p.available and not closed then 'yes' end), ('declared', case when p.allergens_declared then 'yes' end),
      ('price', (array['0', '20', '50', '100'])[1 + width_bucket(p.charged_cents, '{2000,5000,10000}'::int[])])
    union all select 'rating', steps::text from unnest('{3,4}'::int[]) steps where p.stars_hundredths >= steps * 100
    union all select 'mark', unnest(p.marks)
    union all select 'contains', unnest(p.allergens || coalesce(traces, '{}'))
    union all select 'ships_to', unnest(p.ships_to)
    union all select 'attribute:' || a.attribute_code, coalesce(a.option_code, trim_scale(a.number)::text, case when a.yes_no then 'yes' else 'no' end)
      from product_attribute a where a.product_id = p.id and a.kind <> 'text'
  ) f (facet, value)
  where f.value is not null;
end $$;

-- The last transaction that changed what lists and counts know of a product. Programs remember a snapshot and read what is not in it.
create table listing_change (product_id bigint primary key, changed xid8 not null);
create index listing_change_changed on listing_change (changed);

-- One row. `epoch` counts the times everything was made anew, `generation` the changes of what programs keep beside the products.
create table listing_state (epoch int not null, generation int not null);
insert into listing_state values (1, 1);

drop trigger facet_insert on product_listing;
drop trigger facet_delete on product_listing;
drop trigger facet_update on product_listing;
drop function count_facet_changes();
drop function fold_facet_changes();
drop table facet_cell, facet_change, facet_state;
drop index listing_popular, listing_price, listing_newest, listing_rating, listing_category_popular, listing_category_price,
  listing_category_newest, listing_category_rating, listing_seller_popular, listing_seller_price, listing_seller_newest, listing_seller_rating,
  listing_brand_popular, listing_brand_price, listing_brand_newest, listing_brand_rating, listing_cell;
alter table product_listing drop column bits;
alter table product_listing add column facets int[] not null default '{}';
drop function listing_bits(text, text, text[], boolean, boolean, int, text[], boolean, text[]);

-- Lists come from the programs; a search that is sorted walks an order, and a shop, category or brand that changes finds its products.
create index listing_popular on product_listing (popularity desc, product_id desc);
create index listing_price on product_listing (charged_cents, product_id);
create index listing_newest on product_listing (created_at desc, product_id desc);
create index listing_rating on product_listing (stars desc, product_id desc);
create index listing_seller on product_listing (seller_id);
create index listing_category on product_listing (category_id);
create index listing_brand on product_listing (brand) where brand is not null;

create function note_listing_changes() returns trigger language plpgsql as $$
begin
  if current_setting('filiera.rebuilds_listing', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' then
    insert into listing_change values (new.product_id, pg_current_xact_id())
      on conflict (product_id) do update set changed = excluded.changed;
  else
    insert into listing_change select product_id, pg_current_xact_id() from changed_rows
      on conflict (product_id) do update set changed = excluded.changed;
  end if;
  return null;
end $$;

create trigger note_insert after insert on product_listing referencing new table as changed_rows
  for each statement execute function note_listing_changes();

create trigger note_delete after delete on product_listing referencing old table as changed_rows
  for each statement execute function note_listing_changes();

create trigger note_update after update on product_listing for each row
  when ((old.facets, old.charged_cents, old.popularity, old.stars, old.created_at)
    is distinct from (new.facets, new.charged_cents, new.popularity, new.stars, new.created_at))
  execute function note_listing_changes();

create or replace function listing_rows(ids bigint[]) returns setof product_listing language sql stable as $$
  select p.id, p.seller_id, p.created_at, p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand,
    array(select distinct v.id from facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value) order by v.id)
  from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
  where p.id = any(ids) and p.status = 'published'
$$;

create or replace function list_products(ids bigint[]) returns void language sql as $$
  select lock_shops(ids);
  insert into facet_value (facet, value)
    select distinct f.facet, f.value
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
    cross join lateral facets_of(p, s.closed, l.traces) f
    where p.id = any(ids) and p.status = 'published'
      and not exists (select 1 from facet_value v where v.facet = f.facet and v.value = f.value)
  on conflict do nothing;
  delete from product_listing where product_id = any(ids)
    and not exists (select 1 from product p where p.id = product_listing.product_id and p.status = 'published');
  insert into product_listing as known select * from listing_rows(ids)
  on conflict (product_id) do update set seller_id = excluded.seller_id, created_at = excluded.created_at, facets = excluded.facets,
    category_id = excluded.category_id, charged_cents = excluded.charged_cents, popularity = excluded.popularity,
    stars = excluded.stars, brand = excluded.brand, version = known.version + 1
$$;

create or replace function rebuild_listing() returns void language plpgsql as $$
begin
  perform set_config('filiera.rebuilds_listing', 'on', true);
  truncate product_listing, listing_change;
  insert into facet_value (facet, value)
    select distinct f.facet, f.value
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
    cross join lateral facets_of(p, s.closed, l.traces) f where p.status = 'published'
  on conflict do nothing;
  analyze facet_value;
  insert into product_listing
    select p.id, p.seller_id, p.created_at, p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand,
      array(select distinct v.id from facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value) order by v.id)
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
    where p.status = 'published' order by p.id;
  update listing_state set epoch = epoch + 1;
  perform set_config('filiera.rebuilds_listing', 'off', true);
end $$;

create or replace function renew_facets() returns trigger language plpgsql as $$
begin
  update listing_state set generation = generation + 1;
  return null;
end $$;

drop trigger listing_update on product;
-- Taking stock does not come here until it takes the last piece.
create trigger listing_update after update on product for each row
  when ((old.status, old.seller_id, old.category_id, old.brand, old.region, old.city_code, old.marks, old.discounted, old.available,
      old.charged_cents, old.allergens, old.allergens_declared, old.popularity, old.stars_hundredths, old.created_at, old.temperature_class,
      old.ships_to)
    is distinct from (new.status, new.seller_id, new.category_id, new.brand, new.region, new.city_code, new.marks, new.discounted, new.available,
      new.charged_cents, new.allergens, new.allergens_declared, new.popularity, new.stars_hundredths, new.created_at, new.temperature_class,
      new.ships_to))
  execute function list_updated_product();

-- An attribute filters by its code in the address: it must not hide another parameter of lists.
alter table attribute add constraint attribute_parameter check (code not in ('after', 'allergen-free', 'brand', 'category', 'city', 'diet',
  'filters', 'lang', 'limit', 'mark', 'match', 'new', 'page', 'price', 'q', 'rating', 'region', 'seller', 'size', 'sort', 'start', 'temperature'));

drop trigger listing_insert on product_attribute;
drop trigger listing_update on product_attribute;
drop trigger listing_delete on product_attribute;
create trigger listing_insert after insert on product_attribute referencing new table as changed
  for each statement execute function relist_labelled_products();
create trigger listing_update after update on product_attribute referencing new table as changed
  for each statement execute function relist_labelled_products();
create trigger listing_delete after delete on product_attribute referencing old table as changed
  for each statement execute function relist_labelled_products();

-- Programs keep attributes, too, with their names and categories.
create trigger facets_renew after insert or update or delete on attribute for each statement execute function renew_facets();
create trigger facets_renew after insert or update or delete on attribute_option for each statement execute function renew_facets();
create trigger facets_renew after insert or update or delete on category_attribute for each statement execute function renew_facets();

select rebuild_listing();
