-- A fourth tier: the best ranked 2,000 products, 18,000, 280,000, and the rest. What some ten thousand products hold was looked for among
-- all behind the second tier; now the third answers it. Products of a catalogue that is there move at the next refresh (once a day).

create or replace function search_tier_of(rank real) returns smallint language sql stable as $$
  select coalesce(min(tier), 3::smallint) from search_tier where rank >= least_rank
$$;

create or replace function search_sort_tiers() returns void language plpgsql as $$
begin
  delete from search_tier;
  insert into search_tier select tier, coalesce((select rank from search_document order by rank desc offset last limit 1), -1)
    from (values (0, 1999), (1, 19999), (2, 299999)) t(tier, last);
  update search_document set tier = search_tier_of(rank) where tier <> search_tier_of(rank);
end $$;

create or replace function search_rebuild_index(name text) returns void language plpgsql as $$
begin
  execute format('create index %I on search_document using gin (%s) with (fastupdate = off) where tier = %s', name,
    case when name like '%names' then 'ts_filter(words, ''{a,b}'')' else 'words' end,
    case when name ~ '_best' then 0 when name ~ '_good' then 1 when name ~ '_fair' then 2 else 3 end);
end $$;
-- The index of the former lowest tier is that of the third now.
alter index search_document_rest rename to search_document_fair;
alter index search_document_rest_names rename to search_document_fair_names;
select search_rebuild_index(name) from unnest('{search_document_rest,search_document_rest_names}'::text[]) name;

create or replace function search_rebuild_begin() returns void language plpgsql set jit = off as $$
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

create or replace function search_rebuild_documents(first_place bigint, last_place bigint) returns void language plpgsql set jit = off as $$
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

create or replace function search_rebuild() returns void language plpgsql as $$
begin
  perform search_rebuild_begin();
  perform search_rebuild_documents(0, (select max(id) from product));
  perform search_rebuild_index('search_document_' || tier || part)
    from unnest('{best,good,fair,rest}'::text[]) tier, unnest('{"",_names}'::text[]) part;
  perform search_rebuild_forms();
end $$;

create function search_named_3(asked tsquery, wanted tsquery, size int, most int) returns setof search_scored language sql stable parallel safe as $$
  select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
    where d.tier = 3 and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
$$;
create function search_told_3(asked tsquery, wanted tsquery, size int, most int, named bigint[]) returns setof search_scored language sql stable parallel safe as $$
  select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
    where d.tier = 3 and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
$$;

create or replace function search_best(asked tsquery, wanted tsquery, size int, strong real, enough int, compared int, frequent boolean, standing real, skipped int, most int)
returns table (generation int, total int, product_id bigint) rows 20
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
      best := best || case tier when 0 then array(select n from search_named_0(asked, wanted, size, compared) n)
        when 1 then array(select n from search_named_1(asked, wanted, size, compared) n)
        when 2 then array(select n from search_named_2(asked, wanted, size, compared) n)
        else array(select n from search_named_3(asked, wanted, size, compared) n) end;
      firm := (select count(*) from unnest(best) b where b.match >= strong);
      exit when firm >= enough;
    end loop;
    for tier in 0..3 loop
      exit when cardinality(best) >= enough;
      best := best || case tier when 0 then array(select t from search_told_0(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        when 1 then array(select t from search_told_1(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        when 2 then array(select t from search_told_2(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        else array(select t from search_told_3(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t) end;
    end loop;
  end if;
  return query select m.generation, matching, b.product_id from search_meaning m
    left join lateral (select s.product_id, s.match + s.rank * standing as score from unnest(best) s order by 2 desc, 1 desc limit most offset skipped) b on true
    order by b.score desc, b.product_id desc;
end $$;

create or replace function search_first(kind text, queries text[]) returns int language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
end $$;

create or replace function search_guess(word text) returns table (kind text, form text, lexemes text[], documents int)
language plpgsql stable set pg_trgm.similarity_threshold = 0.34 set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
