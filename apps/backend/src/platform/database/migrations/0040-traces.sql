-- What a label says is in a product is also a value apart from what there may be traces of: those with traces alone can be listed.

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
    union all select 'ships_to', unnest(p.ships_to)
    union all select 'attribute:' || a.attribute_code, coalesce(a.option_code, trim_scale(a.number)::text, case when a.yes_no then 'yes' else 'no' end)
      from product_attribute a where a.product_id = p.id and a.kind <> 'text'
  ) f (facet, value)
  where f.value is not null;
end $$;

select rebuild_listing();
