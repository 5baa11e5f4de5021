-- What is missing from products is said here alone, by the names of the parts of a content (`texts.it.title`, `nutrition`). `requiredParts`
-- asks for the same of a content that is not stored; a test compares them over random products and drafts.

-- What reads many products is shared out among workers, so all that it calls may run there.
alter function attributes_of_category(int) parallel safe;

-- Whether a text says something. The first comparison is enough for nearly all, and costs a tenth.
create function is_said(words text) returns boolean language sql immutable parallel safe as $$
  select coalesce(words collate "C" >= '!' or btrim(words) <> '', false)
$$;

create function says_who(who jsonb) returns boolean language sql immutable parallel safe as $$
  select is_said(who->>'name') and is_said(who->>'address')
$$;

-- What each category asks for, with what it inherits; a fact of the label is not asked for again.
create function asked_attributes() returns table (category_id int, codes text[]) language plpgsql stable parallel safe rows 50 as $$
begin
  return query select c.id, array_agg(u.attribute_code order by u.attribute_code) from category c cross join lateral attributes_of_category(c.id) u
    join attribute a on a.code = u.attribute_code and a.label_field is null where u.required group by c.id;
end $$;

-- Attributes that neither a draft gives (null takes one away) nor, where it does not name them, the live product.
create function missing_attributes(product bigint, codes text[], said jsonb) returns text language sql stable parallel safe as $$
  select string_agg('attributes.' || code, E'\n') from unnest(codes) code where not coalesce(said->code <> 'null',
    exists (select from product_attribute v where v.product_id = product and v.attribute_code = code))
$$;

-- Whether a draft may leave a translation without a title.
create function is_untitled(said jsonb) returns boolean language sql immutable parallel safe as $$
  select said is not null and not is_said(said->>'title') and (is_said(said->>'shortDescription') or said->'tags' <> '[]' or said->'questions' <> '[]'
    or not said ?& '{title,shortDescription,tags,questions}')
$$;

-- The title of such a translation, where what is said with it would be lost.
create function untitled_part(product bigint, in_lang text, said jsonb) returns text language sql stable parallel safe as $$
  select 'texts.' || in_lang || '.title' from (select) one left join product_text t on t.product_id = product and t.lang = in_lang
    where not is_said(coalesce(said->>'title', t.title)) and (is_said(coalesce(said->>'shortDescription', t.short_description))
      or coalesce(said->'tags', to_jsonb(t.tags), '[]') <> '[]' or coalesce(said->'questions', t.questions, '[]') <> '[]')
$$;

-- What an import found missing and put a stand-in for, besides what is looked at itself; a picture is not asked for by law.
create function found_missing(fields text[]) returns text language sql immutable parallel safe as $$
  select string_agg(field, E'\n') from unnest(fields) field
    where field not in ('picture', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'alcoholByVolume')
$$;

