-- Reads what changed, and everything anew after a bulk load or from time to time.

create function search_index(ids bigint[]) returns void language plpgsql set jit = off as $$
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
end $$;

-- Products to read again: at once when the transaction commits, or (a seller or category of thousands) a batch at a time.
create table search_pending (product_id bigint not null, at_once boolean not null default true);
create index search_pending_product on search_pending (product_id);

create function search_index_now() returns trigger language plpgsql as $$
begin
  delete from search_pending where product_id = new.product_id and at_once;
  if found then perform search_index(array[new.product_id]); end if;
  return null;
end $$;

create constraint trigger search_pending_now after insert on search_pending deferrable initially deferred
  for each row when (new.at_once) execute function search_index_now();

create function search_index_pending(batch int) returns int language plpgsql as $$
declare
  ids bigint[];
begin
  with taken as (select ctid from search_pending where not at_once limit batch for update skip locked),
    gone as (delete from search_pending p using taken where p.ctid = taken.ctid returning p.product_id)
  select array_agg(distinct product_id) into ids from gone;
  if ids is not null then perform search_index(ids); end if;
  return coalesce(cardinality(ids), 0);
end $$;

create function search_is_off() returns boolean language sql stable as $$ select coalesce(current_setting('filiera.search', true), '') = 'off' $$;

create function search_product_changed() returns trigger language plpgsql as $$
begin
  if not search_is_off() then insert into search_pending values (new.id); end if;
  return null;
end $$;

create trigger search_product_added after insert on product for each row execute function search_product_changed();

create trigger search_product_changed after update on product for each row when ((old.status, old.available, old.popularity, old.brand, old.marks,
    old.allergens, old.allergens_declared, old.category_id, old.seller_id, old.region, old.temperature_class)
  is distinct from (new.status, new.available, new.popularity, new.brand, new.marks,
    new.allergens, new.allergens_declared, new.category_id, new.seller_id, new.region, new.temperature_class)) execute function search_product_changed();

create function search_part_changed() returns trigger language plpgsql as $$
begin
  if not search_is_off() then
    insert into search_pending select id from product where id = coalesce(new.product_id, old.product_id);
  end if;
  return null;
end $$;

create trigger search_text_changed after insert or update or delete on product_text for each row execute function search_part_changed();

create trigger search_label_changed after insert or delete or update of ingredients, traces on product_label for each row execute function search_part_changed();

create function search_seller_changed() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_enter_sellers(array[new.id]);
  if tg_op = 'UPDATE' and (old.name, old.city) is distinct from (new.name, new.city) then
    insert into search_pending select id, new.products_count <= 500 from product where seller_id = new.id and status = 'published';
  end if;
  return null;
end $$;

create trigger search_seller_changed after insert or update of name, city, region, description, picture_hash on seller
  for each row execute function search_seller_changed();

create function search_category_changed() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_enter_category(new);
  if tg_op = 'UPDATE' and old.name is distinct from new.name then
    insert into search_pending select id, new.products_count <= 500 from product where category_id = new.id and status = 'published';
  end if;
  return null;
end $$;

create trigger search_category_changed after insert or update of name, description, slug, picture_hash on category
  for each row execute function search_category_changed();

create function search_post_changed() returns trigger language plpgsql as $$
begin
  perform search_enter_post(case tg_table_name when 'post' then (to_jsonb(new)->>'id')::bigint
    else coalesce((to_jsonb(new)->>'post_id')::bigint, (to_jsonb(old)->>'post_id')::bigint) end);
  return null;
end $$;

create trigger search_post_changed after insert or update on post for each row execute function search_post_changed();

create trigger search_post_text_changed after insert or update or delete on post_text for each row execute function search_post_changed();

create function search_entry_gone() returns trigger language plpgsql as $$
begin
  delete from search_entry where type = tg_table_name and id = old.id;
  return null;
end $$;

create trigger search_seller_gone after delete on seller for each row execute function search_entry_gone();

create trigger search_category_gone after delete on category for each row execute function search_entry_gone();

create trigger search_post_gone after delete on post for each row execute function search_entry_gone();

