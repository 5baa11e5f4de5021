-- The payment core: attempts recorded before the call, inbox, ledger, cards (payments reference §6).
create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid not null references checkout,
  number int not null,
  provider text not null check (provider in ('mangopay', 'stripe')),
  method text not null check (method in ('card_web', 'card_direct', 'hosted_checkout')),
  status text not null check (status in ('creating', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'review')),
  amount_cents int not null check (amount_cents > 0),
  currency text not null default 'EUR',
  provider_id text,
  card_id uuid,
  request jsonb not null default '{}',
  redirect_url text,
  secure_mode_redirect_url text,
  secure_mode_return_url text,
  result_code text,
  failure_reason text,
  expires_at timestamptz not null,
  -- Last question to the provider: at most one in two seconds.
  checked_at timestamptz,
  next_check_at timestamptz,
  checks int not null default 0,
  refunded_cents int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (checkout_id, number),
  unique (provider, provider_id)
);
create unique index payment_attempt_live on payment_attempt (checkout_id) where status in ('creating', 'requires_action', 'processing');
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null;

alter table checkout add constraint checkout_paid_attempt foreign key (paid_attempt_id) references payment_attempt;

-- Inbox of hooks and webhooks: hints, applied by re-fetching.
create table provider_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_key text not null,
  type text not null,
  resource_id text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  next_try_at timestamptz not null,
  tries int not null default 0,
  error text,
  unique (provider, event_key)
);
create index provider_event_due on provider_event (next_try_at) where processed_at is null;

-- Money per order: append-only; entries of one movement sum to zero.
create table ledger_entry (
  id bigint generated always as identity primary key,
  movement text not null,
  account text not null,
  checkout_id uuid not null references checkout,
  order_id text references purchase_order,
  amount_cents int not null,
  provider_ref text not null,
  at timestamptz not null,
  unique (movement, account, provider_ref)
);

create table seller_transfer (
  order_id text primary key references purchase_order,
  attempt_id uuid not null references payment_attempt,
  amount_cents int not null,
  commission_cents int not null,
  status text not null check (status in ('pending', 'succeeded', 'blocked', 'reversed')),
  provider_id text,
  reason text,
  -- Definite refusals so far; each new try is a new request for the provider.
  tries int not null default 0,
  updated_at timestamptz not null
);

create table refund (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt,
  key text not null unique,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table card_registration (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  provider_id text not null unique,
  one_time boolean not null,
  activate boolean not null,
  completed_at timestamptz,
  expires_at timestamptz not null
);

create table saved_card (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  provider_id text not null unique,
  alias text not null,
  type text not null,
  expiry text not null,
  currency text not null,
  validity text not null check (validity in ('UNKNOWN', 'VALID', 'INVALID')),
  active boolean not null default true,
  favourite boolean not null default false,
  one_time boolean not null default false,
  created_at timestamptz not null
);
create index saved_card_account on saved_card (account_id, created_at, id);
create unique index saved_card_favourite on saved_card (account_id) where favourite;

alter table payment_attempt add constraint payment_attempt_card foreign key (card_id) references saved_card;

-- What start-up learned from the providers (hook ids, webhook secret).
create table provider_setting (
  key text primary key,
  value text not null,
  updated_at timestamptz not null
);