-- Products of a shop, or (without one) of a list of ids, that lack something.
-- edited: as they are being edited, asked for all that publishing asks for; those on sale without a draft were asked, and are left out.
-- Otherwise as they are live, asked for what nothing is sold without; so is one that is paused and has no draft.
create function missing_parts(edited boolean, of_seller bigint, ids bigint[])
  returns table (product_id bigint, status text, missing text[]) language sql stable parallel safe as $$
  select id, status, string_to_array(missing, E'\n') from (
    select id, status, concat_ws(E'\n',
        case when not (is_said(it->>'title') or it->'title' is null and is_said(title)) then 'texts.it.title' end,
        case when is_food and not has_ingredients then 'texts.it.ingredients' end,
        case when is_food and not is_said(coalesce(it->>'origin', origin->>'it')) then 'texts.it.origin' end,
        case when is_food and not is_said(coalesce(it->>'storage', storage->>'it')) then 'texts.it.storage' end,
        case when not is_food and not is_said(coalesce(it->>'warnings', warnings->>'it')) then 'texts.it.warnings' end,
        case when is_food and not coalesce(changed->'allergens' <> 'null', allergens_declared) then 'allergens' end,
        case when is_food and not coalesce(case when eaten ? 'exempt' then btrim(eaten->>'exempt') not in ('', 'not-declared')
          else eaten ?& '{per,energyKj,energyKcal,fat,saturates,carbohydrate,sugars,protein,salt}' and not eaten @? '$.* ? (@ == null)' end, false)
          then 'nutrition' end,
        case when is_food and not case when changed ? 'operator' then says_who(changed->'operator')
          else is_said(operator_name) and is_said(operator_address) end then 'operator' end,
        case when is_made and not (says_who(safe->'maker') and is_said(safe->>'contact')) then 'safety' end,
        case when declares_alcohol and not coalesce(changed->'alcoholByVolume' <> 'null', alcohol_by_volume is not null) then 'alcoholByVolume' end,
        case when not is_asked_all then nullif(concat_ws(E'\n',
          case when not has_label then 'label' end,
          case when alcohol and not declares_alcohol and alcohol_by_volume is null then 'alcoholByVolume' end,
          -- what the adult-only rules go by
          case when alcohol <> (alcohol_by_volume > 1.2) then 'alcohol' end,
          case when missing_fields <> '{}' then found_missing(missing_fields) end), '') end,
        case when is_asked_all and not has_category then 'category' end,
        case when is_asked_all and not coalesce(changed->'vatRate' <> 'null', not is_stub or 'vatRate' <> all(missing_fields)) then 'vatRate' end,
        case when is_asked_all and not coalesce(changed->'netQuantity' <> 'null', not is_stub or 'netQuantity' <> all(missing_fields))
          then 'netQuantity' end,
        case when is_asked_all and not coalesce(changed->'shipsTo' <> '[]', ships_to <> '{}') then 'shipsTo' end,
        case when is_asked_all and imported <> 'null' and not says_who(imported) then 'importer' end,
        case when is_asked_all and main <> 'null' and not (is_said(main#>>'{name,it}') and main->'places' <> '[]') then 'primaryIngredient' end,
        case when is_asked_all and marks <> '[]' and marks @> '[{"code": "bio"}]'
          and not coalesce(grown->>'origin' is not null and is_said(grown->>'operatorCode'), false) then 'organic' end,
        case when is_asked_all and (is_said(coalesce(en->>'priceReason', price_reason->>'en')) or is_said(coalesce(es->>'priceReason', price_reason->>'es')))
          and not is_said(coalesce(it->>'priceReason', price_reason->>'it')) then 'texts.it.priceReason' end,
        case when is_asked_all and is_untitled(en) then untitled_part(id, 'en', en) end,
        case when not is_asked_all then null
          -- Reg. (EU) 1169/2011 art. 15: in a language that is understood where it is sold
          when coalesce(changed->'shipsTo' ? 'ES', 'ES' = any(ships_to)) then nullif(concat_ws(E'\n',
            case when not (is_said(es->>'title') or es->'title' is null and has_spanish) then 'texts.es.title' end,
            case when is_food and not is_said(coalesce(es->>'ingredients', ingredients->>'es')) then 'texts.es.ingredients' end,
            case when is_food and not is_said(coalesce(es->>'origin', origin->>'es')) then 'texts.es.origin' end,
            case when is_food and not is_said(coalesce(es->>'storage', storage->>'es')) then 'texts.es.storage' end,
            case when not is_food and not is_said(coalesce(es->>'warnings', warnings->>'es')) then 'texts.es.warnings' end), '')
          when is_untitled(es) then untitled_part(id, 'es', es) end,
        case when not is_asked_all or codes is null or jsonb_strip_nulls(changed->'attributes') ?& codes
            -- most categories ask for one: what a join finds is not looked for by a function, which takes ten times as long
            or cardinality(codes) = 1 and has_first and not coalesce(changed->'attributes' ? codes[1], false) then null
          else missing_attributes(id, codes, changed->'attributes') end
      ) as missing
    from (select *, not is_made or has_ingredients as is_food from (
      select d.*, coalesce(safe <> 'null', false) as is_made, is_said(coalesce(it->>'ingredients', ingredients->>'it')) as has_ingredients,
        coalesce(c.declares_alcohol, false) as declares_alcohol, c.id is not null as has_category, r.codes,
        v.product_id is not null as has_first
      from (
        -- a part of the draft, also one that says nothing, comes before the live one
        select *, changed#>'{texts,it}' as it, changed#>'{texts,en}' as en, changed#>'{texts,es}' as es,
          coalesce(changed->'safety', safety) as safe, coalesce(changed->'nutrition', nutrition) as eaten, coalesce(changed->'importer', importer) as imported,
          coalesce(changed->'marks', mark_registers) as marks, coalesce(changed->'organic', organic) as grown,
          coalesce(changed->'primaryIngredient', primary_ingredient) as main,
          case when changed ? 'category' then changed->>'category'
            when not (is_asked_all and is_stub and 'category' = any(missing_fields)) then live_category end as category
        from (
          select p.id, p.status, k.slug as live_category, p.ships_to, p.allergens_declared, p.alcohol, p.status = 'draft' as is_stub,
            edited and (p.status = 'draft' or w.product_id is not null) as is_asked_all,
            -- unpacked once, not wherever it is read
            w.content || '{}' as changed, t.title, s.product_id is not null as has_spanish, l.product_id is not null as has_label,
            l.ingredients, l.origin, l.storage, l.warnings, l.price_reason, l.nutrition, l.operator_name, l.operator_address, l.safety, l.importer,
            l.primary_ingredient, l.organic, l.mark_registers, l.alcohol_by_volume, coalesce(l.missing_fields, '{}') as missing_fields
          from product p join category k on k.id = p.category_id
            left join product_label l on l.product_id = p.id
            left join product_text t on t.product_id = p.id and t.lang = 'it'
            left join product_text s on s.product_id = p.id and s.lang = 'es'
            left join product_draft w on edited and w.product_id = p.id and w.content is not null
          where case when of_seller is null then p.id = any(ids) else p.seller_id = of_seller end
            and (not edited or p.status <> 'published' or w.product_id is not null)
          offset '0') s
        offset '0') d
        left join category c on c.slug = category
        left join asked_attributes() r on edited and r.category_id = c.id
        left join product_attribute v on v.product_id = d.id and v.attribute_code = r.codes[1] and v.position = 0
      offset '0') e) f
    -- as text, not a number: only so it may be shared out
    offset '0') g
  where missing <> ''
$$;

create or replace function edited_missing(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select product_id, missing from missing_parts(true, null, ids)
$$;
drop function edited_texts;

create or replace function products_missing(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select product_id, missing from missing_parts(false, null, ids)
$$;

-- What was on sale before these were asked for stays so, until its shop publishes it anew.
create or replace function incomplete_products(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select product_id, missing from (
    select m.product_id, array(select part from unnest(m.missing) part where part not in ('safety', 'texts.it.warnings')) as missing
    from missing_parts(false, null, ids) m where m.status = 'published') checked
  where missing <> '{}'
$$;
