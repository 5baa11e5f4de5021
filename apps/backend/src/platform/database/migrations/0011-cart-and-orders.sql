-- Carts, checkouts that freeze prices and hold stock, one order per warehouse, what is written about it.

-- One cart per owner and warehouse; the owner is an account or a visitor's signed cookie.
create table cart (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account on delete cascade,
  visitor_id uuid,
  warehouse_id bigint not null references warehouse,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(account_id, visitor_id) = 1)
);
create unique index cart_account on cart (account_id, warehouse_id) where account_id is not null;
create unique index cart_visitor on cart (visitor_id, warehouse_id) where visitor_id is not null;
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
  -- What is bought, where it goes and what it costs: the same again leads to the checkout that waits.
  content_hash text,
  paid_attempt_id uuid unique,
  hold_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  created_at timestamptz not null,
  -- The newer checkout of the customer that took the place of this one.
  replaced_by uuid references checkout,
  -- When the customer was reminded to pay: once.
  reminded_at timestamptz,
  -- When an erased customer's invoice may go, too; null while the customer is there (ten years, art. 2220 of the civil code).
  keep_until timestamptz,
  unique (account_id, idempotency_key)
);
create index checkout_account on checkout (account_id, created_at desc, id);
create index checkout_expiry on checkout (hold_expires_at) where status in ('open', 'paying');
-- One checkout of an account waits for its payment at a time.
create unique index checkout_open on checkout (account_id) where status in ('open', 'paying');
create index checkout_keep_until on checkout (keep_until) where keep_until is not null;

-- Further keys under which a waiting checkout was placed once more.
create table checkout_key (
  account_id uuid not null references account on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  checkout_id uuid not null references checkout,
  primary key (account_id, idempotency_key)
);
create index checkout_key_checkout on checkout_key (checkout_id);

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
  created_at timestamptz not null,
  paid_at timestamptz,
  -- End of the third working day after the payment; counts while the order is PAID.
  accept_by timestamptz,
  carrier text check (carrier in ('poste', 'gls', 'brt', 'dhl', 'ups', 'sda', 'fedex', 'other')),
  tracking_number text check (length(tracking_number) <= 60),
  -- The right of withdrawal runs from here.
  delivered_at timestamptz,
  -- Its products were added to `product.popularity`.
  counted boolean not null default false,
  refunded_cents int not null default 0,
  -- Part of the commission that went back with refunds.
  refunded_commission_cents int not null default 0,
  -- Retained share: what the seller gave for refunds that were then abandoned. It pays the next refund of the order first.
  retained_cents int not null default 0 check (retained_cents >= 0),
  retained_commission_cents int not null default 0 check (retained_commission_cents >= 0),
  constraint purchase_order_refunded check (refunded_cents between 0 and goods_cents + shipping_cents),
  constraint purchase_order_refunded_commission check (refunded_commission_cents between 0 and commission_cents)
);
create index purchase_order_account on purchase_order (account_id, created_at desc, id);
create index purchase_order_checkout on purchase_order (checkout_id);
create index purchase_order_seller on purchase_order (seller_id, created_at desc, id);
create index purchase_order_shop on purchase_order (seller_id, paid_at desc, id) where paid_at is not null;
create index purchase_order_accept_by on purchase_order (accept_by) where status = 'PAID';
create index purchase_order_delivered on purchase_order (delivered_at) where status = 'DELIVERED';
create index purchase_order_uncounted on purchase_order (id) where paid_at is not null and not counted;

create table order_line (
  order_id text not null references purchase_order,
  position int not null,
  product_id bigint not null references product,
  title text not null,
  picture_hash text,
  quantity int not null check (quantity > 0),
  refunded_quantity int not null default 0,
  price_cents int not null check (price_cents > 0),
  charged_cents int not null check (charged_cents > 0),
  vat_rate int not null,
  commission_cents int not null check (commission_cents >= 0),
  withdrawal text not null,
  alcohol boolean not null,
  primary key (order_id, position),
  unique (order_id, product_id),
  constraint order_line_refunded check (refunded_quantity between 0 and quantity)
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

-- What customers and sellers write to each other about an order.
create table order_message (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references purchase_order,
  sender text not null check (sender in ('customer', 'seller')),
  topic text not null check (topic in ('question', 'damaged', 'missing', 'wrong')),
  text text not null check (length(text) between 1 and 3000),
  -- Products of the order that it is about.
  products bigint[] not null default '{}',
  created_at timestamptz not null
);
create index order_message_order on order_message (order_id, created_at, id);

-- A photo is a file of its own under a random name, never one of the shop's pictures.
create table order_message_photo (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  message_id uuid not null references order_message on delete cascade,
  position int not null check (position between 1 and 4),
  unique (message_id, position)
);
