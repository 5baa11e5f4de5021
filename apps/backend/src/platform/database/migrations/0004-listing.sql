-- What listings, counts and facets read instead of `product`: a narrow row a published product, kept by triggers.

-- One bit a facet value: city 0-4, region 5-24, mark 25-29, reduced 30, available 31, price step 32-47, free of an allergen 48-61.
-- `apps/backend/src/catalogue/facet-bits.ts` names the same positions; a test compares the two.
create function listing_bits(
  region text, city_code text, marks text[], discounted boolean, available boolean, charged_cents int,
  allergens text[], allergens_declared boolean, traces text[]
) returns bigint language sql immutable parallel safe as $$
  select
    coalesce(1::bigint << (array_position('{cosenza,napoli,milano,palermo,torino}'::text[], city_code) - 1), 0)
    | coalesce(1::bigint << (array_position('{abruzzo,basilicata,calabria,campania,emilia-romagna,friuli-venezia-giulia,lazio,liguria,lombardia,marche,molise,piemonte,puglia,sardegna,sicilia,toscana,trentino-alto-adige,umbria,valle-d-aosta,veneto}'::text[], region) + 4), 0)
    | case when marks = '{}' then 0::bigint else
        case when 'dop' = any(marks) then (1::bigint << 25) else 0 end | case when 'igp' = any(marks) then (1::bigint << 26) else 0 end
        | case when 'stg' = any(marks) then (1::bigint << 27) else 0 end | case when 'bio' = any(marks) then (1::bigint << 28) else 0 end
        | case when 'pat' = any(marks) then (1::bigint << 29) else 0 end end
    | case when discounted then (1::bigint << 30) else 0 end
    | case when available then (1::bigint << 31) else 0 end
    | (1::bigint << (32 + width_bucket(charged_cents, '{300,500,700,1000,1200,1500,1800,2000,2500,3000,4000,5000,7500,10000,20000}'::int[])))
    | case when not allergens_declared then 0 else (((1::bigint << 14) - 1) << 48)
        & ~(select coalesce(bit_or((1::bigint << (47 + array_position(
          '{gluten,crustaceans,eggs,fish,peanuts,soybeans,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs}'::text[], code)))), 0)
          from unnest(allergens || coalesce(traces, '{}')) code) end
$$;

create table product_listing (
  product_id bigint primary key references product on delete cascade,
  seller_id bigint not null,
  created_at timestamptz not null,
  bits bigint not null,
  category_id int not null,
  charged_cents int not null,
  popularity int not null,
  -- Mean in hundredths.
  stars int not null,
  -- Counts the changes of everything shown of the product that does not change the product's own row.
  version int not null default 1,
  brand text
) with (fillfactor = 85);

