-- Checkouts freeze prices and hold stock; one order per warehouse (decisions 13–16).
create table checkout (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  status text not null default 'open' check (status in ('open', 'paying', 'paid', 'partially_refunded', 'refunded', 'expired', 'cancelled', 'review')),
  total_cents int not null check (total_cents >= 0),
  shipment_address jsonb not null,
  invoice_address jsonb not null,
  contact_email text not null,
  locale text not null,
  terms_version text not null,
  age_confirmed_at timestamptz,
  idempotency_key text not null,
  request_hash text not null,
  paid_attempt_id uuid unique,
  hold_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create index checkout_account on checkout (account_id, created_at desc, id);
create index checkout_expiry on checkout (hold_expires_at) where status in ('open', 'paying');

create table purchase_order (
  -- idHash of the specification: unguessable, shown to people.
  id text primary key,
  checkout_id uuid not null references checkout,
  account_id uuid not null references account,
  seller_id bigint not null references seller,
  warehouse_id bigint not null references warehouse,
  status text not null check (status in ('PENDING_PAYMENT', 'PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED')),
  goods_cents int not null check (goods_cents > 0),
  shipping_method text not null check (shipping_method in ('international', 'national', 'regional')),
  shipping_cents int not null check (shipping_cents >= 0),
  amount_cents int not null generated always as (goods_cents + shipping_cents) stored,
  commission_cents int not null check (commission_cents >= 0),
  vat jsonb not null,
  created_at timestamptz not null
);
create index purchase_order_account on purchase_order (account_id, created_at desc, id);
create index purchase_order_checkout on purchase_order (checkout_id);
create index purchase_order_seller on purchase_order (seller_id, created_at desc, id);

create table order_line (
  order_id text not null references purchase_order,
  position int not null,
  product_id bigint not null references product,
  title text not null,
  picture_hash text,
  quantity int not null check (quantity > 0),
  price_cents int not null check (price_cents > 0),
  charged_cents int not null check (charged_cents > 0),
  vat_rate int not null,
  commission_cents int not null check (commission_cents >= 0),
  withdrawal text not null,
  alcohol boolean not null,
  primary key (order_id, position),
  unique (order_id, product_id)
);

-- Every transition with its time and who caused it.
create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references purchase_order,
  status text not null,
  actor text not null,
  cause text not null,
  at timestamptz not null
);
create index order_event_order on order_event (order_id, id);

-- Stock leaves `product.stock` when held; on hand + held + committed is constant.
create table stock_hold (
  order_id text not null references purchase_order,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'committed', 'released')),
  primary key (order_id, product_id)
);
create index stock_hold_held on stock_hold (product_id) where state = 'held';
