-- One cart per owner and warehouse; the owner is an account or a visitor's signed cookie (decision 11).
create table cart (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account on delete cascade,
  visitor_id uuid,
  warehouse_id bigint not null references warehouse,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(account_id, visitor_id) = 1),
  unique (account_id, warehouse_id),
  unique (visitor_id, warehouse_id)
);
create index cart_updated on cart (updated_at) where visitor_id is not null;

create table cart_line (
  cart_id uuid not null references cart on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity between 1 and 99),
  -- Charged price of one piece when it was added, to tell what changed since.
  charged_cents_when_added int not null,
  -- Wished quantity when stock capped it.
  capped_from int,
  added_at timestamptz not null default now(),
  primary key (cart_id, product_id)
);
create index cart_line_product on cart_line (product_id);
