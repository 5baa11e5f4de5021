-- The same plastic twice (the provider's fingerprint of the number; never shown) is kept once per account.
alter table saved_card add column fingerprint text;
create index saved_card_fingerprint on saved_card (account_id, fingerprint) where fingerprint is not null and active;

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

alter table payment_attempt drop constraint payment_attempt_method_check;
alter table payment_attempt add constraint payment_attempt_method_check
  check (method in ('card_web', 'card_direct', 'hosted_checkout', 'paypal', 'satispay', 'bank_wire'));

-- Where the money of a bank transfer goes, exactly as the provider wrote it: it can differ for each payment.
create table bank_wire (
  attempt_id uuid primary key references payment_attempt,
  owner_name text not null,
  owner_address text[] not null,
  iban text not null,
  bic text not null,
  reference text not null
);
