-- Values of filters are looked up once for all products that are listed: one by one, each product read the whole table of values. Rows
-- are locked in the order of their products.
create or replace function listing_rows(ids bigint[]) returns setof product_listing language sql stable as $$
  with valued as (
    select p.id, array_agg(distinct v.id order by v.id) as facets
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
      cross join lateral facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value)
    where p.id = any(ids) and p.status = 'published' group by p.id)
  select p.id, p.seller_id, p.created_at, p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand,
    coalesce(valued.facets, '{}'), m.family_id, m.position
  from product p left join valued on valued.id = p.id left join product_family_member m on m.product_id = p.id
  where p.id = any(ids) and p.status = 'published' order by p.id
$$;
