-- How much of something there is, drawn as a scale: a number between its ends, of a list the place of the option counted from 1.
alter table attribute
  add column scale_from numeric(12, 3),
  add column scale_to numeric(12, 3),
  -- What its ends mean, divided by `|`: the scale is a line then, otherwise ten pieces.
  add column scale_ends jsonb constraint attribute_scale_ends check (scale_ends is null or (scale_to is not null and is_translated(scale_ends))),
  add constraint attribute_scale check (
    (scale_from is null) = (scale_to is null) and (scale_from is null or (kind in ('list', 'number') and scale_from < scale_to)));

-- Why it costs what it costs, in the seller's words.
alter table product_label add column price_reason jsonb
  constraint product_label_price_reason check (price_reason is null or (is_translated(price_reason) and octet_length(price_reason::text) <= 20000));

-- What goes with what on a table, in both directions, and why. A side is a category with all below it, narrowed by values of one attribute
-- as lists are (`vacca`, `12..24`). Without its attribute a rule would say too much: it goes with it.
create table pairing (
  id int generated always as identity primary key,
  -- The best come first.
  position int not null,
  one_category int not null references category on delete cascade,
  one_attribute text references attribute on update cascade on delete cascade,
  one_values text[] not null default '{}',
  other_category int not null references category on delete cascade,
  other_attribute text references attribute on update cascade on delete cascade,
  other_values text[] not null default '{}',
  reason jsonb not null constraint pairing_reason check (is_translated(reason)),
  constraint pairing_values check ((one_attribute is null) = (one_values = '{}') and (other_attribute is null) = (other_values = '{}'))
);
create index pairing_one on pairing (one_category);
create index pairing_other on pairing (other_category);

-- What to cook with products.
create table recipe (
  id int generated always as identity primary key,
  slug text not null unique constraint recipe_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb not null constraint recipe_title check (is_translated(title)),
  people int not null check (people between 1 and 50),
  minutes int not null check (minutes between 1 and 2880),
  -- One text a language, a step a line.
  steps jsonb not null constraint recipe_steps check (is_translated(steps)),
  -- What else it takes, that most have at home.
  at_home jsonb constraint recipe_at_home check (at_home is null or is_translated(at_home))
);
create table recipe_product (
  recipe_id int not null references recipe on delete cascade,
  position int not null,
  product_id bigint not null references product on delete cascade,
  -- How much of it: `80 g`.
  amount jsonb not null constraint recipe_product_amount check (is_translated(amount)),
  primary key (recipe_id, position),
  unique (recipe_id, product_id)
);
create index recipe_product_product on recipe_product (product_id);

select announce_changes_of('pairing', 'everything', 'id', 'pairing:');
select announce_changes_of('recipe', 'everything', 'id', 'recipe:');
select announce_changes_of('recipe_product', 'everything', 'recipe_id', 'recipe:');
