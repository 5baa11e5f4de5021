-- What a search asks.

-- What a word in no name may be: `stem` it stands in descriptions, `prefix` the words it begins, `split` two words written as one,
-- `similar` words spelled like it.
create function search_guess(word text) returns table (kind text, form text, lexemes text[], documents int)
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

-- How well the words of a document answer: `wanted` are all lexemes asked for and their synonyms joined by "or", `size` how many they are.
create function search_match(words tsvector, wanted tsquery, size int) returns real language sql immutable parallel safe
  as $$ select ts_rank('{0.05, 0.15, 0.9, 1}', words, wanted) * size $$;

create type search_scored as (product_id bigint, match real, rank real);

do $$
begin
  for tier in 0..3 loop
    execute format($function$
      create function search_in_names_%1$s(asked tsquery, wanted tsquery, size int, most int) returns setof search_scored language sql stable parallel safe as $body$
        select product_id, search_match(words, wanted, size), rank from (select d.product_id, d.rank, d.words from search_document d
          where d.tier = %1$s and ts_filter(d.words, '{a,b}') @@ asked order by d.rank desc limit most) ranked
      $body$;
      create function search_in_text_%1$s(asked tsquery, wanted tsquery, size int, most int, named bigint[]) returns setof search_scored language sql stable parallel safe as $body$
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
end $$;

-- Place (from 1) of the first of the queries that finds anything among products, or one type of the entries; null when none does.
-- Asked of the indexes: a planner that does not know the words expects a match early in the table, and reads all of it for a word that is nowhere.
create function search_first(kind text, queries text[]) returns int language plpgsql stable
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