-- Words that stand in the name or among the tags of no published product: neither suggested nor taken for what was meant.
create function search_remove_forms(words text[]) returns void language plpgsql as $$
begin
  delete from search_form f where (words is null or f.form = any(words)) and f.documents > 0
    and not exists (select 1 from unnest(f.best) id join search_document d on d.product_id = id);
  if not found then return; end if;
  perform search_add_synonym_forms();
  update search_generation set generation = generation + 1;
end $$;

create function search_remove_unlisted_forms() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_remove_forms(array(
    select distinct unnest(string_to_array(search_clean(concat_ws(' ', t.title, array_to_string(t.tags, ' '), p.brand)), ' '))
    from gone join product p on p.id = gone.product_id join product_text t on t.product_id = p.id));
  return null;
end $$;

create trigger search_remove_forms after delete on search_document referencing old table as gone
  for each statement execute function search_remove_unlisted_forms();

-- Tier by rank, see `search_document`.
create function search_sort_tiers() returns void language plpgsql as $$
begin
  delete from search_tier;
  insert into search_tier select tier, coalesce((select rank from search_document order by rank desc offset last limit 1), -1)
    from (values (0, 1999), (1, 19999), (2, 299999)) t(tier, last);
  update search_document set tier = search_tier_of(rank) where tier <> search_tier_of(rank);
end $$;

-- How often each form stands in names, and the best products that hold it: of the tiers above the lowest, or else any two.
create function search_count_forms() returns void language plpgsql set jit = off set work_mem = '64MB' as $$
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
end $$;

-- One row: when tiers and forms were last made from all products.
create table search_state (refreshed_at timestamptz not null);
insert into search_state values (now());

-- Tiers and counts follow what was sold and listed meanwhile; by one process, and not more often than asked for.
create function search_refresh(least_age interval) returns boolean language plpgsql as $$
begin
  perform 1 from search_state where refreshed_at < now() - least_age for update skip locked;
  if not found then return false; end if;
  perform search_sort_tiers();
  perform search_count_forms();
  perform search_remove_forms(null);
  update search_state set refreshed_at = now();
  update search_generation set generation = generation + 1;
  return true;
end $$;

-- Products that are found together lie together: of the pages of a large table a word then touches a tenth.
create unlogged table search_rebuild_order (place bigint primary key, product_id bigint not null);

-- Everything anew after a load, in steps that a program may take over several connections: first this one,
create function search_rebuild_begin() returns void language plpgsql set jit = off as $$
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
end $$;

-- then the products, a range of places at a time,
create function search_rebuild_documents(first_place bigint, last_place bigint) returns void language plpgsql set jit = off as $$
declare
  least0 real := (select least_rank from search_tier where tier = 0);
  least1 real := (select least_rank from search_tier where tier = 1);
  least2 real := (select least_rank from search_tier where tier = 2);
begin
  insert into search_document (product_id, words, rank, tier)
    select w.product_id, w.words, w.rank, case when w.rank >= least0 then 0 when w.rank >= least1 then 1 when w.rank >= least2 then 2 else 3 end
    from search_rebuild_order o join search_product_words w on w.product_id = o.product_id
    where o.place between first_place and last_place order by o.place;
end $$;

-- then, in any order and side by side, the indexes,
create function search_rebuild_index(name text) returns void language plpgsql as $$
begin
  execute format('create index %I on search_document using gin (%s) with (fastupdate = off) where tier = %s', name,
    case when name like '%names' then 'ts_filter(words, ''{a,b}'')' else 'words' end,
    case when name ~ '_best' then 0 when name ~ '_good' then 1 when name ~ '_fair' then 2 else 3 end);
end $$;

-- and the words and everything that is no product.
create function search_rebuild_forms() returns void language plpgsql as $$
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
end $$;

create function search_rebuild() returns void language plpgsql as $$
begin
  perform search_rebuild_begin();
  perform search_rebuild_documents(0, (select max(id) from product));
  perform search_rebuild_index('search_document_' || tier || part)
    from unnest('{best,good,fair,rest}'::text[]) tier, unnest('{"",_names}'::text[]) part;
  perform search_rebuild_forms();
end $$;

select search_rebuild();
