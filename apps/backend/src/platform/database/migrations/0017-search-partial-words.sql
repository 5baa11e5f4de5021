-- A word of descriptions may also be the beginning of others: "gorg" is in no name, and means Gorgonzola.

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
end $$;
