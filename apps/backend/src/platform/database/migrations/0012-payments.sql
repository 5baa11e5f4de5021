-- Attempts recorded before the provider is called, its events, the ledger, transfers to sellers, cards.

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
  -- The provider's fingerprint of the number, never shown: the same plastic is kept once an account.
  fingerprint text,
  created_at timestamptz not null
);
create index saved_card_account on saved_card (account_id, created_at, id);
create unique index saved_card_favourite on saved_card (account_id) where favourite;
create index saved_card_fingerprint on saved_card (account_id, fingerprint) where fingerprint is not null and active;

create table card_registration (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  provider_id text not null unique,
  one_time boolean not null,
  activate boolean not null,
  completed_at timestamptz,
  expires_at timestamptz not null
);

-- A card checked with a zero amount, so that it stays good without a purchase. One at a time for a card.
create table card_validation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  card_id uuid not null references saved_card on delete cascade,
  status text not null check (status in ('creating', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled', 'expired')),
  provider_id text unique,
  -- What the check was started with, so that a repetition is the same call.
  request jsonb not null,
  secure_mode_redirect_url text,
  secure_mode_return_url text,
  result_code text,
  failure_reason text,
  -- End of the challenge at the provider.
  expires_at timestamptz not null,
  -- Last question to the provider: at most one in two seconds.
  checked_at timestamptz,
  next_check_at timestamptz,
  checks int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index card_validation_live on card_validation (card_id) where status in ('creating', 'requires_action', 'processing');
create index card_validation_account on card_validation (account_id);
create index card_validation_due on card_validation (next_check_at) where next_check_at is not null;

create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid not null references checkout,
  number int not null,
  provider text not null check (provider in ('mangopay', 'stripe')),
  method text not null check (method in ('card_web', 'card_direct', 'hosted_checkout', 'paypal', 'satispay', 'bank_wire')),
  status text not null check (status in ('creating', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'review')),
  amount_cents int not null check (amount_cents > 0),
  currency text not null default 'EUR',
  provider_id text,
  card_id uuid constraint payment_attempt_card references saved_card,
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

-- Where the money of a bank transfer goes, exactly as the provider wrote it: it can differ for each payment.
create table bank_wire (
  attempt_id uuid primary key references payment_attempt,
  owner_name text not null,
  owner_address text[] not null,
  iban text not null,
  bic text not null,
  reference text not null
);

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
  -- Null for payouts, which belong to a seller.
  checkout_id uuid references checkout,
  order_id text references purchase_order,
  amount_cents int not null,
  provider_ref text not null,
  at timestamptz not null,
  unique (movement, account, provider_ref)
);
create index ledger_entry_checkout on ledger_entry (checkout_id);

create table seller_transfer (
  order_id text primary key references purchase_order,
  attempt_id uuid not null references payment_attempt,
  amount_cents int not null,
  commission_cents int not null,
  -- sending: the provider may have heard of it, so its amounts stand · cancelled: everything was refunded before it was made
  status text not null check (status in ('pending', 'sending', 'succeeded', 'blocked', 'cancelled', 'reversed')),
  provider_id text,
  reason text,
  -- Definite refusals so far; each new try is a new request for the provider.
  tries int not null default 0,
  updated_at timestamptz not null
);

-- What start-up learned from the providers (hook ids, webhook secret).
create table provider_setting (
  key text primary key,
  value text not null,
  updated_at timestamptz not null
);
