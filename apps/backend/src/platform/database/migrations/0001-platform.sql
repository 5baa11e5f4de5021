-- What every part stands on: extensions, functions on text, the change feed, the outbox, counters of limits.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create function plain_text(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

-- Pattern of a LIKE that finds a word as it was typed: its own metacharacters mean themselves.
create function like_pattern(text) returns text language sql immutable parallel safe strict
  as $$ select '%' || replace(replace(replace(public.plain_text($1), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;

create function tags_text(text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string($1, ' ') $$;

-- Length of the longest of some texts.
create function longest(texts text[]) returns int language sql immutable parallel safe as $$
  select coalesce(max(char_length(text)), 0) from unnest(texts) text
$$;

-- The part of an address made of a name.
create function slug_of(text) returns text language sql immutable parallel safe strict
  as $$ select coalesce(
    nullif(left(trim(both '-' from regexp_replace(public.plain_text($1), '[^a-z0-9]+', '-', 'g')), 60), ''),
    'n-' || substr(md5($1), 1, 12)) $$;

-- Tells the storefronts which pages to drop, in the format of announce-change.ts; a message may have 8,000 bytes.
create function announce_tags(tags text[]) returns void language plpgsql as $$
begin
  for begins in 1 .. coalesce(cardinality(tags), 0) by 50 loop
    perform pg_notify('changes', to_json(tags[begins : begins + 49])::text);
  end loop;
end $$;

-- After a statement: the tag of the whole and one per changed row, none when nothing changed; "everything" after many.
-- Arguments: tag of the whole ('' for none), column of the key, prefixes that make tags of the key.
create function announce_rows() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else '(table new_rows except table old_rows) union all (table old_rows except table new_rows)' end;
  whole text[] := array_remove(array[tg_argv[0]], '');
  prefixes text[] := tg_argv[2 : tg_nargs - 1];
  keys text[];
begin
  execute format('select array_agg(key) from (select distinct %I::text as key from (%s) changed limit 201) keys', tg_argv[1], changed)
    into keys;
  if keys is null then return null; end if;
  perform announce_tags(case
    when cardinality(keys) > 200 then whole || array['everything']
    else whole || array(select prefix || key from unnest(keys) key, unnest(prefixes) prefix) end);
  return null;
end $$;

-- Puts the three statement triggers of a table: transition tables allow only one event each.
create function announce_changes_of(name text, variadic arguments text[]) returns void language plpgsql as $$
declare
  call text := format('announce_rows(%s)', (select string_agg(quote_literal(argument), ', ') from unnest(arguments) argument));
begin
  execute format('create trigger announce_insert after insert on %I referencing new table as new_rows for each statement execute function %s', name, call);
  execute format('create trigger announce_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function %s', name, call);
  execute format('create trigger announce_delete after delete on %I referencing old table as old_rows for each statement execute function %s', name, call);
end $$;

-- Effects outside the database, written in the transaction that decides them and drained with back-off.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- One row per fact: the same mail or transfer is never queued twice.
  key text not null unique,
  payload jsonb not null,
  run_at timestamptz not null,
  tries int not null default 0,
  done_at timestamptz,
  dead_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_at, id) where done_at is null and dead_at is null;
-- Effects that were given up are looked for every few seconds.
create index outbox_dead on outbox (id) where dead_at is not null;

-- Counters of rate-limiter-flexible, kept across restarts (its table layout).
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
