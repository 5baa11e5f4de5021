-- The lowest price of a product in the 30 days before a moment, in cents (Codice del consumo art. 17-bis); null when it was not on sale then.
create function lowest_price_before(product_id bigint, moment timestamptz) returns int language sql stable as $$
  select min(h.charged_cents) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days')
$$;

-- What is crossed out beside a reduced price, in cents: the reference of the reduction, the list price without history. Never less than
-- what is charged: then no reduction is announced.
create function price_before(p product) returns int language sql stable as $$
  select case when p.discounted
    then greatest(p.discounted_cents, coalesce(lowest_price_before(p.id, p.discount_started_at), p.price_cents)) else p.price_cents end
$$;

-- Lists call reduced what is announced as reduced.
create or replace function facets_of(p product, closed boolean, traces text[]) returns table (facet text, value text)
language plpgsql stable rows 16 as $$
begin
  return query select f.facet, f.value from (
    values ('category', p.category_id::text), ('seller', p.seller_id::text), ('brand', p.brand), ('city', p.city_code), ('region', p.region),
      ('temperature', p.temperature_class), ('discounts', case when p.discounted and price_before(p) > p.discounted_cents then 'yes' end),
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

select list_products(array(select p.id from product p where p.status = 'published' and p.discounted and price_before(p) = p.discounted_cents order by p.id));
