-- Which kinds of device an account is used from, so that a new one is told by mail (decision 17).
create table account_device (
  account_id uuid not null references account on delete cascade,
  -- Browser and system without versions; empty when unknown.
  family text not null,
  seen_at timestamptz not null,
  primary key (account_id, family)
);
alter table session add column family text not null default '';
-- Who is logged in already has a device that nobody knows: the next login is told, rather than taken for the first one.
insert into account_device (account_id, family, seen_at)
  select account_id, '', max(last_seen_at) from session group by account_id;

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
