-- Accounts, sessions, single-use tokens, addresses, wishlists.

create table account (
  id uuid primary key default gen_random_uuid(),
  -- Normalised e-mail (trimmed, lower case).
  email text not null unique,
  password_hash text not null,
  name text not null default '',
  profile jsonb not null default '{}',
  groups text[] not null default '{customer}',
  locale text not null default 'it' check (locale in ('it', 'en', 'es')),
  -- The language of mails follows the pages that the account is used in, until its owner chooses one.
  locale_chosen boolean not null default false,
  disabled boolean not null default false,
  confirmed_at timestamptz,
  -- A file of its own under a random name, not one of the shop's pictures.
  photo_name text,
  -- The seller whose orders members of the group "seller" work on.
  seller_id bigint references seller,
  -- Buyer at the payment providers, made at the first payment.
  mangopay_user_id text,
  mangopay_wallet_id text,
  stripe_customer_id text,
  created_at timestamptz not null default now(),
  -- Set on the nameless account that the invoices of an erased customer hang on.
  erased_at timestamptz
);
create unique index account_photo on account (photo_name) where photo_name is not null;

-- Mails to a shop are written in the language of its account.
create index account_seller on account (seller_id) where seller_id is not null;

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  -- Browser and system without versions; empty when unknown.
  family text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);

-- Which kinds of device an account is used from, so that a new one is told by mail.
create table account_device (
  account_id uuid not null references account on delete cascade,
  family text not null,
  seen_at timestamptz not null,
  primary key (account_id, family)
);

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
  kind text not null check (kind in ('confirm', 'reset', 'login')),
  -- Password given together with the registration that this link confirms: it counts once the mailbox's owner confirms.
  password_hash text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_account on account_token (account_id, kind);

-- A change of e-mail address on its way: it counts once the links mailed to both addresses were used. One an account.
create table username_change (
  account_id uuid primary key references account on delete cascade,
  new_email text not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);

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

create table wishlist_item (
  account_id uuid not null references account on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null,
  -- Price to pay for one piece when it was added, to tell what changed since.
  charged_cents_when_added int not null,
  primary key (account_id, product_id)
);
create index wishlist_item_product on wishlist_item (product_id);
