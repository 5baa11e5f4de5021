-- What is said of products beyond their label (grapes, months, die), as rows: what can be said, in which categories, and of which product.

-- A text in the three languages of the shop.
create function is_translated(texts jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(btrim(texts->>'it') <> '' and btrim(texts->>'en') <> '' and btrim(texts->>'es') <> '', false)
$$;

create table attribute (
  -- Stands in addresses (`?vitigno=nebbiolo`) and in the columns of product files.
  code text primary key constraint attribute_code check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('list', 'number', 'yes_no', 'year', 'text')),
  names jsonb not null constraint attribute_names check (is_translated(names)),
  -- Of a number, as it is written after it: `mesi`, `%`.
  unit jsonb constraint attribute_unit check (unit is null or (kind = 'number' and is_translated(unit))),
  -- A fact of the label: its values are copied from there.
  label_field text constraint attribute_label_field check (label_field is null or (label_field = 'alcohol_by_volume' and kind = 'number')),
  unique (code, kind)
);

create table attribute_option (
  attribute_code text not null references attribute on update cascade on delete cascade,
  code text not null constraint attribute_option_code check (code ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  names jsonb not null constraint attribute_option_names check (is_translated(names)),
  position int not null,
  primary key (attribute_code, code)
);

-- Where an attribute is used: in the category and all below it. A category below may use it otherwise by a row of its own.
create table category_attribute (
  category_id int not null references category on delete cascade,
  attribute_code text not null references attribute on update cascade on delete cascade,
  position int not null,
  in_fact_strip boolean not null default false,
  filterable boolean not null default false,
  compared boolean not null default false,
  -- What an import publishes has it.
  required boolean not null default false,
  primary key (category_id, attribute_code)
);
create index category_attribute_code on category_attribute (attribute_code);

-- The attributes of a category with those it inherits; the nearest row counts.
create function attributes_of_category(of_category int) returns setof category_attribute language sql stable as $$
  with recursive above as (
    select id, parent_id, 0 as depth from category where id = of_category
    union all
    select c.id, c.parent_id, a.depth + 1 from above a join category c on c.id = a.parent_id where a.depth < 8)
  select distinct on (u.attribute_code) u.* from above a join category_attribute u on u.category_id = a.id
  order by u.attribute_code, a.depth
$$;

-- One value a row; of a list several, in the order they are named in.
create table product_attribute (
  product_id bigint not null references product on delete cascade,
  attribute_code text not null,
  kind text not null,
  position int not null default 0,
  option_code text,
  number numeric(12, 3),
  yes_no boolean,
  text jsonb,
  primary key (product_id, attribute_code, position),
  unique (product_id, attribute_code, option_code),
  constraint product_attribute_known foreign key (attribute_code, kind) references attribute (code, kind) on update cascade on delete cascade,
  constraint product_attribute_option foreign key (attribute_code, option_code) references attribute_option on update cascade on delete cascade,
  constraint product_attribute_fits check (
    num_nonnulls(option_code, number, yes_no, text) = 1 and (kind = 'list' or position = 0) and case kind
      when 'list' then option_code is not null
      when 'number' then number is not null
      when 'year' then number = trunc(number) and number between 1800 and 2200
      when 'yes_no' then yes_no is not null
      when 'text' then char_length(btrim(text->>'it')) between 1 and 500 end)
);
create index product_attribute_value on product_attribute (attribute_code, option_code, number, yes_no);

-- Facts of the label, of one product or (null) of all.
create function copy_label_facts(of_product bigint) returns void language sql as $$
  delete from product_attribute v using attribute a
    where a.label_field is not null and v.attribute_code = a.code and (of_product is null or v.product_id = of_product);
  insert into product_attribute (product_id, attribute_code, kind, number)
    select l.product_id, a.code, a.kind, l.alcohol_by_volume from attribute a cross join product_label l
    where a.label_field is not null and l.alcohol_by_volume is not null and (of_product is null or l.product_id = of_product)
$$;

create function label_facts_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'attribute' then perform copy_label_facts(null);
  else perform copy_label_facts(new.product_id);
  end if;
  return null;
end $$;

create trigger label_facts_insert after insert on product_label for each row
  when (new.alcohol_by_volume is not null) execute function label_facts_changed();
create trigger label_facts_update after update of alcohol_by_volume on product_label for each row
  when (old.alcohol_by_volume is distinct from new.alcohol_by_volume) execute function label_facts_changed();
create trigger label_facts_of_new after insert on attribute for each row
  when (new.label_field is not null) execute function label_facts_changed();

-- Values are shown with the product; so are names, units and places of attributes, of all products that have them.
create trigger listing_insert after insert on product_attribute referencing new table as changed
  for each statement execute function raise_product_versions();
create trigger listing_update after update on product_attribute referencing new table as changed
  for each statement execute function raise_product_versions();
create trigger listing_delete after delete on product_attribute referencing old table as changed
  for each statement execute function raise_product_versions();

create function attribute_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  update product_listing set version = version + 1
    where product_id in (select product_id from product_attribute where attribute_code = changed->>tg_argv[0]);
  return null;
end $$;

create trigger attribute_changed after update on attribute for each row execute function attribute_changed('code');
create trigger attribute_changed after update on attribute_option for each row execute function attribute_changed('attribute_code');
create trigger attribute_changed after insert or update or delete on category_attribute for each row
  execute function attribute_changed('attribute_code');

select announce_changes_of('product_attribute', 'catalogue', 'product_id', 'product:');
select announce_changes_of('attribute', 'everything', 'code', 'attribute:');
select announce_changes_of('attribute_option', 'everything', 'attribute_code', 'attribute:');
select announce_changes_of('category_attribute', 'everything', 'attribute_code', 'attribute:');
