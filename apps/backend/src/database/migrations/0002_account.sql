-- Who: accounts, sessions, single-use tokens, addresses (specification §3, §6; decisions 17–19).
create table account (
  id uuid primary key default gen_random_uuid(),
  -- Normalised e-mail (trimmed, lower case).
  email text not null unique,
  password_hash text not null,
  name text not null default '',
  profile jsonb not null default '{}',
  groups text[] not null default '{customer}',
  locale text not null default 'it' check (locale in ('it', 'en', 'es')),
  disabled boolean not null default false,
  confirmed_at timestamptz,
  photo_hash text,
  -- The seller whose orders members of the group "seller" work on.
  seller_id bigint references seller,
  -- Buyer at the payment providers, made at the first payment.
  mangopay_user_id text,
  mangopay_wallet_id text,
  stripe_customer_id text,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);

-- Short-lived bearers of getToken, tied to their session.
create table session_bearer (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
create index session_bearer_session on session_bearer (session_id);

create table account_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('confirm', 'reset')),
  -- Password given together with the registration that this link confirms: it counts once the mailbox's owner confirms.
  password_hash text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_account on account_token (account_id, kind);

create table address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  recipient text not null,
  phone text,
  note text,
  street text not null,
  city text not null,
  region text not null,
  country text not null,
  zip text not null,
  tag text not null,
  company jsonb,
  default_shipping boolean not null default false,
  default_billing boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_account on address (account_id, created_at, id);
create unique index address_default_shipping on address (account_id) where default_shipping;
create unique index address_default_billing on address (account_id) where default_billing;

-- Counters of rate-limiter-flexible, kept across restarts (its table layout).
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
