-- What changes people and shop asks for the password again; opening a session is giving it.
alter table session add column password_at timestamptz;
update session set password_at = created_at;
alter table session alter column password_at set not null;

-- Who was asked to work for a shop and has not answered; the link holds the token, this its hash. Used and withdrawn ones are deleted.
create table shop_invitation (
  id uuid primary key default gen_random_uuid(),
  seller_id bigint not null references seller on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'catalogue', 'orders', 'accounts', 'viewer')),
  token_hash bytea not null unique,
  invited_by uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (seller_id, email)
);
