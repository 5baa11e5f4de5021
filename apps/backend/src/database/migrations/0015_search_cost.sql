-- Searches cost less: the program remembers words and synonyms, and the best results are found in steps that stop early.

-- One row: changes with the synonyms, and when all words are counted anew. What a program remembers of words belongs to one generation.
create table search_meaning (generation int not null);
insert into search_meaning values (1);

create or replace function search_expand() returns trigger language plpgsql as $$
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
  perform search_learn_synonyms();
  update search_meaning set generation = generation + 1;
  return null;
end $$;

create or replace function search_refresh(least_age interval) returns boolean language plpgsql as $$
begin
  perform 1 from search_state where refreshed_at < now() - least_age for update skip locked;
  if not found then return false; end if;
  perform search_sort_tiers();
  perform search_count_forms();
  update search_state set refreshed_at = now();
  update search_meaning set generation = generation + 1;
  return true;
end $$;

-- A common misspelling is no synonym: it is corrected, and the visitor is told.
update search_synonym set es = array_remove(es, 'mozarela') where 'mozarela' = any(es);
delete from search_form where form = 'mozarela' and documents = 0;

-- The program does its work from what it remembers.
drop function search_terms(text[]);

-- The best ranked products of one tier that are named so, with how well they answer.
create type search_scored as (product_id bigint, match real, rank real);
do $$
begin
  for tier in 0..2 loop
    execute format($function$
      create function search_named_%1$s(asked tsquery, wanted tsquery, size int, most int) returns setof search_scored language sql stable parallel safe as $body$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = %1$s and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $body$;
      create function search_told_%1$s(asked tsquery, wanted tsquery, size int, most int, named bigint[]) returns setof search_scored language sql stable parallel safe as $body$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = %1$s and d.words @@ asked and d.product_id <> all(named) order by d.rank desc limit most) ranked
      $body$ $function$, tier);
  end loop;
end $$;

-- The best products of a text, best first, each row with the total, which stops at 1,001; without any one row with the total alone.
-- Hardly more than `compared` are all compared. Of more the best ranked of the first tier that are named so, of a lower tier only when
-- fewer than `enough` of the ones above are named well (`strong`); what holds the words elsewhere only when there was hardly anything.
-- `frequent`: known to be more than 1,001. `standing`: what a point of rank adds.
create function search_best(asked tsquery, wanted tsquery, size int, strong real, enough int, compared int, frequent boolean, standing real, skipped int, most int)
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
      union all select ctid from search_document where tier = 2 and words @@ asked limit 1001) m;
  end if;
  if matching <= compared then
    best := array(select (d.product_id, search_match(d.words, wanted, size), d.rank)::search_scored from search_document d where d.ctid = any(places));
  else
    for tier in 0..2 loop
      best := best || case tier when 0 then array(select n from search_named_0(asked, wanted, size, compared) n)
        when 1 then array(select n from search_named_1(asked, wanted, size, compared) n)
        else array(select n from search_named_2(asked, wanted, size, compared) n) end;
      firm := (select count(*) from unnest(best) b where b.match >= strong);
      exit when firm >= enough;
    end loop;
    for tier in 0..2 loop
      exit when cardinality(best) >= enough;
      best := best || case tier when 0 then array(select t from search_told_0(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        when 1 then array(select t from search_told_1(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t)
        else array(select t from search_told_2(asked, wanted, size, enough, array(select b.product_id from unnest(best) b)) t) end;
    end loop;
  end if;
  return query select m.generation, matching, b.product_id from search_meaning m
    left join lateral (select s.product_id, s.match + s.rank * standing as score from unnest(best) s order by 2 desc, 1 desc limit most offset skipped) b on true
    order by b.score desc, b.product_id desc;
end $$;

-- Whether anything matches is asked of the indexes: a planner that does not know the words expects to meet a match early in the table,
-- and reads all of it for a word that is nowhere.
alter function search_guess(text) set enable_seqscan = off;
alter function search_guess(text) set plan_cache_mode = force_generic_plan;

-- Place (from 1) of the first of the queries that finds anything among products, or one type of the entries; null when none does.
create function search_first(kind text, queries text[]) returns int language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  asked tsquery;
begin
  for place in 1..cardinality(queries) loop
    asked := queries[place];
    if kind = 'product' then
      if exists (select 1 from search_document where tier = 0 and words @@ asked) or exists (select 1 from search_document where tier = 1 and words @@ asked)
        or exists (select 1 from search_document where tier = 2 and words @@ asked) then return place; end if;
    elsif exists (select 1 from search_entry where type = kind and words @@ asked) then return place;
    end if;
  end loop;
  return null;
end $$;

-- Products that are found together lie together: of the pages of a large table a word then touches a tenth.
create unlogged table search_rebuild_order (place bigint primary key, product_id bigint not null);

create or replace function search_rebuild_begin() returns void language plpgsql set jit = off as $$
declare
  least0 real;
  least1 real;
begin
  drop index if exists search_document_best, search_document_good, search_document_rest, search_document_best_names, search_document_good_names, search_document_rest_names;
  delete from search_pending;
  truncate search_document, search_rebuild_order;
  delete from search_tier;
  least0 := coalesce((select rank from search_product_words order by rank desc offset 1999 limit 1), -1);
  least1 := coalesce((select rank from search_product_words order by rank desc offset 19999 limit 1), -1);
  insert into search_tier values (0, least0), (1, least1);
  insert into search_rebuild_order
    select row_number() over (order by case when w.rank >= least0 then 0 when w.rank >= least1 then 1 else 2 end, p.category_id, t.title, p.id), p.id
    from search_product_words w join product p on p.id = w.product_id left join product_text t on t.product_id = p.id and t.lang = 'it';
end $$;

-- The products, a range of places at a time,
drop function search_rebuild_documents(bigint, bigint);
create function search_rebuild_documents(first_place bigint, last_place bigint) returns void language plpgsql set jit = off as $$
declare
  least0 real := (select least_rank from search_tier where tier = 0);
  least1 real := (select least_rank from search_tier where tier = 1);
begin
  insert into search_document (product_id, words, rank, tier)
    select w.product_id, w.words, w.rank, case when w.rank >= least0 then 0 when w.rank >= least1 then 1 else 2 end
    from search_rebuild_order o join search_product_words w on w.product_id = o.product_id
    where o.place between first_place and last_place order by o.place;
end $$;

create or replace function search_rebuild_forms() returns void language plpgsql as $$
begin
  truncate search_rebuild_order;
  delete from search_form;
  perform search_enter_sellers(array(select id from seller));
  perform search_enter_category(c) from category c;
  perform search_enter_post(id) from post;
  perform search_learn_synonyms();
  perform search_count_forms();
  update search_state set refreshed_at = now();
  update search_meaning set generation = generation + 1;
end $$;
