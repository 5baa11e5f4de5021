-- What comes near something that nobody sells: `words` of a search, bare and in any language, lead to a category, with the reason.

create table near_thing (
  id int generated always as identity primary key,
  -- The nearest come first.
  position int not null,
  words text[] not null constraint near_thing_words check (cardinality(words) between 1 and 60),
  category_id int not null references category on delete cascade,
  title jsonb not null constraint near_thing_title check (is_translated(title)),
  reason jsonb not null constraint near_thing_reason check (is_translated(reason))
);
create index near_thing_words on near_thing using gin (words);

select announce_changes_of('near_thing', 'everything', 'id', 'near:');
