-- What sellers keep of a product in their console, what they are changing of it, and how it was.

-- Text, because leading zeros count.
alter table product
  add column own_code text constraint product_own_code_length check (char_length(btrim(own_code)) between 1 and 60),
  add column gtin text constraint product_gtin check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  -- With its packaging.
  add column gross_grams int check (gross_grams > 0);
create unique index product_own_code on product (seller_id, own_code) where own_code is not null;

alter table product_label
  add column legal_name jsonb,
  add column after_opening jsonb,
  -- Of goods that are no food.
  add column warnings jsonb,
  -- How much of an ingredient there is (Reg. (EU) 1169/2011 art. 22).
  add column ingredient_shares jsonb,
  add column origin_places jsonb,
  add column primary_ingredient jsonb,
  -- Days that are left at least when it is delivered.
  add column shelf_life_days int check (shelf_life_days > 0),
  add column importer jsonb,
  add column organic jsonb,
  -- Less inside than before: since when, and how much it was.
  add column quantity_changed_since date,
  add column previous_net_value int check (previous_net_value > 0),
  add column safety jsonb,
  -- Groups that words of the ingredients recall and that the seller says are not in it.
  add column not_allergens text[] not null default '{}',
  add constraint product_label_quantity_changed check ((quantity_changed_since is null) = (previous_net_value is null)),
  -- Three languages of 5,000 characters, some of two bytes or more.
  drop constraint product_label_length,
  add constraint product_label_length check (octet_length(ingredients::text) <= 65000 and octet_length(origin::text) <= 65000
    and octet_length(storage::text) <= 65000 and octet_length(usage::text) <= 65000
    and char_length(operator_name) <= 200 and char_length(operator_address) <= 400
    and octet_length(concat(legal_name, after_opening, warnings, ingredient_shares, origin_places, primary_ingredient, importer, organic, safety)) <= 100000);

-- What is being changed of a product and is not published: the changed parts alone. The row stays when the draft is published or thrown
-- away, so that a version never names two different drafts.
create table product_draft (
  product_id bigint primary key references product on delete cascade,
  version int not null check (version >= 0),
  -- Number of the last version when it was begun.
  base_version int,
  -- Null where there is no draft.
  content jsonb,
  -- No reference: what an erased account did stays, without a name.
  updated_by uuid not null,
  updated_at timestamptz not null
);

-- How a product was each time it was published. Only ever added to.
create table product_version (
  product_id bigint not null references product,
  number int not null check (number > 0),
  content jsonb not null,
  -- Names of the parts that it changed.
  changed text[] not null,
  -- Null of how it stood before it was published in the console the first time.
  account_id uuid,
  role text,
  at timestamptz not null,
  note text not null,
  primary key (product_id, number)
);
create trigger product_version_stays before update or delete or truncate on product_version
  for each statement execute function refuse_change();
