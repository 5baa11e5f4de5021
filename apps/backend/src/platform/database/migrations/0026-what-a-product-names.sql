-- "Senza canditi": products whose name, text or ingredient list names something, and English words that only look like another thing's.

-- A paste is no pasta, nor is the curd of a cheese or the sauce for it, though the word is one. The figure keeps it from being stemmed again.
create function search_own_words(lang text, clean text) returns text language sql immutable parallel safe as $$
  select case lang
    when 'en' then regexp_replace(clean, '\mpastes?\M|\mpasta (?=sauces?\M)', 'paste0 ', 'g')
    when 'es' then regexp_replace(clean, '\mpastas? (?=(de |con )?(anchoa|lavada|almendra|avellana|pistacho|cacao|aceituna|hilada|cocida|cruda|dura|blanda|prensada|madre))|(?<=salsa (de|para) )pasta\M|\mpastos?\M', 'paste0 ', 'g')
    else regexp_replace(clean, '\mpast[ae] (?=((d|di|alle|al) )?(acciugh|lavata|alici|mandorl|nocciol|pistacch|cacao|oliv|filata|cotta|semicotta|cruda|dura|semidura|molle|pressata|madre|frolla))', 'paste0 ', 'g') end
$$;

create or replace function search_stem(lang text, word text) returns text language sql immutable parallel safe as $$
  select case when word in ('senza', 'sin', 'without', 'non', 'no') then word when lang = 'en' and word in ('paste', 'pastes') then 'paste0'
    else (case lang when 'en' then ts_lexize('english_stem', word) when 'es' then ts_lexize('spanish_stem', word) else ts_lexize('italian_stem', word) end)[1] end
$$;

-- What looks like another thing is found by that word, too, but is not called so: it counts as told.
create or replace function search_text_words(config regconfig, title text, tags text, category text, more text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  lang text := case config when 'pg_catalog.english'::regconfig then 'en' when 'pg_catalog.spanish'::regconfig then 'es' else 'it' end;
  clean text := search_clean(title);
  thing text := left(clean, search_head_length(clean));
  kinds text := search_clean(coalesce(tags, ''));
  named text := concat_ws(' ', clean, kinds);
begin
  return setweight(to_tsvector(config, search_own_words(lang, thing)) || to_tsvector('simple', search_written(thing)), 'A')
    || setweight(to_tsvector(config, search_own_words(lang, substr(clean, length(thing) + 1))), 'C')
    || setweight(to_tsvector(config, search_own_words(lang, kinds) || case when category ~ ' (e|and|y|&) ' then '' else ' ' || search_clean(category) end)
      || case when kinds = '' then '' else to_tsvector('simple', search_written(kinds)) end, 'B')
    || setweight(to_tsvector(config, search_clean(more) || case when search_own_words(lang, named) = named then '' else ' ' || named end), 'D');
end $$;

-- What names something, by its names in three languages: any of them, a phrase as neighbours. `widen`: what finds the same, too. Null where no name says anything.
create function search_naming(it text[], en text[], es text[], widen boolean) returns tsquery language sql stable as $$
  with name as (
    select lang, trim(search_clean(phrase)) as phrase
    from (select 'it' as lang, unnest(it) as phrase union all select 'en', unnest(en) union all select 'es', unnest(es)) n
  ), said as (
    select phraseto_tsquery(search_config(lang), phrase)::text as one from name
    union select e.alternative from name join search_expansion e on e.phrase = array_to_string(search_stems(lang, name.phrase), ' ') where widen
  )
  select string_agg('(' || one || ')', ' | ')::tsquery from said where one <> ''
$$;

-- Products that name it. One that says "senza" (its stem is "senz") does not, when its ingredient list does not name it either.
create function search_products_naming(named tsquery) returns setof bigint language sql stable as $$
  select d.product_id from search_document d
  where d.words @@ named and not (
    d.words @@ (tsquery_phrase('senz', named) || tsquery_phrase('senz', named, 2) || tsquery_phrase('senz', named, 3) || tsquery_phrase('senz', named, 4))
    and not exists (select 1 from product_label l where l.product_id = d.product_id
      and (to_tsvector('italian', search_clean(l.ingredients->>'it')) || to_tsvector('english', search_clean(coalesce(l.ingredients->>'en', '')))
        || to_tsvector('spanish', search_clean(coalesce(l.ingredients->>'es', '')))) @@ named))
$$;

select search_rebuild();
