-- Money that goes back: refunds of orders, the sellers' part of them, debts, disputes, payouts, the review queue, withdrawals.

create table refund (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt,
  key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  -- Null: a payment that bought nothing.
  order_id text references purchase_order,
  actor text not null default 'system',
  shipping_cents int not null default 0 check (shipping_cents >= 0),
  commission_cents int not null default 0 check (commission_cents >= 0),
  -- Not made by us: in the provider's dashboard, or by a dispute.
  provider_initiated boolean not null default false,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider_id text,
  -- Definite refusals so far; each new try is a new request for the provider.
  tries int not null default 0,
  result text,
  postponed_until timestamptz,
  postponed_reason text,
  mailed_at timestamptz,
  -- Failed and closed by an operator: it counts no more, its amount can be refunded again.
  abandoned_at timestamptz,
  -- Part of the amount, and of the commission, that the order's retained share pays.
  from_retained_cents int not null default 0 check (from_retained_cents >= 0),
  from_retained_commission_cents int not null default 0 check (from_retained_commission_cents >= 0),
  -- Merged refunds: the provider takes the same amount of a payment once in 24 hours, so several may be sent as one. What was
  -- asked of it in this refund's name, merged ones included; written before the provider hears of it.
  sent_cents int check (sent_cents > 0),
  -- The refund in whose name this one was sent.
  merged_into uuid references refund,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refund_order on refund (order_id) where order_id is not null;
create index refund_attempt on refund (attempt_id);
create index refund_provider_id on refund (provider_id) where provider_id is not null;
create index refund_merged_into on refund (merged_into) where merged_into is not null;

create table refund_line (
  refund_id uuid not null references refund on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  primary key (refund_id, product_id)
);

-- The seller's part of a refund, taken back from the transfer. Amount as transferred: with our commission.
create table transfer_reversal (
  refund_id uuid primary key references refund on delete cascade,
  order_id text not null references purchase_order,
  seller_id bigint not null references seller,
  amount_cents int not null check (amount_cents > 0),
  commission_cents int not null check (commission_cents between 0 and amount_cents),
  -- reduced: the transfer had not been made yet and became smaller · debt: the seller had been paid out
  status text not null check (status in ('pending', 'reduced', 'succeeded', 'debt')),
  provider_id text,
  -- Platform advance: we pay first, so that the buyer does not wait for the seller.
  advance_id text,
  -- A debt that the seller has paid: our own money is back in our wallet by this movement.
  advance_return_id text,
  -- Since when the provider is asked for the reversal, or for the advance, without an answer that we know.
  asked_at timestamptz,
  advance_asked_at timestamptz,
  tries int not null default 0,
  updated_at timestamptz not null
);
create index transfer_reversal_order on transfer_reversal (order_id);

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
-- The queue is narrowed down to a kind, and searched by order, purchase and the provider's objects.
create index review_task_open_kind on review_task (kind, opened_at, id) where decided_at is null;
create index review_task_decided_kind on review_task (kind, decided_at desc, id) where decided_at is not null;
create index review_task_order on review_task (order_id) where order_id is not null;
create index review_task_checkout on review_task (checkout_id) where checkout_id is not null;
create index review_task_ref on review_task (provider_ref) where provider_ref is not null;

-- Withdrawal from the contract.
create table order_withdrawal (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references purchase_order,
  -- `accepted` is also what was refunded at once; the refund itself tells whether the money has gone.
  status text not null check (status in ('requested', 'accepted', 'refused')),
  -- What the customer wrote; nobody has to give a reason.
  reason text not null default '' check (length(reason) <= 300),
  -- Goods, and the delivery charge when the last of the order goes back.
  amount_cents int not null check (amount_cents >= 0),
  with_shipping boolean not null,
  -- Until when the goods are sent back; null when nothing was shipped.
  send_back_by timestamptz,
  refund_id uuid references refund,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null,
  decided_at timestamptz check ((decided_at is null) = (status = 'requested'))
);
create index order_withdrawal_order on order_withdrawal (order_id, created_at, id);

create table order_withdrawal_line (
  withdrawal_id uuid not null references order_withdrawal on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  amount_cents int not null check (amount_cents >= 0),
  primary key (withdrawal_id, product_id)
);

-- A mailed link opens the withdrawal of one order without an account; the token itself stands nowhere.
create table withdrawal_link (
  token_hash bytea primary key,
  order_id text not null references purchase_order,
  expires_at timestamptz not null
);
create index withdrawal_link_order on withdrawal_link (order_id);
create index withdrawal_link_expiry on withdrawal_link (expires_at);