create index listing_popular on product_listing (popularity desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_price on product_listing (charged_cents, product_id) include (bits, category_id);
create index listing_newest on product_listing (created_at desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_rating on product_listing (stars desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_category_popular on product_listing (category_id, popularity desc, product_id desc) include (bits, charged_cents);
create index listing_category_price on product_listing (category_id, charged_cents, product_id) include (bits);
create index listing_category_newest on product_listing (category_id, created_at desc, product_id desc) include (bits, charged_cents);
create index listing_category_rating on product_listing (category_id, stars desc, product_id desc) include (bits, charged_cents);
-- A seller or a brand may have tens of thousands of products: they are walked in every order, too, instead of sorted.
create index listing_seller_popular on product_listing (seller_id, popularity desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_seller_price on product_listing (seller_id, charged_cents, product_id) include (bits, category_id);
create index listing_seller_newest on product_listing (seller_id, created_at desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_seller_rating on product_listing (seller_id, stars desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_brand_popular on product_listing (brand, popularity desc, product_id desc) include (bits, category_id, charged_cents)
  where brand is not null;
create index listing_brand_price on product_listing (brand, charged_cents, product_id) include (bits, category_id) where brand is not null;
create index listing_brand_newest on product_listing (brand, created_at desc, product_id desc) include (bits, category_id, charged_cents)
  where brand is not null;
create index listing_brand_rating on product_listing (brand, stars desc, product_id desc) include (bits, category_id, charged_cents)
  where brand is not null;
create index listing_cell on product_listing (category_id, bits) include (product_id, popularity, charged_cents, created_at, stars);

-- Published products by what facets count of them. Writers only add changes, so that they never wait for each other;
-- changes are folded into the cells from time to time, each fold a generation.
create table facet_cell (
  id int generated always as identity primary key,
  category_id int not null,
  bits bigint not null,
  products int not null,
  generation int not null,
  unique (category_id, bits)
);
create index facet_cell_generation on facet_cell (generation);

create table facet_change (category_id int not null, bits bigint not null, products int not null);

-- One row. `epoch` counts the times all cells were made anew.
create table facet_state (epoch int not null, generation int not null);
insert into facet_state values (1, 1);

create function fold_facet_changes() returns void language plpgsql as $$
declare
  fold int;
begin
  update facet_state set generation = facet_state.generation + 1 returning facet_state.generation into fold;
  with changes as (delete from facet_change returning category_id, bits, products)
  insert into facet_cell as cell (category_id, bits, products, generation)
    select category_id, bits, sum(products)::int, fold from changes group by 1, 2 having sum(products) <> 0
  on conflict (category_id, bits) do update set products = cell.products + excluded.products, generation = fold;
end $$;

-- Who writes whether products are available waits for a shop that is just opening or closing, and the other way round: the one that
-- comes second reads what the first has written.
create function lock_shops(ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from seller s where s.id in (select seller_id from product where id = any(ids)) order by s.id for key share;
end $$;

-- The listing rows of some products as they should be.
create function listing_rows(ids bigint[]) returns setof product_listing language sql stable as $$
  select p.id, p.seller_id, p.created_at,
    listing_bits(p.region, p.city_code, p.marks, p.discounted, p.available and not s.closed, p.charged_cents, p.allergens, p.allergens_declared, l.traces),
    p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand
  from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
  where p.id = any(ids) and p.status = 'published'
$$;

create function list_products(ids bigint[]) returns void language sql as $$
  select lock_shops(ids);
  delete from product_listing where product_id = any(ids)
    and not exists (select 1 from product p where p.id = product_listing.product_id and p.status = 'published');
  insert into product_listing as known select * from listing_rows(ids)
  on conflict (product_id) do update set seller_id = excluded.seller_id, created_at = excluded.created_at, bits = excluded.bits,
    category_id = excluded.category_id, charged_cents = excluded.charged_cents, popularity = excluded.popularity,
    stars = excluded.stars, brand = excluded.brand, version = known.version + 1
$$;

-- Makes everything anew from the products: after a bulk load that kept the triggers off.
create function rebuild_listing() returns void language plpgsql as $$
begin
  delete from facet_change;
  truncate product_listing, facet_cell restart identity;
  insert into product_listing
    select p.id, p.seller_id, p.created_at,
      listing_bits(p.region, p.city_code, p.marks, p.discounted, p.available and not s.closed, p.charged_cents, p.allergens, p.allergens_declared, l.traces),
      p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id where p.status = 'published' order by p.id;
  delete from facet_change;
  update facet_state set epoch = epoch + 1, generation = facet_state.generation + 1;
  insert into facet_cell (category_id, bits, products, generation)
    select category_id, bits, count(*)::int, (select generation from facet_state) from product_listing group by 1, 2 order by 1, 2;
end $$;

create function count_facet_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into facet_change select category_id, bits, count(*)::int from new_rows group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into facet_change select category_id, bits, -count(*)::int from old_rows group by 1, 2;
  else
    insert into facet_change values (old.category_id, old.bits, -1), (new.category_id, new.bits, 1);
  end if;
  return null;
end $$;

create trigger facet_insert after insert on product_listing referencing new table as new_rows
  for each statement execute function count_facet_changes();

create trigger facet_delete after delete on product_listing referencing old table as old_rows
  for each statement execute function count_facet_changes();

create trigger facet_update after update on product_listing for each row
  when ((old.category_id, old.bits) is distinct from (new.category_id, new.bits)) execute function count_facet_changes();

create function list_inserted_products() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from new_rows where status = 'published'));
  return null;
end $$;

create function list_updated_product() returns trigger language plpgsql as $$
begin
  perform list_products(array[new.id]);
  return null;
end $$;

create trigger listing_insert after insert on product referencing new table as new_rows
  for each statement execute function list_inserted_products();

-- Taking stock does not come here until it takes the last piece.
create trigger listing_update after update on product for each row
  when ((old.status, old.seller_id, old.category_id, old.brand, old.region, old.city_code, old.marks, old.discounted, old.available,
      old.charged_cents, old.allergens, old.allergens_declared, old.popularity, old.stars_hundredths, old.created_at)
    is distinct from (new.status, new.seller_id, new.category_id, new.brand, new.region, new.city_code, new.marks, new.discounted, new.available,
      new.charged_cents, new.allergens, new.allergens_declared, new.popularity, new.stars_hundredths, new.created_at))
  execute function list_updated_product();

create function relist_labelled_products() returns trigger language plpgsql as $$
begin
  perform list_products(array(select product_id from changed));
  return null;
end $$;

create trigger listing_insert after insert on product_label referencing new table as changed
  for each statement execute function relist_labelled_products();

create trigger listing_update after update on product_label referencing new table as changed
  for each statement execute function relist_labelled_products();

create trigger listing_delete after delete on product_label referencing old table as changed
  for each statement execute function relist_labelled_products();

-- Texts, pictures and price history are shown, but neither ordered nor counted by.
create function raise_product_versions() returns trigger language plpgsql as $$
begin
  update product_listing set version = version + 1 where product_id in (select product_id from changed);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array '{product_text,product_picture,price_period}'::text[] loop
    execute format('create trigger listing_insert after insert on %I referencing new table as changed for each statement execute function raise_product_versions()', shown);
    execute format('create trigger listing_update after update on %I referencing new table as changed for each statement execute function raise_product_versions()', shown);
    execute format('create trigger listing_delete after delete on %I referencing old table as changed for each statement execute function raise_product_versions()', shown);
  end loop;
end $$;

create function raise_product_versions_of() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'seller' then update product_listing set version = version + 1 where seller_id = new.id;
  elsif tg_table_name = 'category' then update product_listing set version = version + 1 where category_id = new.id;
  elsif tg_table_name = 'brand' then update product_listing set version = version + 1 where brand = new.slug;
  else update product_listing set version = version + 1 where product_id in (select id from product where warehouse_id = new.id);
  end if;
  return null;
end $$;

create trigger listing_renew after update on seller for each row
  when ((old.name, old.picture_hash, old.city, old.region) is distinct from (new.name, new.picture_hash, new.city, new.region)
    or (old.closed_until is distinct from new.closed_until and old.closed = new.closed))
  execute function raise_product_versions_of();

create trigger listing_renew after update on warehouse for each row
  when ((old.name, old.threshold_cents, old.fee_cents) is distinct from (new.name, new.threshold_cents, new.fee_cents))
  execute function raise_product_versions_of();

create trigger listing_renew after update on category for each row
  when ((old.slug, old.name) is distinct from (new.slug, new.name)) execute function raise_product_versions_of();

create trigger listing_renew after update on brand for each row
  when ((old.slug, old.name) is distinct from (new.slug, new.name)) execute function raise_product_versions_of();

create function open_or_close_shop() returns trigger language plpgsql as $$
begin
  perform 1 from seller where id = new.id for update;
  perform list_products(array(select product_id from product_listing where seller_id = new.id));
  if not search_is_off() then
    update search_document d set rank = n.rank, tier = search_tier_of(n.rank)
      from (select p.id, search_rank(p.available and not new.closed, p.popularity, p.id) as rank
        from product_listing l join product p on p.id = l.product_id where l.seller_id = new.id) n
      where d.product_id = n.id and d.rank <> n.rank;
  end if;
  -- lists and counts change that show nothing of this shop
  perform announce_tags('{catalogue}');
  return null;
end $$;

create trigger listing_closed after update on seller for each row when (old.closed is distinct from new.closed)
  execute function open_or_close_shop();

-- Programs keep categories beside the cells.
create function renew_facets() returns trigger language plpgsql as $$
begin
  update facet_state set generation = generation + 1;
  return null;
end $$;

create trigger facets_insert after insert or delete on category for each statement execute function renew_facets();

create trigger facets_update after update on category for each row
  when ((old.slug, old.name, old.position, old.parent_id) is distinct from (new.slug, new.name, new.position, new.parent_id))
  execute function renew_facets();
