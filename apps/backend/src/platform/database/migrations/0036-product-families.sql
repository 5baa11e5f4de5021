-- Products of one shop that are one product in several sizes or formats: each keeps its price, stock and label, lists show the family once.

create table product_family (
  id bigint generated always as identity primary key,
  seller_id bigint not null references seller on delete cascade,
  -- What they differ in, by language: {"it": "Formato"}.
  axis jsonb not null,
  version int not null default 1
);
create index product_family_seller on product_family (seller_id);

create table product_family_member (
  product_id bigint primary key references product on delete cascade,
  family_id bigint not null references product_family on delete cascade,
  position int not null,
  -- Its size or format, by language: {"it": "500 ml"}.
  value jsonb not null
);
create index product_family_member_family on product_family_member (family_id);

alter table product_listing add column family bigint, add column family_place int;
create index listing_family on product_listing (family) where family is not null;

create or replace function listing_rows(ids bigint[]) returns setof product_listing language sql stable as $$
  select p.id, p.seller_id, p.created_at, p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand,
    array(select distinct v.id from facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value) order by v.id),
    m.family_id, m.position
  from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
    left join product_family_member m on m.product_id = p.id
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
    stars = excluded.stars, brand = excluded.brand, family = excluded.family, family_place = excluded.family_place, version = known.version + 1
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
      array(select distinct v.id from facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value) order by v.id),
      m.family_id, m.position
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
      left join product_family_member m on m.product_id = p.id
    where p.status = 'published' order by p.id;
  update listing_state set epoch = epoch + 1;
  perform set_config('filiera.rebuilds_listing', 'off', true);
end $$;

drop trigger note_update on product_listing;
create trigger note_update after update on product_listing for each row
  when ((old.facets, old.charged_cents, old.popularity, old.stars, old.created_at, old.family, old.family_place)
    is distinct from (new.facets, new.charged_cents, new.popularity, new.stars, new.created_at, new.family, new.family_place))
  execute function note_listing_changes();

-- Of all members is shown in how many formats there is it.
create function relist_families() returns trigger language plpgsql as $$
begin
  perform list_products(array(select m.product_id from product_family_member m where m.family_id in (select family_id from changed)
    union select product_id from changed));
  return null;
end $$;

create trigger listing_insert after insert on product_family_member referencing new table as changed
  for each statement execute function relist_families();
create trigger listing_update after update on product_family_member referencing new table as changed
  for each statement execute function relist_families();
create trigger listing_delete after delete on product_family_member referencing old table as changed
  for each statement execute function relist_families();

create function raise_versions_of_siblings() returns trigger language plpgsql as $$
begin
  if current_setting('filiera.rebuilds_listing', true) = 'on' then return null; end if;
  update product_listing set version = version + 1
    where family in (select family from changed where family is not null) and product_id not in (select product_id from changed);
  return null;
end $$;

create trigger family_insert after insert on product_listing referencing new table as changed
  for each statement execute function raise_versions_of_siblings();
create trigger family_delete after delete on product_listing referencing old table as changed
  for each statement execute function raise_versions_of_siblings();
