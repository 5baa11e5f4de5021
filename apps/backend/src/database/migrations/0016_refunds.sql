-- Money that goes back: refunds of orders, what is taken back from sellers for them, their debts, disputes, payouts, and the queue
-- of cases for a person (payments reference §3.12, §3.13, §4.4, §6.4).
alter table purchase_order
  add column refunded_cents int not null default 0,
  -- Part of the commission that went back with refunds.
  add column refunded_commission_cents int not null default 0,
  add constraint purchase_order_refunded check (refunded_cents between 0 and goods_cents + shipping_cents),
  add constraint purchase_order_refunded_commission check (refunded_commission_cents between 0 and commission_cents);

alter table order_line
  add column refunded_quantity int not null default 0,
  add constraint order_line_refunded check (refunded_quantity between 0 and quantity);

alter table refund
  -- Null: a payment that bought nothing.
  add column order_id text references purchase_order,
  add column actor text not null default 'system',
  add column shipping_cents int not null default 0 check (shipping_cents >= 0),
  add column commission_cents int not null default 0 check (commission_cents >= 0),
  -- The money went back without us: in the provider's dashboard, or by a dispute.
  add column made_elsewhere boolean not null default false,
  -- Definite refusals so far; each new try is a new request for the provider.
  add column tries int not null default 0,
  add column result text,
  add column postponed_until timestamptz,
  add column postponed_reason text,
  add column mailed_at timestamptz;
create index refund_order on refund (order_id) where order_id is not null;
create index refund_attempt on refund (attempt_id);
create index refund_provider_id on refund (provider_id) where provider_id is not null;

create table refund_line (
  refund_id uuid not null references refund on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  primary key (refund_id, product_id)
);

-- What the seller of a refunded order gives back. Amount as transferred: the seller's part and our commission.
create table seller_take_back (
  refund_id uuid primary key references refund on delete cascade,
  order_id text not null references purchase_order,
  seller_id bigint not null references seller,
  amount_cents int not null check (amount_cents > 0),
  commission_cents int not null check (commission_cents between 0 and amount_cents),
  -- reduced: the transfer had not been made yet and became smaller · debt: the seller had been paid out
  status text not null check (status in ('pending', 'reduced', 'succeeded', 'debt')),
  provider_id text,
  -- What we put in ourselves so that the buyer does not wait for the seller.
  advance_id text,
  tries int not null default 0,
  updated_at timestamptz not null
);
create index seller_take_back_order on seller_take_back (order_id);

create table seller_debt (
  refund_id uuid primary key references refund on delete cascade,
  seller_id bigint not null references seller,
  order_id text not null references purchase_order,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index seller_debt_open on seller_debt (seller_id) where settled_at is null;

-- sending: the provider may have heard of it, so its amounts stand · cancelled: everything was refunded before it was made
alter table seller_transfer drop constraint seller_transfer_status_check;
alter table seller_transfer add constraint seller_transfer_status_check
  check (status in ('pending', 'sending', 'succeeded', 'blocked', 'cancelled', 'reversed'));

create table dispute (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('mangopay', 'stripe')),
  provider_id text not null,
  attempt_id uuid not null references payment_attempt,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, provider_id)
);
create index dispute_attempt on dispute (attempt_id) where status = 'open';

create table payout (
  provider text not null check (provider in ('mangopay', 'stripe')),
  provider_id text not null,
  seller_id bigint not null references seller,
  amount_cents int not null check (amount_cents > 0),
  status text not null check (status in ('created', 'succeeded', 'failed', 'returned')),
  updated_at timestamptz not null,
  primary key (provider, provider_id)
);
create index payout_seller on payout (seller_id, updated_at desc);

-- Payouts belong to a seller, not to a checkout.
alter table ledger_entry alter column checkout_id drop not null;
create index ledger_entry_checkout on ledger_entry (checkout_id);

-- Cases for a person: nothing moves until they are decided, once, with who and why.
create table review_task (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null check (kind in ('payment_mismatch', 'refund_failed', 'transfer_blocked', 'seller_debt', 'dispute', 'effect_failed')),
  reason text not null,
  provider text check (provider in ('mangopay', 'stripe')),
  provider_ref text,
  checkout_id uuid references checkout,
  attempt_id uuid references payment_attempt,
  order_id text references purchase_order,
  refund_id uuid references refund,
  -- Key of the outbox row that was given up.
  effect_key text,
  amount_cents int,
  opened_at timestamptz not null,
  decision text,
  decided_at timestamptz,
  decided_by uuid references account,
  note text not null default ''
);
create index review_task_open on review_task (opened_at, id) where decided_at is null;
create index review_task_decided on review_task (decided_at desc, id) where decided_at is not null;
