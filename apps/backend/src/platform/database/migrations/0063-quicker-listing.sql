-- Many prices at once list their products one by one: the plans for it are made once in a session, where making them took longer than the rest.
create or replace function list_products(ids bigint[]) returns void language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
begin
  perform lock_shops(ids);
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
    stars = excluded.stars, brand = excluded.brand, family = excluded.family, family_place = excluded.family_place, version = known.version + 1;
end $$;
