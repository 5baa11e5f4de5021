-- What may be sold is complete, and every price applied to the public is on record, whoever writes (import, seed, SQL by hand).

-- What is missing from the published ones of these products; no row for a complete one. `labelling/missing-fields.ts` says the same before writing.
create function incomplete_products(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select id, missing from (
    select p.id, array_remove(array[
      case when coalesce(trim(t.title), '') = '' then 'title' end,
      case when l.product_id is null then 'label' end,
      case when coalesce(trim(l.ingredients->>'it'), '') = '' then 'ingredients' end,
      case when not p.allergens_declared then 'allergens' end,
      case when l.nutrition ? 'exempt' and coalesce(trim(l.nutrition->>'exempt'), '') not in ('', 'not-declared') then null
        when l.nutrition ?& '{per,energyKj,energyKcal,fat,saturates,carbohydrate,sugars,protein,salt}' then null
        else 'nutrition' end,
      case when coalesce(trim(l.origin->>'it'), '') = '' then 'origin' end,
      case when coalesce(trim(l.storage->>'it'), '') = '' then 'storage' end,
      case when coalesce(trim(l.operator_name), '') = '' or coalesce(trim(l.operator_address), '') = '' then 'operator' end,
      case when (c.declares_alcohol or p.alcohol) and l.alcohol_by_volume is null then 'alcoholByVolume' end,
      -- what the adult-only rules go by
      case when p.alcohol <> (l.alcohol_by_volume > 1.2) then 'alcohol' end
    -- what an import found missing and put a stand-in for; a picture is not asked for by law
    ] || array(select field from unnest(l.missing_fields) field where field not in ('picture', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'alcoholByVolume')), null) as missing
    from product p join category c on c.id = p.category_id
      left join product_label l on l.product_id = p.id
      left join product_text t on t.product_id = p.id and t.lang = 'it'
    where p.id = any(ids) and p.status = 'published') checked
  where missing <> '{}'
$$;

create function refuse_incomplete(ids bigint[]) returns void language plpgsql as $$
declare
  faulty record;
begin
  select * into faulty from incomplete_products(ids) limit 1;
  if found then
    raise exception 'product % cannot be published without %', faulty.product_id, array_to_string(faulty.missing, ', ')
      using errcode = 'check_violation', constraint = 'product_published_complete', table = 'product';
  end if;
end $$;

-- Looked at when the transaction commits: product, texts and label come one after the other.
create function check_published_product() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product' then perform refuse_incomplete(array[new.id]);
  else perform refuse_incomplete(array[old.product_id]);
  end if;
  return null;
end $$;

create constraint trigger product_published_complete after insert on product deferrable initially deferred
  for each row when (new.status = 'published') execute function check_published_product();

-- Selling does not come here.
create constraint trigger product_stays_complete after update of status, category_id, allergens_declared, alcohol on product
  deferrable initially deferred for each row when (new.status = 'published') execute function check_published_product();

create constraint trigger label_stays_complete after update or delete on product_label deferrable initially deferred
  for each row execute function check_published_product();

create constraint trigger title_stays after update or delete on product_text deferrable initially deferred
  for each row when (old.lang = 'it') execute function check_published_product();

create function check_published_category() returns trigger language plpgsql as $$
begin
  perform refuse_incomplete(array(select product_id from product_listing where category_id = new.id));
  return null;
end $$;

create constraint trigger category_stays_complete after update of declares_alcohol on category deferrable initially deferred
  for each row when (new.declares_alcohol) execute function check_published_category();

-- Prices applied to the public (Codice del consumo art. 17-bis): those of published products, and only while they are.
-- The running prices of new products: since the reduction that they came with began, else since they are there.
create function begin_prices(first_id bigint, last_id bigint) returns void language sql as $$
  insert into price_period (product_id, charged_cents, valid_from)
    select id, charged_cents, coalesce(discount_started_at, created_at) from product p
    where id between first_id and last_id and status = 'published'
      and not exists (select 1 from price_period h where h.product_id = p.id and h.valid_to is null)
$$;

create function record_first_prices() returns trigger language plpgsql as $$
begin
  insert into price_period (product_id, charged_cents, valid_from)
    select id, charged_cents, coalesce(discount_started_at, created_at) from new_rows where status = 'published';
  return null;
end $$;

create trigger price_first after insert on product referencing new table as new_rows
  for each statement execute function record_first_prices();

-- From when the change says (`updated_at`), else from now. A price replaced at the moment it began was never applied.
create function record_price() returns trigger language plpgsql as $$
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
end $$;

create trigger price_changed after update on product for each row
  when ((old.charged_cents, old.status = 'published') is distinct from (new.charged_cents, new.status = 'published'))
  execute function record_price();

-- What these triggers do, for a load that keeps them off.
create function finish_products(first_id bigint, last_id bigint) returns void language plpgsql as $$
begin
  perform begin_prices(first_id, last_id);
  perform refuse_incomplete(array(select id from product where id between first_id and last_id));
end $$;
