-- Reading everything again, after a bulk load or from time to time.

-- The best ranked in tier 0, ten times as many in tier 1, the rest in tier 2.
create function search_sort_tiers() returns void language plpgsql as $$
begin
  delete from search_tier;
  insert into search_tier select 0, coalesce((select rank from search_document order by rank desc offset 2499 limit 1), -1);
  insert into search_tier select 1, coalesce((select rank from search_document order by rank desc offset 24999 limit 1), -1);
  update search_document set tier = search_tier_of(rank) where tier <> search_tier_of(rank);
end $$;

create function search_count_forms() returns void language plpgsql as $$
begin
  create temporary table counted_form on commit drop as
    select f.form, array_agg(distinct f.lexeme) as lexemes, count(distinct f.product_id)::int as documents,
      (array_agg(f.product_id order by f.place))[1:8] as best
    from (select form, lexeme, product_id, row_number() over (partition by form order by d.rank desc) as place
      from search_forms_of(null) join search_document d using (product_id)) f
    where f.lexeme is not null group by f.form;
  insert into search_form as known select * from counted_form order by form
  on conflict (form) do update set lexemes = excluded.lexemes, documents = excluded.documents, best = excluded.best
    where (known.lexemes, known.documents, known.best) is distinct from (excluded.lexemes, excluded.documents, excluded.best);
  drop table counted_form;
end $$;

create function search_rebuild() returns void language plpgsql as $$
begin
  drop index if exists search_document_best, search_document_good, search_document_rest;
  delete from search_pending;
  truncate search_document;
  insert into search_document (product_id, words, rank) select * from search_words_of(null);
  perform search_sort_tiers();
  create index search_document_best on search_document using gin (words) with (fastupdate = off) where tier = 0;
  create index search_document_good on search_document using gin (words) with (fastupdate = off) where tier = 1;
  create index search_document_rest on search_document using gin (words) with (fastupdate = off) where tier = 2;
  delete from search_form;
  perform search_enter_seller(s) from seller s;
  perform search_enter_category(c) from category c;
  perform search_enter_post(id) from post;
  perform search_learn_synonyms();
  perform search_count_forms();
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
language sql stable set pg_trgm.similarity_threshold = 0.22 as $$
  select 'stem', word, array_agg(distinct stem), 1 from (select unnest(array[search_stem('it', word), search_stem('en', word), search_stem('es', word)]) as stem) s
    where exists (select 1 from search_document d where d.words @@ stem::tsquery)
      or exists (select 1 from search_entry e where e.words @@ stem::tsquery) having count(*) > 0
  union all
  (select 'prefix', f.form, f.lexemes, f.documents from search_form f
    where f.form like word || '%' and length(word) >= 3 order by f.documents desc, f.form limit 6)
  union all
  (select 'split', l.form || ' ' || r.form, array[array_to_string(l.lexemes, ' | '), array_to_string(r.lexemes, ' | ')], least(l.documents, r.documents)
    from generate_series(3, length(word) - 3) at join search_form l on l.form = left(word, at) join search_form r on r.form = substr(word, at + 1)
    where l.documents > 0 and r.documents > 0 order by 4 desc limit 1)
  union all
  (select 'similar', f.form, f.lexemes, f.documents from search_form f
    where f.form % word and abs(length(f.form) - length(word)) <= 3 order by similarity(f.form, word) desc, f.documents desc limit 24)
$$;

-- How well a document answers: the words as they were typed, then their synonyms, then what is liked and can be had.
-- `exact` and `broad` are all the lexemes joined by "or", so many that stand in each.
create function search_score(words tsvector, rank real, exact tsquery, exact_size int, broad tsquery, broad_size int) returns real
language sql immutable parallel safe as $$
  select (ts_rank('{0.05, 0.25, 0.6, 1}', words, exact) * exact_size + least(ts_rank('{0.05, 0.25, 0.6, 1}', words, broad) * broad_size, 2) * 0.5
    + rank * 0.2)::real
$$;
