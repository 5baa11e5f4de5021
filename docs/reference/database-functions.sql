-- Functions and triggers of the database as the migrations leave them, to be read, not run. A test compares this file with the database;
-- after a migration it is written anew: npx vitest run --project embedded apps/backend/test/upgrade/database-functions -u

CREATE OR REPLACE FUNCTION public.announce_changes_of(name text, VARIADIC arguments text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  call text := format('announce_rows(%s)', (select string_agg(quote_literal(argument), ', ') from unnest(arguments) argument));
begin
  execute format('create trigger announce_insert after insert on %I referencing new table as new_rows for each statement execute function %s', name, call);
  execute format('create trigger announce_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function %s', name, call);
  execute format('create trigger announce_delete after delete on %I referencing old table as old_rows for each statement execute function %s', name, call);
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids int[];
begin
  if tg_op = 'INSERT' then select array_agg(distinct collection_id) from new_rows into ids;
  elsif tg_op = 'DELETE' then select array_agg(distinct collection_id) from old_rows into ids;
  else select array_agg(distinct collection_id) from (table new_rows union table old_rows) changed into ids;
  end if;
  perform announce_tags(array(select 'collection:' || slug from collection where id = any(ids)));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else '(table new_rows except table old_rows) union all (table old_rows except table new_rows)' end;
  whole text[] := array_remove(array[tg_argv[0]], '');
  prefixes text[] := tg_argv[2 : tg_nargs - 1];
  keys text[];
begin
  execute format('select array_agg(key) from (select distinct %I::text as key from (%s) changed limit 201) keys', tg_argv[1], changed)
    into keys;
  if keys is null then return null; end if;
  perform announce_tags(case
    when cardinality(keys) > 200 then whole || array['everything']
    else whole || array(select prefix || key from unnest(keys) key, unnest(prefixes) prefix) end);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_tags(tags text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  for begins in 1 .. coalesce(cardinality(tags), 0) by 50 loop
    perform pg_notify('changes', to_json(tags[begins : begins + 49])::text);
  end loop;
end $function$
;
CREATE OR REPLACE FUNCTION public.asked_attributes()
 RETURNS TABLE(category_id integer, codes text[])
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 50
AS $function$
begin
  return query select c.id, array_agg(u.attribute_code order by u.attribute_code) from category c cross join lateral attributes_of_category(c.id) u
    join attribute a on a.code = u.attribute_code and a.label_field is null where u.required group by c.id;
end $function$
;
CREATE OR REPLACE FUNCTION public.attribute_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  update product_listing set version = version + 1
    where product_id in (select product_id from product_attribute where attribute_code = changed->>tg_argv[0]);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.attributes_of_category(of_category integer)
 RETURNS SETOF category_attribute
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above as (
    select id, parent_id, 0 as depth from category where id = of_category
    union all
    select c.id, c.parent_id, a.depth + 1 from above a join category c on c.id = a.parent_id where a.depth < 8)
  select distinct on (u.attribute_code) u.* from above a join category_attribute u on u.category_id = a.id
  order by u.attribute_code, a.depth
$function$
;
CREATE OR REPLACE FUNCTION public.begin_offers(ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into offer (seller_id, product_id, discounted_cents, starts_at, state, reduced_since)
  select seller_id, id, discounted_cents, coalesce(discount_started_at, created_at), 'running', coalesce(discount_started_at, created_at)
  from product where id = any(ids) and discounted_cents is not null
$function$
;
CREATE OR REPLACE FUNCTION public.begin_prices(first_id bigint, last_id bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into price_period (product_id, charged_cents, valid_from)
    select id, charged_cents, coalesce(discount_started_at, created_at) from product p
    where id between first_id and last_id and status = 'published'
      and not exists (select 1 from price_period h where h.product_id = p.id and h.valid_to is null)
$function$
;
CREATE OR REPLACE FUNCTION public.begin_reduction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.discount_started_at := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.check_published_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_incomplete(array(select product_id from product_listing where category_id = new.id));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.check_published_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'product' then perform refuse_incomplete(array[new.id]);
  else perform refuse_incomplete(array[old.product_id]);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.copy_label_facts(of_product bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from product_attribute v using attribute a
    where a.label_field is not null and v.attribute_code = a.code and (of_product is null or v.product_id = of_product);
  insert into product_attribute (product_id, attribute_code, kind, number)
    select l.product_id, a.code, a.kind, l.alcohol_by_volume from attribute a cross join product_label l
    where a.label_field is not null and l.alcohol_by_volume is not null and (of_product is null or l.product_id = of_product)
$function$
;
CREATE OR REPLACE FUNCTION public.countries_within(own text[], sent text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  if sent is null then return own; end if;
  return array(select c from unnest(own) with ordinality as o(c, place) where c = any(sent) order by place);
end $function$
;
CREATE OR REPLACE FUNCTION public.cover_owed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  covered int := least(new.owed, new.stock - old.stock);
begin
  new.stock := new.stock - covered;
  new.owed := new.owed - covered;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.edited_missing(ids bigint[])
 RETURNS TABLE(product_id bigint, missing text[])
 LANGUAGE sql
 STABLE
AS $function$
  select product_id, missing from missing_parts(true, null, ids)
$function$
;
CREATE OR REPLACE FUNCTION public.facets_of(p product, closed boolean, traces text[])
 RETURNS TABLE(facet text, value text)
 LANGUAGE plpgsql
 STABLE ROWS 16
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.finish_products(first_id bigint, last_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[] := array(select id from product where id between first_id and last_id);
begin
  perform order_titles(ids);
  perform begin_prices(first_id, last_id);
  perform begin_offers(ids);
  perform refuse_incomplete(ids);
end $function$
;
CREATE OR REPLACE FUNCTION public.fit_lots(of_product bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  with queue as (
    select id, pieces, sum(pieces) over (order by expires_on nulls last, id) as so_far, sum(pieces) over () as total
    from product_lot where product_id = of_product and blocked_at is null and pieces > 0),
  taken as (
    select id, least(pieces, greatest(0, total - greatest(0, pieces_for_lots(of_product)) - (so_far - pieces))) as pieces from queue)
  update product_lot l set pieces = l.pieces - taken.pieces from taken where l.id = taken.id and taken.pieces > 0
$function$
;
CREATE OR REPLACE FUNCTION public.follow_closed_until()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.closed := coalesce(new.closed_until >= (now() at time zone 'Europe/Rome')::date, false);
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.found_missing(fields text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(field, E'\n') from unnest(fields) field
    where field not in ('picture', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'alcoholByVolume')
$function$
;
CREATE OR REPLACE FUNCTION public.incomplete_products(ids bigint[])
 RETURNS TABLE(product_id bigint, missing text[])
 LANGUAGE sql
 STABLE
AS $function$
  select product_id, missing from (
    select m.product_id, array(select part from unnest(m.missing) part where part not in ('safety', 'texts.it.warnings')) as missing
    from missing_parts(false, null, ids) m where m.status = 'published') checked
  where missing <> '{}'
$function$
;
CREATE OR REPLACE FUNCTION public.is_said(words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(words collate "C" >= '!' or btrim(words) <> '', false)
$function$
;
CREATE OR REPLACE FUNCTION public.is_translated(texts jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(btrim(texts->>'it') <> '' and btrim(texts->>'en') <> '' and btrim(texts->>'es') <> '', false)
$function$
;
CREATE OR REPLACE FUNCTION public.is_untitled(said jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select said is not null and not is_said(said->>'title') and (is_said(said->>'shortDescription') or said->'tags' <> '[]' or said->'questions' <> '[]'
    or not said ?& '{title,shortDescription,tags,questions}')
$function$
;
CREATE OR REPLACE FUNCTION public.label_facts_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'attribute' then perform copy_label_facts(null);
  else perform copy_label_facts(new.product_id);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.leave_new(most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[] := array(select l.product_id from product_listing l join facet_value v on v.facet = 'new' and v.id = any(l.facets)
    where l.created_at <= now() - interval '30 days' order by l.product_id limit most);
begin
  if cardinality(ids) = 0 then return 0; end if;
  perform list_products(ids);
  perform announce_tags('{catalogue}');
  return cardinality(ids);
end $function$
;
CREATE OR REPLACE FUNCTION public.like_pattern(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select '%' || replace(replace(replace(public.plain_text($1), '\', '\\'), '%', '\%'), '_', '\_') || '%' $function$
;
CREATE OR REPLACE FUNCTION public.list_inserted_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_products(array(select id from new_rows where status = 'published'));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.list_products(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.list_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  listed bigint[];
  gone bigint[];
begin
  select array_agg(n.id order by n.id) filter (where n.status = 'published'), array_agg(n.id) filter (where n.status <> 'published')
  into listed, gone from new_rows n join old_rows o on o.id = n.id
  where 'published' in (o.status, n.status)
    and (o.status, o.seller_id, o.category_id, o.brand, o.region, o.city_code, o.marks, o.discounted, o.available, o.charged_cents, o.allergens,
      o.allergens_declared, o.popularity, o.stars_hundredths, o.created_at, o.temperature_class, o.ships_to, o.warehouse_id)
    is distinct from (n.status, n.seller_id, n.category_id, n.brand, n.region, n.city_code, n.marks, n.discounted, n.available, n.charged_cents, n.allergens,
      n.allergens_declared, n.popularity, n.stars_hundredths, n.created_at, n.temperature_class, n.ships_to, n.warehouse_id);
  if listed is not null then perform list_products(listed); end if;
  if gone is not null then delete from product_listing where product_id = any(gone); end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.listing_rows(ids bigint[])
 RETURNS SETOF product_listing
 LANGUAGE sql
 STABLE
AS $function$
  with valued as (
    select p.id, array_agg(distinct v.id order by v.id) as facets
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
      cross join lateral facets_of(p, s.closed, l.traces) f join facet_value v using (facet, value)
    where p.id = any(ids) and p.status = 'published' group by p.id)
  select p.id, p.seller_id, p.created_at, p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand,
    coalesce(valued.facets, '{}'), m.family_id, m.position
  from product p left join valued on valued.id = p.id left join product_family_member m on m.product_id = p.id
  where p.id = any(ids) and p.status = 'published' order by p.id
$function$
;
CREATE OR REPLACE FUNCTION public.lock_shops(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from seller s where s.id in (select seller_id from product where id = any(ids)) order by s.id for key share;
end $function$
;
CREATE OR REPLACE FUNCTION public.longest(texts text[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(max(char_length(text)), 0) from unnest(texts) text
$function$
;
CREATE OR REPLACE FUNCTION public.lowest_price_before(product_id bigint, moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select min(h.charged_cents) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days'));
end $function$
;
CREATE OR REPLACE FUNCTION public.lowest_price_since(product_id bigint, moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select min(h.valid_from) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days')
    having min(h.valid_from) > moment - interval '30 days');
end $function$
;
CREATE OR REPLACE FUNCTION public.missing_attributes(product bigint, codes text[], said jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select string_agg('attributes.' || code, E'\n') from unnest(codes) code where not coalesce(said->code <> 'null',
    exists (select from product_attribute v where v.product_id = product and v.attribute_code = code))
$function$
;
CREATE OR REPLACE FUNCTION public.missing_parts(edited boolean, of_seller bigint, ids bigint[])
 RETURNS TABLE(product_id bigint, status text, missing text[])
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
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
        case when is_asked_all and main <> 'null' and not (is_said(main#>>'{name,it}') and coalesce(main->'places', '[]') <> '[]') then 'primaryIngredient' end,
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
    offset '0') g
  where missing <> ''
$function$
;
CREATE OR REPLACE FUNCTION public.note_last_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update purchase_order set last_message_from = new.sender where id = new.order_id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.note_listing_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.open_or_close_shop()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.order_titles(ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into title_order
    select p.id, p.seller_id, plain_text(t.title)
    from product p join product_text t on t.product_id = p.id and t.lang = 'it' where p.id = any(ids)
  on conflict (product_id) do update set title = excluded.title
$function$
;
CREATE OR REPLACE FUNCTION public.pieces_for_lots(of_product bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select (p.stock - p.owed + coalesce((
    select sum(h.quantity - coalesce((select sum(l.pieces) from order_line_lot l
      where l.order_id = h.order_id and l.product_id = h.product_id), 0))
    from stock_hold h where h.product_id = p.id and h.state <> 'released' and not h.gone), 0))::int
  from product p where p.id = of_product
$function$
;
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.unaccent('public.unaccent', $1)) $function$
;
CREATE OR REPLACE FUNCTION public.price_before(p product)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case when p.discounted then greatest(p.discounted_cents, lowest_price_before(p.id, p.discount_started_at)) else p.price_cents end
$function$
;
CREATE OR REPLACE FUNCTION public.products_missing(ids bigint[])
 RETURNS TABLE(product_id bigint, missing text[])
 LANGUAGE sql
 STABLE
AS $function$
  select product_id, missing from missing_parts(false, null, ids)
$function$
;
CREATE OR REPLACE FUNCTION public.raise_product_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product_listing set version = version + 1 where product_id in (select product_id from changed);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.raise_product_versions_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'seller' then update product_listing set version = version + 1 where seller_id = new.id;
  elsif tg_table_name = 'category' then update product_listing set version = version + 1
    where category_id in (select id from category where id = new.id or parent_id = new.id);
  elsif tg_table_name = 'brand' then update product_listing set version = version + 1 where brand = new.slug;
  else update product_listing set version = version + 1 where product_id in (select id from product where warehouse_id = new.id);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.raise_row_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.row_version := old.row_version + 1;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.raise_versions_of_siblings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('filiera.rebuilds_listing', true) = 'on' then return null; end if;
  update product_listing set version = version + 1
    where family in (select family from changed where family is not null) and product_id not in (select product_id from changed);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.rebuild_listing()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.record_first_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform begin_offers(array(select id from new_rows where discounted_cents is not null));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.record_first_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_period (product_id, charged_cents, valid_from)
    select id, charged_cents, coalesce(discount_started_at, created_at) from new_rows where status = 'published';
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.record_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
begin
  -- What begins by the clock is there already.
  update offer set reduced_since = coalesce(new.discount_started_at, reduced_since)
  where product_id = new.id and state = 'running' and discounted_cents = new.discounted_cents;
  if found then return null; end if;
  update offer set state = 'over', over_at = moment, version = version + 1 where product_id = new.id and state = 'running';
  if new.discounted_cents is not null then
    insert into offer (seller_id, product_id, discounted_cents, starts_at, state, reduced_since)
    values (new.seller_id, new.id, new.discounted_cents, moment, 'running', coalesce(new.discount_started_at, moment));
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.record_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
begin
  update price_period set valid_to = moment where product_id = new.id and valid_to is null and valid_from < moment;
  if not found then delete from price_period where product_id = new.id and valid_to is null; end if;
  if new.status = 'published' then
    insert into price_period (product_id, charged_cents, valid_from) values (new.id, new.charged_cents, moment)
    on conflict (product_id, valid_from) do update set charged_cents = excluded.charged_cents, valid_to = null;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_closed_warehouse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare closed timestamptz;
begin
  -- waits for who is closing it
  select closed_at into closed from warehouse where id = new.warehouse_id for key share;
  if closed is not null then
    raise exception 'warehouse % is closed', new.warehouse_id using errcode = 'check_violation', constraint = 'product_open_warehouse';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_incomplete(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  faulty record;
begin
  select * into faulty from incomplete_products(ids) limit 1;
  if found then
    raise exception 'product % cannot be published without %', faulty.product_id, array_to_string(faulty.missing, ', ')
      using errcode = 'check_violation', constraint = 'product_published_complete', table = 'product';
  end if;
end $function$
;
CREATE OR REPLACE FUNCTION public.relist_families()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_products(array(select m.product_id from product_family_member m where m.family_id in (select family_id from changed)
    union select product_id from changed));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.relist_labelled_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_products(array(select product_id from changed));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.relist_warehouse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_products(array(select p.id from product p where p.warehouse_id = new.id and p.status = 'published' order by p.id));
  perform announce_tags('{catalogue}');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.renew_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listing_state set generation = generation + 1;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.says_who(who jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select is_said(who->>'name') and is_said(who->>'address')
$function$
;
CREATE OR REPLACE FUNCTION public.search_add_forms(phrase text, lang text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_form (form, lexemes, documents)
  select word, array[search_stem(lang, word)], 0 from (select distinct unnest(string_to_array(search_clean(phrase), ' ')) as word) w
  where word <> '' and search_stem(lang, word) is not null order by word
  on conflict (form) do nothing
$function$
;
CREATE OR REPLACE FUNCTION public.search_add_synonym_forms()
 RETURNS void
 LANGUAGE sql
AS $function$
  select search_add_forms(array_to_string(it || narrower, ' '), 'it'), search_add_forms(array_to_string(en, ' '), 'en'), search_add_forms(array_to_string(es, ' '), 'es')
  from search_synonym
$function$
;
CREATE OR REPLACE FUNCTION public.search_best(asked tsquery, wanted tsquery, size integer, strong real, enough integer, compared integer, frequent boolean, standing real, skipped integer, most integer)
 RETURNS TABLE(generation integer, total integer, product_id bigint)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  places tid[];
  matching int := 1001;
  best search_scored[] := '{}';
  firm int := 0;
begin
  if not frequent then
    select array_agg(place), count(*) into places, matching from (
      select ctid as place from search_document where tier = 0 and words @@ asked
      union all select ctid from search_document where tier = 1 and words @@ asked
      union all select ctid from search_document where tier = 2 and words @@ asked
      union all select ctid from search_document where tier = 3 and words @@ asked limit 1001) m;
  end if;
  if matching <= compared then
    best := array(select (d.product_id, search_match(d.words, wanted, size), d.rank)::search_scored from search_document d where d.ctid = any(places));
  else
    for tier in 0..3 loop
      best := best || case tier when 0 then array(select n from search_in_names_0(asked, wanted, size, compared) n)
        when 1 then array(select n from search_in_names_1(asked, wanted, size, compared) n)
        when 2 then array(select n from search_in_names_2(asked, wanted, size, compared) n)
        else array(select n from search_in_names_3(asked, wanted, size, compared) n) end;
      firm := (select count(*) from unnest(best) b where b.match >= strong);
      exit when firm >= enough;
    end loop;
    for tier in 0..3 loop
      exit when cardinality(best) >= enough;
      best := best || case tier when 0 then array(select t from search_in_text_0(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        when 1 then array(select t from search_in_text_1(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        when 2 then array(select t from search_in_text_2(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        else array(select t from search_in_text_3(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t) end;
    end loop;
  end if;
  return query select m.generation, matching, b.product_id from search_generation m
    left join lateral (select s.product_id, s.match + s.rank * standing as score from unnest(best) s order by 2 desc, 1 desc limit most offset skipped) b on true
    order by b.score desc, b.product_id desc;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_category_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if search_is_off() then return null; end if;
  perform search_enter_category(new);
  if tg_op = 'UPDATE' and old.name is distinct from new.name then
    insert into search_pending select id, count(*) over () <= 500 from product
      where category_id in (select id from category where id = new.id or parent_id = new.id) and status = 'published';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_clean(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select replace(replace(replace(replace(replace(
    regexp_replace(lower(public.unaccent('public.unaccent', $1)), $q$['.,;:!?()\[\]{}/\\|_*+%&<>=~^@#"`’‘“”«»…°´·–—$€£§×-]$q$, ' ', 'g'),
    '  ', ' '), ' sott olio', ' sottolio'), ' sotto olio', ' sottolio'), ' sott aceto', ' sottaceto'), ' sotto aceto', ' sottaceto')
$function$
;
CREATE OR REPLACE FUNCTION public.search_config(lang text)
 RETURNS regconfig
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case lang when 'en' then 'pg_catalog.english' when 'es' then 'pg_catalog.spanish' else 'pg_catalog.italian' end::regconfig $function$
;
CREATE OR REPLACE FUNCTION public.search_count_forms()
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET work_mem TO '64MB'
AS $function$
begin
  with counted as (
    select form, array_agg(distinct stem) as lexemes, max(documents)::int as documents, min(least) as least, max(most) as most
    from (select form, search_stem(lang, form) as stem, count(*) as documents, min(product_id) as least, max(product_id) as most
      from search_product_forms group by form, lang) f where stem is not null group by form
  ), best as (
    select form, (array_agg(product_id order by rank desc, product_id))[1:8] as best
    from (select distinct f.form, f.product_id, d.rank from search_document d join search_product_forms f using (product_id) where d.tier < 2) x group by form
  )
  insert into search_form as known (form, lexemes, documents, best)
    select form, lexemes, documents, coalesce(best, array_remove(array[least, nullif(most, least)], null))
    from counted left join best using (form) order by form
  on conflict (form) do update set lexemes = excluded.lexemes, documents = excluded.documents, best = excluded.best
    where (known.lexemes, known.documents, known.best) is distinct from (excluded.lexemes, excluded.documents, excluded.best);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_enter_category(c category)
 RETURNS void
 LANGUAGE sql
AS $function$
  select search_put_entries(array(select ('category', c.id, lang, coalesce(nullif(btrim(c.name->>lang), ''), c.name->>'it'), '/categories/' || c.slug,
    c.picture_hash, c.description->>lang)::search_entry_text from unnest('{it,en,es}'::text[]) lang))
$function$
;
CREATE OR REPLACE FUNCTION public.search_enter_post(post_id bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from search_entry where type = 'post' and id = $1;
  select search_put_entries(array(select ('post', p.id, t.lang, t.title, '/blog/' || p.id || '/' || t.slug, p.picture_hash,
    concat_ws(' ', tags_text(p.tags), t.excerpt, regexp_replace(t.text, '<[^>]*>', ' ', 'g')))::search_entry_text
  from post p join post_text t on t.post_id = p.id where p.id = $1 and p.status = 'published'))
$function$
;
CREATE OR REPLACE FUNCTION public.search_enter_sellers(ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from search_entry where type = 'seller' and id in (select id from seller where id = any(ids) and ended_at is not null);
  select search_put_entries(array(select ('seller', s.id, lang, s.name, '/sellers/' || s.id, s.picture_hash,
    concat_ws(' ', s.city, s.region, s.description->>lang))::search_entry_text
  from seller s, unnest('{it,en,es}'::text[]) lang where s.id = any(ids) and s.ended_at is null))
$function$
;
CREATE OR REPLACE FUNCTION public.search_entry_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_entry where type = tg_table_name and id = old.id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_expand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_expansion;
  with word as (
    select id, lang, phrase, wide from search_synonym,
      lateral (select 'it' as lang, unnest(it) as phrase, true as wide union all select 'en', unnest(en), true
        union all select 'es', unnest(es), true union all select 'it', unnest(narrower), false) w
  ), stemmed as (
    select distinct id, wide, array_to_string(search_stems(lang, phrase), ' ') as phrase, array_to_string(search_stems(lang, phrase), ' & ') as alternative
    from word where search_stems(lang, phrase) <> '{}'
  )
  insert into search_expansion select distinct a.phrase, b.alternative from stemmed a join stemmed b using (id) where a.wide;
  perform search_add_synonym_forms();
  update search_generation set generation = generation + 1;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_first(kind text, queries text[])
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  asked tsquery;
begin
  for place in 1..cardinality(queries) loop
    asked := queries[place];
    if kind = 'product' then
      if exists (select 1 from search_document where tier = 0 and words @@ asked) or exists (select 1 from search_document where tier = 1 and words @@ asked)
        or exists (select 1 from search_document where tier = 2 and words @@ asked) or exists (select 1 from search_document where tier = 3 and words @@ asked)
        then return place; end if;
    elsif exists (select 1 from search_entry where type = kind and words @@ asked) then return place;
    end if;
  end loop;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_guess(word text)
 RETURNS TABLE(kind text, form text, lexemes text[], documents integer)
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.34'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  stem text;
  l search_form;
  r search_form;
begin
  form := word; documents := 1; lexemes := '{}';
  for stem in select distinct x from unnest(array[search_stem('it', word), search_stem('en', word), search_stem('es', word)]) x where x is not null loop
    if exists (select 1 from search_document d where d.tier = 0 and d.words @@ stem::tsquery)
      or exists (select 1 from search_document d where d.tier = 1 and d.words @@ stem::tsquery)
      or exists (select 1 from search_document d where d.tier = 2 and d.words @@ stem::tsquery)
      or exists (select 1 from search_document d where d.tier = 3 and d.words @@ stem::tsquery)
      or exists (select 1 from search_entry e where e.words @@ stem::tsquery) then lexemes := lexemes || stem; end if;
  end loop;
  if lexemes <> '{}' then kind := 'stem'; return next; end if;
  if length(word) >= 3 then
    return query select 'prefix', f.form, f.lexemes, f.documents from search_form f
      where f.form ~>=~ word and f.form ~<~ (word || '{') order by f.documents desc, f.form limit 6;
  end if;
  if kind = 'stem' then return; end if;
  documents := 0;
  for at in 3..length(word) - 3 loop
    select * into l from search_form f where f.form = left(word, at) and f.documents > 0;
    if found then
      select * into r from search_form f where f.form = substr(word, at + 1) and f.documents > 0;
      if found and least(l.documents, r.documents) > documents then
        kind := 'split'; form := l.form || ' ' || r.form; documents := least(l.documents, r.documents);
        lexemes := array[array_to_string(l.lexemes, ' | '), array_to_string(r.lexemes, ' | ')];
      end if;
    end if;
  end loop;
  if kind = 'split' then return next; end if;
  return query select 'similar', f.form, f.lexemes, f.documents from search_form f
    where f.form % word and abs(length(f.form) - length(word)) <= 3 order by similarity(f.form, word) desc, f.documents desc limit 24;
  return query select 'similar', f.form, f.lexemes, f.documents from (
    select * from search_form near where left(near.form, 2) = left(word, 2) order by near.documents desc limit 200) f
    where length(word) <= 6 and abs(length(f.form) - length(word)) <= 1;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_head_length(clean text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(least(nullif(strpos(clean, ' in '), 0), nullif(strpos(clean, ' con '), 0), nullif(strpos(clean, ' al '), 0), nullif(strpos(clean, ' allo '), 0),
    nullif(strpos(clean, ' alla '), 0), nullif(strpos(clean, ' alle '), 0), nullif(strpos(clean, ' agli '), 0), nullif(strpos(clean, ' ai '), 0),
    nullif(strpos(clean, ' all '), 0), nullif(strpos(clean, ' sotto '), 0), nullif(strpos(clean, ' with '), 0), nullif(strpos(clean, ' under '), 0),
    nullif(strpos(clean, ' en '), 0), nullif(strpos(clean, ' a '), 0)), length(clean) + 1) - 1
$function$
;
CREATE OR REPLACE FUNCTION public.search_homonyms(lang text, clean text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case lang
    when 'en' then regexp_replace(clean, '\mpans?\M', 'pan0', 'g')
    when 'es' then regexp_replace(clean, '\mcolin(es)?\M', 'colin0', 'g')
    else regexp_replace(clean, '\mpassit[aeio]\M', 'passito0', 'g') end
$function$
;
CREATE OR REPLACE FUNCTION public.search_in_names_0(asked tsquery, wanted tsquery, size integer, most integer)
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 0 and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_names_1(asked tsquery, wanted tsquery, size integer, most integer)
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 1 and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_names_2(asked tsquery, wanted tsquery, size integer, most integer)
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 2 and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_names_3(asked tsquery, wanted tsquery, size integer, most integer)
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 3 and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_text_0(asked tsquery, wanted tsquery, size integer, most integer, named bigint[])
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 0 and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_text_1(asked tsquery, wanted tsquery, size integer, most integer, named bigint[])
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 1 and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_text_2(asked tsquery, wanted tsquery, size integer, most integer, named bigint[])
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 2 and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_in_text_3(asked tsquery, wanted tsquery, size integer, most integer, named bigint[])
 RETURNS SETOF search_scored
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = 3 and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
      $function$
;
CREATE OR REPLACE FUNCTION public.search_index(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
begin
  perform lock_shops(ids);
  delete from search_document d where d.product_id = any(ids)
    and not exists (select 1 from product p where p.id = d.product_id and p.status = 'published');
  insert into search_document as d (product_id, words, rank, tier)
    select n.product_id, n.words, n.rank, search_tier_of(n.rank) from search_product_words n where n.product_id = any(ids)
  on conflict (product_id) do update set words = excluded.words, rank = excluded.rank, tier = excluded.tier
    where (d.words, d.rank) is distinct from (excluded.words, excluded.rank);
  with seen as (
    select form, array_agg(distinct stem) as lexemes, count(distinct product_id)::int as documents, (array_agg(distinct product_id))[1:8] as best
    from (select form, search_stem(lang, form) as stem, product_id from search_product_forms where product_id = any(ids)) f where stem is not null group by form
  )
  insert into search_form as known (form, lexemes, documents, best) select * from seen order by form
  -- Counted well from time to time: here only what a word of few products needs to be found, so that writers rarely meet.
  on conflict (form) do update set lexemes = (select array_agg(distinct x) from unnest(known.lexemes || excluded.lexemes) x),
      best = (select (array_agg(distinct x))[1:8] from unnest(known.best || excluded.best) x),
      documents = greatest(known.documents, cardinality(known.best) + 1)
    where not known.lexemes @> excluded.lexemes or (cardinality(known.best) < 8 and not known.best @> excluded.best);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_index_now()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
begin
  if not exists (select from search_pending where product_id = new.product_id and at_once) then return null; end if;
  with gone as (delete from search_pending where at_once returning product_id) select array_agg(distinct product_id) into ids from gone;
  perform search_index(ids);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_index_pending(batch integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
begin
  with taken as (select ctid from search_pending where not at_once limit batch for update skip locked),
    gone as (delete from search_pending p using taken where p.ctid = taken.ctid returning p.product_id)
  select array_agg(distinct product_id) into ids from gone;
  if ids is not null then perform search_index(ids); end if;
  return coalesce(cardinality(ids), 0);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_is_off()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(current_setting('filiera.search', true), '') = 'off' $function$
;
CREATE OR REPLACE FUNCTION public.search_leave_seller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_enter_sellers(array[new.id]);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_match(words tsvector, wanted tsquery, size integer)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select ts_rank('{0.05, 0.15, 0.9, 1}', words, wanted) * size $function$
;
CREATE OR REPLACE FUNCTION public.search_naming(it text[], en text[], es text[], widen boolean)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
AS $function$
  with name as (
    select lang, trim(search_clean(phrase)) as phrase
    from (select 'it' as lang, unnest(it) as phrase union all select 'en', unnest(en) union all select 'es', unnest(es)) n
  ), said as (
    select phraseto_tsquery(search_config(lang), phrase)::text as one from name
    union select e.alternative from name join search_expansion e on e.phrase = array_to_string(search_stems(lang, name.phrase), ' ') where widen
  )
  select string_agg('(' || one || ')', ' | ')::tsquery from said where one <> ''
$function$
;
CREATE OR REPLACE FUNCTION public.search_own_words(lang text, clean text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case lang
    when 'en' then regexp_replace(clean, '\mpastes?\M|\mpasta (?=sauces?\M)', 'paste0 ', 'g')
    when 'es' then regexp_replace(clean, '\mpastas? (?=(de |con )?(anchoa|lavada|almendra|avellana|pistacho|cacao|aceituna|hilada|cocida|cruda|dura|blanda|prensada|madre))|(?<=salsa (de|para) )pasta\M|\mpastos?\M', 'paste0 ', 'g')
    else regexp_replace(clean, '\mpast[ae] (?=((d|di|alle|al) )?(acciugh|lavata|alici|mandorl|nocciol|pistacch|cacao|oliv|filata|cotta|semicotta|cruda|dura|semidura|molle|pressata|madre|frolla))', 'paste0 ', 'g') end
$function$
;
CREATE OR REPLACE FUNCTION public.search_part_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not search_is_off() then
    insert into search_pending select id from product where id = coalesce(new.product_id, old.product_id) and status = 'published';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_post_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_enter_post(case tg_table_name when 'post' then (to_jsonb(new)->>'id')::bigint
    else coalesce((to_jsonb(new)->>'post_id')::bigint, (to_jsonb(old)->>'post_id')::bigint) end);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_product_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not search_is_off() then insert into search_pending values (new.id); end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_products_naming(named tsquery)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select d.product_id from search_document d
  where d.words @@ named and not (
    d.words @@ (tsquery_phrase('senz', named) || tsquery_phrase('senz', named, 2) || tsquery_phrase('senz', named, 3) || tsquery_phrase('senz', named, 4))
    and not exists (select 1 from product_label l where l.product_id = d.product_id
      and (to_tsvector('italian', search_clean(l.ingredients->>'it')) || to_tsvector('english', search_clean(coalesce(l.ingredients->>'en', '')))
        || to_tsvector('spanish', search_clean(coalesce(l.ingredients->>'es', '')))) @@ named))
$function$
;
CREATE OR REPLACE FUNCTION public.search_put_entries(given search_entry_text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_entry select type, id, lang, title, path, picture_hash,
    setweight(to_tsvector(search_config(lang), search_homonyms(lang, search_clean(title))), 'A')
      || setweight(to_tsvector(search_config(lang), search_homonyms(lang, coalesce(search_clean(more), ''))), 'D'),
    to_tsvector('simple', search_clean(title)) from unnest(given)
  on conflict (type, id, lang) do update set title = excluded.title, path = excluded.path, picture_hash = excluded.picture_hash,
    words = excluded.words, name = excluded.name;
  delete from search_entry_word w using unnest(given) g where (w.type, w.id, w.lang) = (g.type, g.id, g.lang);
  insert into search_entry_word select distinct g.type, g.id, g.lang, word
    from unnest(given) g, unnest(string_to_array(search_clean(g.title), ' ')) as word where length(word) > 1;
  select search_add_forms(titles, lang) from (select lang, string_agg(title, ' ') as titles from unnest(given) group by lang
    order by array_position('{it,en,es}'::text[], lang) offset 0) learnt;
$function$
;
CREATE OR REPLACE FUNCTION public.search_rank(available boolean, popularity integer, id bigint)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case when available then 1 else 0 end + least(1, ln(1 + greatest(popularity, 0)) / 12) + (id % 997) * 1e-7)::real
$function$
;
CREATE OR REPLACE FUNCTION public.search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform search_rebuild_begin();
  perform search_rebuild_documents(0, (select max(id) from product));
  perform search_rebuild_index('search_document_' || tier || part)
    from unnest('{best,good,fair,rest}'::text[]) tier, unnest('{"",_names}'::text[]) part;
  perform search_rebuild_forms();
end $function$
;
CREATE OR REPLACE FUNCTION public.search_rebuild_begin()
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  least real[];
begin
  drop index if exists search_document_best, search_document_good, search_document_fair, search_document_rest,
    search_document_best_names, search_document_good_names, search_document_fair_names, search_document_rest_names;
  delete from search_pending;
  truncate search_document, search_rebuild_order;
  delete from search_tier;
  insert into search_tier select tier, coalesce((select rank from search_product_words order by rank desc offset last limit 1), -1)
    from (values (0, 1999), (1, 19999), (2, 299999)) t(tier, last);
  least := array(select least_rank from search_tier order by tier);
  insert into search_rebuild_order
    select row_number() over (order by case when w.rank >= least[1] then 0 when w.rank >= least[2] then 1 when w.rank >= least[3] then 2 else 3 end,
      p.category_id, t.title, p.id), p.id
    from search_product_words w join product p on p.id = w.product_id left join product_text t on t.product_id = p.id and t.lang = 'it';
end $function$
;
CREATE OR REPLACE FUNCTION public.search_rebuild_documents(first_place bigint, last_place bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  least0 real := (select least_rank from search_tier where tier = 0);
  least1 real := (select least_rank from search_tier where tier = 1);
  least2 real := (select least_rank from search_tier where tier = 2);
begin
  insert into search_document (product_id, words, rank, tier)
    select w.product_id, w.words, w.rank, case when w.rank >= least0 then 0 when w.rank >= least1 then 1 when w.rank >= least2 then 2 else 3 end
    from search_rebuild_order o join search_product_words w on w.product_id = o.product_id
    where o.place between first_place and last_place order by o.place;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_rebuild_forms()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  truncate search_rebuild_order;
  delete from search_form;
  perform search_enter_sellers(array(select id from seller));
  perform search_enter_category(c) from category c;
  perform search_enter_post(id) from post;
  perform search_add_synonym_forms();
  perform search_count_forms();
  update search_state set refreshed_at = now();
  update search_generation set generation = generation + 1;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_rebuild_index(name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create index %I on search_document using gin (%s) with (fastupdate = off) where tier = %s', name,
    case when name like '%names' then 'ts_filter(words, ''{a,b}'')' else 'words' end,
    case when name ~ '_best' then 0 when name ~ '_good' then 1 when name ~ '_fair' then 2 else 3 end);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_refresh(least_age interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from search_state where refreshed_at < now() - least_age for update skip locked;
  if not found then return false; end if;
  perform search_sort_tiers();
  perform search_count_forms();
  perform search_remove_forms(null);
  update search_state set refreshed_at = now();
  update search_generation set generation = generation + 1;
  return true;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_remove_forms(words text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_form f where (words is null or f.form = any(words)) and f.documents > 0
    and not exists (select 1 from unnest(f.best) id join search_document d on d.product_id = id);
  if not found then return; end if;
  perform search_add_synonym_forms();
  update search_generation set generation = generation + 1;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_remove_unlisted_forms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if search_is_off() then return null; end if;
  perform search_remove_forms(array(
    select distinct unnest(string_to_array(search_clean(concat_ws(' ', t.title, array_to_string(t.tags, ' '), p.brand)), ' '))
    from gone join product p on p.id = gone.product_id join product_text t on t.product_id = p.id));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_seller_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if search_is_off() then return null; end if;
  perform search_enter_sellers(array[new.id]);
  if tg_op = 'UPDATE' and (old.name, old.city) is distinct from (new.name, new.city) then
    insert into search_pending select id, count(*) over () <= 500 from product where seller_id = new.id and status = 'published';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_sort_tiers()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_tier;
  insert into search_tier select tier, coalesce((select rank from search_document order by rank desc offset last limit 1), -1)
    from (values (0, 1999), (1, 19999), (2, 299999)) t(tier, last);
  update search_document set tier = search_tier_of(rank) where tier <> search_tier_of(rank);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_stem(lang text, word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when word in ('senza', 'sin', 'without', 'non', 'no') then word when lang = 'en' and word in ('paste', 'pastes') then 'paste0'
    when search_homonyms(lang, word) <> word then search_homonyms(lang, word)
    else (case lang when 'en' then ts_lexize('english_stem', word) when 'es' then ts_lexize('spanish_stem', word) else ts_lexize('italian_stem', word) end)[1] end
$function$
;
CREATE OR REPLACE FUNCTION public.search_stems(lang text, phrase text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(stem order by place), '{}')
  from (select place, search_stem(lang, word) as stem from unnest(string_to_array(search_clean(phrase), ' ')) with ordinality as w(word, place) where word <> '') s
  where stem is not null
$function$
;
CREATE OR REPLACE FUNCTION public.search_text_words(config regconfig, title text, tags text, category text, more text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  lang text := case config when 'pg_catalog.english'::regconfig then 'en' when 'pg_catalog.spanish'::regconfig then 'es' else 'it' end;
  clean text := search_clean(title);
  thing text := left(clean, search_head_length(clean));
  kinds text := search_clean(coalesce(tags, ''));
  named text := concat_ws(' ', clean, kinds);
begin
  return setweight(to_tsvector(config, search_homonyms(lang, search_own_words(lang, thing))) || to_tsvector('simple', search_written(thing)), 'A')
    || setweight(to_tsvector(config, search_homonyms(lang, search_own_words(lang, substr(clean, length(thing) + 1)))), 'C')
    || setweight(to_tsvector(config, search_homonyms(lang, search_own_words(lang, kinds) || case when category ~ ' (e|and|y|&) ' then '' else ' ' || search_clean(category) end))
      || case when kinds = '' then '' else to_tsvector('simple', search_written(kinds)) end, 'B')
    || setweight(to_tsvector(config, search_homonyms(lang, search_clean(more) || case when search_own_words(lang, named) = named then '' else ' ' || named end)), 'D');
end $function$
;
CREATE OR REPLACE FUNCTION public.search_tier_of(rank real)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(min(tier), 3::smallint) from search_tier where rank >= least_rank
$function$
;
CREATE OR REPLACE FUNCTION public.search_written(clean text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select 'x' || replace(trim(clean), ' ', ' x') $function$
;
CREATE OR REPLACE FUNCTION public.slug_of(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select coalesce(
    nullif(left(trim(both '-' from regexp_replace(public.plain_text($1), '[^a-z0-9]+', '-', 'g')), 60), ''),
    'n-' || substr(md5($1), 1, 12)) $function$
;
CREATE OR REPLACE FUNCTION public.tags_text(text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array_to_string($1, ' ') $function$
;
CREATE OR REPLACE FUNCTION public.take_from_shelf()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update stock_hold set gone = true where order_id = new.order_id and not gone;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.title_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform order_titles(array[new.product_id]);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.untitled_part(product bigint, in_lang text, said jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'texts.' || in_lang || '.title' from (select) one left join product_text t on t.product_id = product and t.lang = in_lang
    where not is_said(coalesce(said->>'title', t.title)) and (is_said(coalesce(said->>'shortDescription', t.short_description))
      or coalesce(said->'tags', to_jsonb(t.tags), '[]') <> '[]' or coalesce(said->'questions', t.questions, '[]') <> '[]')
$function$
;
CREATE OR REPLACE FUNCTION public.withhold_pieces(of_product bigint, pieces integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update product p set stock = p.stock - least(p.stock, pieces), owed = p.owed + pieces - least(p.stock, pieces)
  where p.id = of_product
$function$
;
CREATE TRIGGER announce_delete AFTER DELETE ON public.attribute REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'code', 'attribute:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.attribute REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'code', 'attribute:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.attribute REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'code', 'attribute:');
CREATE TRIGGER attribute_changed AFTER UPDATE ON public.attribute FOR EACH ROW EXECUTE FUNCTION attribute_changed('code');
CREATE TRIGGER facets_renew AFTER INSERT OR DELETE OR UPDATE ON public.attribute FOR EACH STATEMENT EXECUTE FUNCTION renew_facets();
CREATE TRIGGER label_facts_of_new AFTER INSERT ON public.attribute FOR EACH ROW WHEN ((new.label_field IS NOT NULL)) EXECUTE FUNCTION label_facts_changed();
CREATE TRIGGER announce_delete AFTER DELETE ON public.attribute_option REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.attribute_option REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.attribute_option REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER attribute_changed AFTER UPDATE ON public.attribute_option FOR EACH ROW EXECUTE FUNCTION attribute_changed('attribute_code');
CREATE TRIGGER facets_renew AFTER INSERT OR DELETE OR UPDATE ON public.attribute_option FOR EACH STATEMENT EXECUTE FUNCTION renew_facets();
CREATE TRIGGER audit_entry_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announce_delete AFTER DELETE ON public.banner REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('banners', 'slug');
CREATE TRIGGER announce_insert AFTER INSERT ON public.banner REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('banners', 'slug');
CREATE TRIGGER announce_update AFTER UPDATE ON public.banner REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('banners', 'slug');
CREATE TRIGGER announce_delete AFTER DELETE ON public.brand REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('brands', 'slug', 'brand:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.brand REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('brands', 'slug', 'brand:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.brand REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('brands', 'slug', 'brand:');
CREATE TRIGGER listing_renew AFTER UPDATE ON public.brand FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION raise_product_versions_of();
CREATE TRIGGER announce_delete AFTER DELETE ON public.category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('categories', 'slug', 'category:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('categories', 'slug', 'category:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('categories', 'slug', 'category:');
CREATE CONSTRAINT TRIGGER category_stays_complete AFTER UPDATE OF declares_alcohol ON public.category DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.declares_alcohol) EXECUTE FUNCTION check_published_category();
CREATE TRIGGER facets_insert AFTER INSERT OR DELETE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION renew_facets();
CREATE TRIGGER facets_update AFTER UPDATE ON public.category FOR EACH ROW WHEN (((((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.parent_id IS DISTINCT FROM new.parent_id))) EXECUTE FUNCTION renew_facets();
CREATE TRIGGER listing_renew AFTER UPDATE ON public.category FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION raise_product_versions_of();
CREATE TRIGGER search_category_changed AFTER INSERT OR UPDATE OF name, description, slug, picture_hash ON public.category FOR EACH ROW EXECUTE FUNCTION search_category_changed();
CREATE TRIGGER search_category_gone AFTER DELETE ON public.category FOR EACH ROW EXECUTE FUNCTION search_entry_gone();
CREATE TRIGGER announce_delete AFTER DELETE ON public.category_attribute REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.category_attribute REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.category_attribute REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'attribute_code', 'attribute:');
CREATE TRIGGER attribute_changed AFTER INSERT OR DELETE OR UPDATE ON public.category_attribute FOR EACH ROW EXECUTE FUNCTION attribute_changed('attribute_code');
CREATE TRIGGER facets_renew AFTER INSERT OR DELETE OR UPDATE ON public.category_attribute FOR EACH STATEMENT EXECUTE FUNCTION renew_facets();
CREATE TRIGGER announce_delete AFTER DELETE ON public.collection REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('collections', 'slug', 'collection:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.collection REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('collections', 'slug', 'collection:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.collection REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('collections', 'slug', 'collection:');
CREATE TRIGGER announce_delete AFTER DELETE ON public.collection_product REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_members();
CREATE TRIGGER announce_insert AFTER INSERT ON public.collection_product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_members();
CREATE TRIGGER announce_update AFTER UPDATE ON public.collection_product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_members();
CREATE TRIGGER announce_delete AFTER DELETE ON public.near_thing REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'near:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.near_thing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'near:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.near_thing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'near:');
CREATE TRIGGER order_event_shipped AFTER INSERT ON public.order_event FOR EACH ROW WHEN ((new.status = 'SHIPPED'::text)) EXECUTE FUNCTION take_from_shelf();
CREATE TRIGGER order_message_last AFTER INSERT ON public.order_message FOR EACH ROW EXECUTE FUNCTION note_last_message();
CREATE TRIGGER announce_delete AFTER DELETE ON public.page_content REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'page', 'page:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.page_content REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'page', 'page:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.page_content REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'page', 'page:');
CREATE TRIGGER announce_delete AFTER DELETE ON public.pairing REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'pairing:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.pairing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'pairing:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.pairing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'pairing:');
CREATE TRIGGER announce_delete AFTER DELETE ON public.post REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'id', 'post:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.post REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'id', 'post:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.post REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'id', 'post:');
CREATE TRIGGER search_post_changed AFTER INSERT OR UPDATE ON public.post FOR EACH ROW EXECUTE FUNCTION search_post_changed();
CREATE TRIGGER search_post_gone AFTER DELETE ON public.post FOR EACH ROW EXECUTE FUNCTION search_entry_gone();
CREATE TRIGGER announce_delete AFTER DELETE ON public.post_text REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'post_id', 'post:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.post_text REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'post_id', 'post:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.post_text REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('posts', 'post_id', 'post:');
CREATE TRIGGER search_post_text_changed AFTER INSERT OR DELETE OR UPDATE ON public.post_text FOR EACH ROW EXECUTE FUNCTION search_post_changed();
CREATE TRIGGER listing_delete AFTER DELETE ON public.price_period REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_insert AFTER INSERT ON public.price_period REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_update AFTER UPDATE ON public.price_period REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_inserted_products();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_updated_products();
CREATE TRIGGER offer_changed AFTER UPDATE ON public.product FOR EACH ROW WHEN ((old.discounted_cents IS DISTINCT FROM new.discounted_cents)) EXECUTE FUNCTION record_offer();
CREATE TRIGGER offer_first AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_first_offers();
CREATE TRIGGER offer_on_sale AFTER UPDATE ON public.product FOR EACH ROW WHEN (((old.status <> 'published'::text) AND (new.status = 'published'::text) AND new.discounted AND (NOT (old.discounted_cents IS DISTINCT FROM new.discounted_cents)))) EXECUTE FUNCTION record_offer();
CREATE TRIGGER open_warehouse_insert BEFORE INSERT ON public.product FOR EACH ROW EXECUTE FUNCTION refuse_closed_warehouse();
CREATE TRIGGER open_warehouse_update BEFORE UPDATE OF warehouse_id ON public.product FOR EACH ROW WHEN ((old.warehouse_id <> new.warehouse_id)) EXECUTE FUNCTION refuse_closed_warehouse();
CREATE TRIGGER price_changed AFTER UPDATE ON public.product FOR EACH ROW WHEN (((old.charged_cents IS DISTINCT FROM new.charged_cents) OR ((old.status = 'published'::text) IS DISTINCT FROM (new.status = 'published'::text)))) EXECUTE FUNCTION record_price();
CREATE TRIGGER price_first AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices();
CREATE TRIGGER product_owed BEFORE UPDATE OF stock ON public.product FOR EACH ROW WHEN (((new.stock > old.stock) AND (new.owed > 0))) EXECUTE FUNCTION cover_owed();
CREATE CONSTRAINT TRIGGER product_published_complete AFTER INSERT ON public.product DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'published'::text)) EXECUTE FUNCTION check_published_product();
CREATE TRIGGER product_row_version BEFORE UPDATE ON public.product FOR EACH ROW WHEN (((((old.price_cents IS DISTINCT FROM new.price_cents) OR (old.discounted_cents IS DISTINCT FROM new.discounted_cents)) OR (old.status IS DISTINCT FROM new.status)) OR (old.low_stock IS DISTINCT FROM new.low_stock))) EXECUTE FUNCTION raise_row_version();
CREATE CONSTRAINT TRIGGER product_stays_complete AFTER UPDATE OF status, category_id, allergens_declared, alcohol ON public.product DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'published'::text)) EXECUTE FUNCTION check_published_product();
CREATE TRIGGER reduction_begins BEFORE UPDATE ON public.product FOR EACH ROW WHEN (((new.discounted_cents IS NOT NULL) AND (((old.status <> 'published'::text) AND (new.status = 'published'::text)) OR ((old.discounted_cents IS NULL) AND (NOT (new.discount_started_at IS DISTINCT FROM old.discount_started_at)))))) EXECUTE FUNCTION begin_reduction();
CREATE TRIGGER search_product_added AFTER INSERT ON public.product FOR EACH ROW WHEN ((new.status = 'published'::text)) EXECUTE FUNCTION search_product_changed();
CREATE TRIGGER search_product_changed AFTER UPDATE ON public.product FOR EACH ROW WHEN ((((old.status = 'published'::text) OR (new.status = 'published'::text)) AND (((((((((((old.status IS DISTINCT FROM new.status) OR (old.available IS DISTINCT FROM new.available)) OR (old.popularity IS DISTINCT FROM new.popularity)) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.marks IS DISTINCT FROM new.marks)) OR (old.allergens IS DISTINCT FROM new.allergens)) OR (old.allergens_declared IS DISTINCT FROM new.allergens_declared)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.seller_id IS DISTINCT FROM new.seller_id)) OR (old.region IS DISTINCT FROM new.region)) OR (old.temperature_class IS DISTINCT FROM new.temperature_class)))) EXECUTE FUNCTION search_product_changed();
CREATE TRIGGER announce_delete AFTER DELETE ON public.product_attribute REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('catalogue', 'product_id', 'product:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.product_attribute REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('catalogue', 'product_id', 'product:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.product_attribute REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('catalogue', 'product_id', 'product:');
CREATE TRIGGER listing_delete AFTER DELETE ON public.product_attribute REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product_attribute REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product_attribute REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER listing_delete AFTER DELETE ON public.product_family_member REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_families();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product_family_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_families();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product_family_member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_families();
CREATE TRIGGER label_facts_insert AFTER INSERT ON public.product_label FOR EACH ROW WHEN ((new.alcohol_by_volume IS NOT NULL)) EXECUTE FUNCTION label_facts_changed();
CREATE TRIGGER label_facts_update AFTER UPDATE OF alcohol_by_volume ON public.product_label FOR EACH ROW WHEN ((old.alcohol_by_volume IS DISTINCT FROM new.alcohol_by_volume)) EXECUTE FUNCTION label_facts_changed();
CREATE CONSTRAINT TRIGGER label_stays_complete AFTER DELETE OR UPDATE ON public.product_label DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_published_product();
CREATE TRIGGER listing_delete AFTER DELETE ON public.product_label REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product_label REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product_label REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION relist_labelled_products();
CREATE TRIGGER search_label_changed AFTER INSERT OR DELETE OR UPDATE OF ingredients, traces ON public.product_label FOR EACH ROW EXECUTE FUNCTION search_part_changed();
CREATE TRIGGER family_delete AFTER DELETE ON public.product_listing REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_versions_of_siblings();
CREATE TRIGGER family_insert AFTER INSERT ON public.product_listing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_versions_of_siblings();
CREATE TRIGGER note_delete AFTER DELETE ON public.product_listing REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes();
CREATE TRIGGER note_insert AFTER INSERT ON public.product_listing REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes();
CREATE TRIGGER note_update AFTER UPDATE ON public.product_listing FOR EACH ROW WHEN ((((((((old.facets IS DISTINCT FROM new.facets) OR (old.charged_cents IS DISTINCT FROM new.charged_cents)) OR (old.popularity IS DISTINCT FROM new.popularity)) OR (old.stars IS DISTINCT FROM new.stars)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.family IS DISTINCT FROM new.family)) OR (old.family_place IS DISTINCT FROM new.family_place))) EXECUTE FUNCTION note_listing_changes();
CREATE TRIGGER listing_delete AFTER DELETE ON public.product_picture REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product_picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product_picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_delete AFTER DELETE ON public.product_text REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_insert AFTER INSERT ON public.product_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER listing_update AFTER UPDATE ON public.product_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_product_versions();
CREATE TRIGGER search_text_changed AFTER INSERT OR DELETE OR UPDATE ON public.product_text FOR EACH ROW EXECUTE FUNCTION search_part_changed();
CREATE TRIGGER title_order_follows AFTER INSERT OR UPDATE OF title ON public.product_text FOR EACH ROW WHEN ((new.lang = 'it'::text)) EXECUTE FUNCTION title_changed();
CREATE CONSTRAINT TRIGGER title_stays AFTER DELETE OR UPDATE ON public.product_text DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.lang = 'it'::text)) EXECUTE FUNCTION check_published_product();
CREATE TRIGGER product_version_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announce_delete AFTER DELETE ON public.promotion REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('promotions', 'slug');
CREATE TRIGGER announce_insert AFTER INSERT ON public.promotion REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('promotions', 'slug');
CREATE TRIGGER announce_update AFTER UPDATE ON public.promotion REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('promotions', 'slug');
CREATE TRIGGER announce_delete AFTER DELETE ON public.recipe REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'recipe:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.recipe REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'recipe:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.recipe REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'id', 'recipe:');
CREATE TRIGGER announce_delete AFTER DELETE ON public.recipe_product REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'recipe_id', 'recipe:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.recipe_product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'recipe_id', 'recipe:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.recipe_product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('everything', 'recipe_id', 'recipe:');
CREATE TRIGGER announce_delete AFTER DELETE ON public.review REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'product_id', 'reviews:', 'product:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.review REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'product_id', 'reviews:', 'product:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'product_id', 'reviews:', 'product:');
CREATE TRIGGER search_remove_forms AFTER DELETE ON public.search_document REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_remove_unlisted_forms();
CREATE CONSTRAINT TRIGGER search_pending_now AFTER INSERT ON public.search_pending DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.at_once) EXECUTE FUNCTION search_index_now();
CREATE TRIGGER search_synonym_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonym FOR EACH STATEMENT EXECUTE FUNCTION search_expand();
CREATE TRIGGER security_event_is_kept BEFORE DELETE ON public.security_event FOR EACH ROW WHEN ((old.at > (now() - '180 days'::interval))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER security_event_stays BEFORE UPDATE OR TRUNCATE ON public.security_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announce_delete AFTER DELETE ON public.seller REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('sellers', 'id', 'seller:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.seller REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('sellers', 'id', 'seller:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.seller REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('sellers', 'id', 'seller:');
CREATE TRIGGER listing_closed AFTER UPDATE ON public.seller FOR EACH ROW WHEN ((old.closed IS DISTINCT FROM new.closed)) EXECUTE FUNCTION open_or_close_shop();
CREATE TRIGGER listing_renew AFTER UPDATE ON public.seller FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.picture_hash IS DISTINCT FROM new.picture_hash)) OR (old.city IS DISTINCT FROM new.city)) OR (old.region IS DISTINCT FROM new.region)) OR ((old.closed_until IS DISTINCT FROM new.closed_until) AND (old.closed = new.closed)))) EXECUTE FUNCTION raise_product_versions_of();
CREATE TRIGGER search_ended AFTER UPDATE ON public.seller FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION search_leave_seller();
CREATE TRIGGER search_seller_changed AFTER INSERT OR UPDATE OF name, city, region, description, picture_hash ON public.seller FOR EACH ROW EXECUTE FUNCTION search_seller_changed();
CREATE TRIGGER search_seller_gone AFTER DELETE ON public.seller FOR EACH ROW EXECUTE FUNCTION search_entry_gone();
CREATE TRIGGER seller_closed BEFORE INSERT OR UPDATE OF closed_until ON public.seller FOR EACH ROW EXECUTE FUNCTION follow_closed_until();
CREATE TRIGGER announce_delete AFTER DELETE ON public.shop_holiday REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.shop_holiday REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.shop_holiday REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON public.stock_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announce_delete AFTER DELETE ON public.warehouse REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER announce_insert AFTER INSERT ON public.warehouse REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER announce_update AFTER UPDATE ON public.warehouse REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_rows('', 'seller_id', 'seller:');
CREATE TRIGGER listing_countries AFTER UPDATE ON public.warehouse FOR EACH ROW WHEN ((old.ships_to IS DISTINCT FROM new.ships_to)) EXECUTE FUNCTION relist_warehouse();
CREATE TRIGGER listing_renew AFTER UPDATE ON public.warehouse FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.threshold_cents IS DISTINCT FROM new.threshold_cents)) OR (old.fee_cents IS DISTINCT FROM new.fee_cents))) EXECUTE FUNCTION raise_product_versions_of();
