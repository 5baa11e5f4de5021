-- Reading everything again, after a bulk load or from time to time.

-- The best ranked in tier 0, ten times as many in tier 1, the rest in tier 2.
create function search_sort_tiers() returns void language plpgsql as $$
begin
  delete from search_tier;
  insert into search_tier select 0, coalesce((select rank from search_document order by rank desc offset 1999 limit 1), -1);
  insert into search_tier select 1, coalesce((select rank from search_document order by rank desc offset 19999 limit 1), -1);
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
  update search_state set refreshed_at = now();
  return true;
end $$;

-- Everything anew after a load, in steps that a program may take over several connections: first this one,
create function search_rebuild_begin() returns void language plpgsql set jit = off as $$
begin
  drop index if exists search_document_best, search_document_good, search_document_rest, search_document_best_names, search_document_good_names, search_document_rest_names;
  delete from search_pending;
  truncate search_document;
  delete from search_tier;
  insert into search_tier select 0, coalesce((select rank from search_product_words order by rank desc offset 1999 limit 1), -1);
  insert into search_tier select 1, coalesce((select rank from search_product_words order by rank desc offset 19999 limit 1), -1);
end $$;

-- then the products, a range of ids at a time,
create function search_rebuild_documents(first_id bigint, last_id bigint) returns void language plpgsql set jit = off as $$
declare
  least0 real := (select least_rank from search_tier where tier = 0);
  least1 real := (select least_rank from search_tier where tier = 1);
begin
  insert into search_document (product_id, words, rank, tier)
    select product_id, words, rank, case when rank >= least0 then 0 when rank >= least1 then 1 else 2 end
    from search_product_words where product_id between first_id and last_id;
end $$;

-- then, in any order and side by side, the indexes,
create function search_rebuild_index(name text) returns void language plpgsql as $$
begin
  execute format('create index %I on search_document using gin (%s) with (fastupdate = off) where tier = %s', name,
    case when name like '%names' then 'ts_filter(words, ''{a,b}'')' else 'words' end,
    case when name ~ '_best' then 0 when name ~ '_good' then 1 else 2 end);
end $$;

-- and the words and everything that is no product.
create function search_rebuild_forms() returns void language plpgsql as $$
begin
  delete from search_form;
  perform search_enter_sellers(array(select id from seller));
  perform search_enter_category(c) from category c;
  perform search_enter_post(id) from post;
  perform search_learn_synonyms();
  perform search_count_forms();
  update search_state set refreshed_at = now();
end $$;

create function search_rebuild() returns void language plpgsql as $$
begin
  perform search_rebuild_begin();
  perform search_rebuild_documents(0, (select max(id) from product));
  perform search_rebuild_index('search_document_' || tier || part) from unnest('{best,good,rest}'::text[]) tier, unnest('{"",_names}'::text[]) part;
  perform search_rebuild_forms();
end $$;

select search_rebuild();

-- What the words of a query are: first a row a word (`lexemes` null: in no name of the catalogue; then `alternatives` are its stems;
-- `weak`: says nothing), then a row for each phrase of one to three words that has alternatives or is one word written apart.
create function search_terms(typed text[]) returns table (place int, size int, phrase boolean, weak boolean, lexemes text[], alternatives text[], documents int)
language plpgsql stable as $$
declare
  n int := cardinality(typed);
  places int[] := '{}';
  stems text[] := '{}';
  keys text[];
  one text[];
  word text;
  i int;
begin
  for i in 1..n loop
    word := typed[i];
    one := array[search_stem('it', word), search_stem('en', word), search_stem('es', word)];
    place := i; size := 1; phrase := false;
    weak := array_position(one, null) is not null and not exists (select 1 from search_expansion e where e.phrase = word);
    select f.lexemes, f.documents into lexemes, documents from search_form f where f.form = word;
    alternatives := (select array_agg(distinct coalesce(x, word)) from unnest(one) x);
    return next;
    if not weak then
      places := places || i;
      stems := stems || array[coalesce(one[1], word), coalesce(one[2], word), coalesce(one[3], word)];
    end if;
  end loop;
  for s in 1..least(3, cardinality(places)) loop
    for i in 1..cardinality(places) - s + 1 loop
      place := places[i]; size := places[i + s - 1] - places[i] + 1; phrase := true; weak := false; lexemes := null; documents := null;
      keys := array[stems[3 * i - 2], stems[3 * i - 1], stems[3 * i]];
      word := typed[places[i]];
      for k in 1..s - 1 loop
        keys := array[keys[1] || ' ' || stems[3 * (i + k) - 2], keys[2] || ' ' || stems[3 * (i + k) - 1], keys[3] || ' ' || stems[3 * (i + k)]];
        word := word || typed[places[i + k]];
      end loop;
      select array_agg(distinct e.alternative) into alternatives from search_expansion e where e.phrase = any(keys);
      if s > 1 then select f.lexemes, f.documents into lexemes, documents from search_form f where f.form = word; end if;
      if alternatives is not null or lexemes is not null then return next; end if;
    end loop;
  end loop;
end $$;

-- What a word in no name may be: `stem` it stands in descriptions, `prefix` the words it begins, `split` two words written as one,
-- `similar` words spelled like it.
create function search_guess(word text) returns table (kind text, form text, lexemes text[], documents int)
language plpgsql stable set pg_trgm.similarity_threshold = 0.34 as $$
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
      or exists (select 1 from search_entry e where e.words @@ stem::tsquery) then lexemes := lexemes || stem; end if;
  end loop;
  if lexemes <> '{}' then kind := 'stem'; return next; return; end if;
  if length(word) >= 3 then
    return query select 'prefix', f.form, f.lexemes, f.documents from search_form f
      where f.form ~>=~ word and f.form ~<~ (word || '{') order by f.documents desc, f.form limit 6;
  end if;
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
end $$;

-- How well the words of a document answer: `wanted` are all lexemes asked for and their synonyms joined by "or", `size` how many they are.
create function search_match(words tsvector, wanted tsquery, size int) returns real language sql immutable parallel safe
  as $$ select ts_rank('{0.05, 0.15, 0.9, 1}', words, wanted) * size $$;

-- What it was for is done by the documents above.
drop index product_text_words;
