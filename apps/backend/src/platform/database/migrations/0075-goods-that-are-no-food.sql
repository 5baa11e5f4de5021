-- Goods that are no food (`product_label.safety` is given, and no ingredients) are asked for who makes them and for warnings (Reg. (EU)
-- 2023/988), not for what a label of food says.
create or replace function products_missing(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select id, missing from (
    select p.id, array_remove(array[
      case when coalesce(trim(t.title), '') = '' then 'title' end,
      case when l.product_id is null then 'label' end,
      case when k.food and coalesce(trim(l.ingredients->>'it'), '') = '' then 'ingredients' end,
      case when k.food and not p.allergens_declared then 'allergens' end,
      case when not k.food then null
        when l.nutrition ? 'exempt' and coalesce(trim(l.nutrition->>'exempt'), '') not in ('', 'not-declared') then null
        when l.nutrition ?& '{per,energyKj,energyKcal,fat,saturates,carbohydrate,sugars,protein,salt}' then null
        else 'nutrition' end,
      case when k.food and coalesce(trim(l.origin->>'it'), '') = '' then 'origin' end,
      case when k.food and coalesce(trim(l.storage->>'it'), '') = '' then 'storage' end,
      case when k.food
        and (coalesce(trim(l.operator_name), '') = '' or coalesce(trim(l.operator_address), '') = '') then 'operator' end,
      case when l.safety is not null and '' in (coalesce(trim(l.safety#>>'{maker,name}'), ''),
        coalesce(trim(l.safety#>>'{maker,address}'), ''), coalesce(trim(l.safety->>'contact'), '')) then 'safety' end,
      case when not k.food and coalesce(trim(l.warnings->>'it'), '') = '' then 'warnings' end,
      case when (c.declares_alcohol or p.alcohol) and l.alcohol_by_volume is null then 'alcoholByVolume' end,
      -- what the adult-only rules go by
      case when p.alcohol <> (l.alcohol_by_volume > 1.2) then 'alcohol' end
    -- what an import found missing and put a stand-in for; a picture is not asked for by law
    ] || array(select field from unnest(l.missing_fields) field where field not in ('picture', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'alcoholByVolume')), null) as missing
    from product p join category c on c.id = p.category_id
      left join product_label l on l.product_id = p.id
      left join product_text t on t.product_id = p.id and t.lang = 'it'
      cross join lateral (select l.safety is null or coalesce(trim(l.ingredients->>'it'), '') <> '' as food) k
    where p.id = any(ids)) checked
  where missing <> '{}'
$$;

-- What was on sale before these were asked for stays so, until its shop publishes it anew.
create or replace function incomplete_products(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select product_id, missing from (
    select m.product_id, array(select field from unnest(m.missing) field where field not in ('safety', 'warnings')) as missing
    from products_missing(array(select id from product where id = any(ids) and status = 'published')) m) checked
  where missing <> '{}'
$$;
