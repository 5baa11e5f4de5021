-- What a product says in a language as it is being edited; empty where it says nothing.
create function edited_texts(id bigint, changed jsonb, label product_label, lang text)
  returns table (title text, has_more boolean, ingredients text, origin text, storage text, warnings text, price_reason text)
  language sql stable as $$
  select coalesce(d.said->>'title', t.title, ''),
    -- what a translation without a title would lose
    btrim(coalesce(d.said->>'shortDescription', t.short_description, '')) <> ''
      or coalesce(d.said->'tags', to_jsonb(t.tags), '[]') <> '[]' or coalesce(d.said->'questions', t.questions, '[]') <> '[]',
    coalesce(d.said->>'ingredients', label.ingredients->>lang, ''), coalesce(d.said->>'origin', label.origin->>lang, ''),
    coalesce(d.said->>'storage', label.storage->>lang, ''), coalesce(d.said->>'warnings', label.warnings->>lang, ''),
    coalesce(d.said->>'priceReason', label.price_reason->>lang, '')
  -- `offset 0`: read once, not wherever it is named
  from (select changed->'texts'->lang as said offset 0) d left join product_text t on t.product_id = edited_texts.id and t.lang = edited_texts.lang
$$;

-- What publishing a product would lack, as it is being edited: its draft above what is live. `requiredParts` asks for the same. What
-- is or was on sale and has no draft is as it is live.
create function edited_missing(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  with required as materialized (
    select c.id as category_id, u.attribute_code as code from category c cross join lateral attributes_of_category(c.id) u
      join attribute a on a.code = u.attribute_code and a.label_field is null where u.required)
  select m.product_id, m.missing from products_missing(array(select id from product where id = any(ids) and status <> 'draft'
    and not exists (select from product_draft w where w.product_id = product.id and w.content is not null))) m
  union all
  select id, missing from (
    select p.id, array_remove(array[
      case when btrim(it.title) = '' or btrim(en.title) = '' and en.has_more or btrim(es.title) = '' and es.has_more then 'title' end,
      case when l.product_id is null then 'label' end,
      case when k.food and btrim(it.ingredients) = '' then 'ingredients' end,
      case when k.food and not e.allergens then 'allergens' end,
      case when k.food and not e.nutrition then 'nutrition' end,
      case when k.food and btrim(it.origin) = '' then 'origin' end,
      case when k.food and btrim(it.storage) = '' then 'storage' end,
      case when k.food and '' in (coalesce(btrim(e.operator->>'name'), ''), coalesce(btrim(e.operator->>'address'), '')) then 'operator' end,
      case when e.safety is not null and '' in (coalesce(btrim(e.safety#>>'{maker,name}'), ''),
        coalesce(btrim(e.safety#>>'{maker,address}'), ''), coalesce(btrim(e.safety->>'contact'), '')) then 'safety' end,
      case when not k.food and btrim(it.warnings) = '' then 'warnings' end,
      case when e.ships_to ? 'ES' and (btrim(es.title) = ''
        or k.food and '' in (btrim(es.ingredients), btrim(es.origin), btrim(es.storage))
        or not k.food and btrim(es.warnings) = '') then 'spanish' end,
      case when c.declares_alcohol and e.alcohol is null then 'alcoholByVolume' end,
      case when c.id is null then 'category' end,
      case when not e.vat_rate then 'vatRate' end,
      case when not e.net_quantity then 'netQuantity' end,
      case when e.ships_to = '[]' then 'shipsTo' end,
      case when btrim(it.price_reason) = '' and btrim(en.price_reason || es.price_reason) <> '' then 'priceReason' end,
      case when e.importer is not null
        and '' in (coalesce(btrim(e.importer->>'name'), ''), coalesce(btrim(e.importer->>'address'), '')) then 'importer' end,
      case when e.primary_ingredient is not null and (coalesce(btrim(e.primary_ingredient#>>'{name,it}'), '') = ''
        or coalesce(e.primary_ingredient->'places', '[]') = '[]') then 'primaryIngredient' end,
      case when e.marks @> '[{"code": "bio"}]'
        and (e.organic is null or e.organic->>'origin' is null or btrim(e.organic->>'operatorCode') = '') then 'organic' end,
      case when exists (select from required r where r.category_id = c.id
        and not case when d.changed->'attributes' ? r.code then d.changed->'attributes'->r.code <> 'null'
          else exists (select from product_attribute v where v.product_id = p.id and v.attribute_code = r.code) end) then 'attributes' end
    ], null) as missing
    from product p
      left join product_label l on l.product_id = p.id
      left join product_draft w on w.product_id = p.id and w.content is not null
      cross join lateral (select coalesce(w.content, '{}') || '{}' as changed offset 0) d
      -- a value of the draft, also one that says nothing, comes before the live one
      cross join lateral (select
        case when d.changed ? 'category' then (select id from category where slug = d.changed->>'category')
          when p.status = 'draft' and 'category' = any(l.missing_fields) then null else p.category_id end as category_id,
        case when d.changed ? 'allergens' then d.changed->'allergens' <> 'null' else p.allergens_declared end as allergens,
        case when d.changed ? 'nutrition' then d.changed->'nutrition' ? 'exempt'
            or d.changed->'nutrition' <> 'null' and not exists (select from jsonb_each(d.changed->'nutrition') n where n.value = 'null')
          when l.nutrition ? 'exempt' then coalesce(btrim(l.nutrition->>'exempt'), '') not in ('', 'not-declared')
          else l.nutrition ?& '{per,energyKj,energyKcal,fat,saturates,carbohydrate,sugars,protein,salt}' end as nutrition,
        case when d.changed ? 'operator' then d.changed->'operator'
          else jsonb_build_object('name', l.operator_name, 'address', l.operator_address) end as operator,
        nullif(case when d.changed ? 'safety' then d.changed->'safety' else l.safety end, 'null') as safety,
        case when d.changed ? 'shipsTo' then d.changed->'shipsTo' else to_jsonb(p.ships_to) end as ships_to,
        case when d.changed ? 'alcoholByVolume' then d.changed->>'alcoholByVolume' else l.alcohol_by_volume::text end as alcohol,
        case when d.changed ? 'vatRate' then d.changed->'vatRate' <> 'null'
          else p.status <> 'draft' or not coalesce('vatRate' = any(l.missing_fields), false) end as vat_rate,
        case when d.changed ? 'netQuantity' then d.changed->'netQuantity' <> 'null'
          else p.status <> 'draft' or not coalesce('netQuantity' = any(l.missing_fields), false) end as net_quantity,
        nullif(case when d.changed ? 'importer' then d.changed->'importer' else l.importer end, 'null') as importer,
        nullif(case when d.changed ? 'primaryIngredient' then d.changed->'primaryIngredient' else l.primary_ingredient end, 'null')
          as primary_ingredient,
        case when d.changed ? 'marks' then d.changed->'marks' else l.mark_registers end as marks,
        nullif(case when d.changed ? 'organic' then d.changed->'organic' else l.organic end, 'null') as organic
        offset 0) e
      left join category c on c.id = e.category_id
      cross join lateral edited_texts(p.id, d.changed, l, 'it') it
      cross join lateral edited_texts(p.id, d.changed, l, 'en') en
      cross join lateral edited_texts(p.id, d.changed, l, 'es') es
      cross join lateral (select e.safety is null or btrim(it.ingredients) <> '' as food) k
    where p.id = any(ids) and (p.status = 'draft' or w.product_id is not null)) checked
  where missing <> '{}'
$$;
