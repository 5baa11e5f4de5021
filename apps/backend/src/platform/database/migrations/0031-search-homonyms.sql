-- Words that only share a stem with something else: dessert wine is no passata, breadsticks are no hills, salt pans no bread.

-- The figure keeps such a word from being stemmed again, and apart from what it looks like in any of the three languages.
create function search_homonyms(lang text, clean text) returns text language sql immutable parallel safe as $$
  select case lang
    when 'en' then regexp_replace(clean, '\mpans?\M', 'pan0', 'g')
    when 'es' then regexp_replace(clean, '\mcolin(es)?\M', 'colin0', 'g')
    else regexp_replace(clean, '\mpassit[aeio]\M', 'passito0', 'g') end
$$;

create or replace function search_stem(lang text, word text) returns text language sql immutable parallel safe as $$
  select case when word in ('senza', 'sin', 'without', 'non', 'no') then word when lang = 'en' and word in ('paste', 'pastes') then 'paste0'
    when search_homonyms(lang, word) <> word then search_homonyms(lang, word)
    else (case lang when 'en' then ts_lexize('english_stem', word) when 'es' then ts_lexize('spanish_stem', word) else ts_lexize('italian_stem', word) end)[1] end
$$;

create or replace function search_text_words(config regconfig, title text, tags text, category text, more text) returns tsvector language plpgsql immutable parallel safe as $$
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
end $$;

create or replace function search_put_entries(given search_entry_text[]) returns void language sql as $$
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
$$;

-- A grappa of muscat grapes is no dessert wine.
update search_synonym set narrower = '{passito,vino moscato,moscato passito,moscato d’asti,vin santo,zibibbo,marsala}' where it @> '{vino da dessert}';
update search_synonym set narrower = '{tonno,acciughe,alici,sardine,bottarga,baccala,merluzzo,trota,muggine,sgombro,salmone,pesce spada}' where it @> '{pesce}';
insert into search_synonym (it, en, es, narrower) values
  ('{pasta corta}', '{short pasta}', '{pasta corta}',
    '{rigatoni,fusilli,paccheri,orecchiette,mezze maniche,cavatelli,trofie,busiate,malloreddus,penne,ditalini,gnocchetti,conchiglie,farfalle,casarecce}'),
  ('{pasta lunga}', '{long pasta}', '{pasta larga}', '{spaghetti,linguine,bucatini,vermicelli,fettuccine,tagliatelle,pappardelle,maccheroncini}');

select search_rebuild();
