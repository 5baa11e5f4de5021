-- Who works for a shop, and as what (`shop-roles.ts` says what each may do).
create table seller_member (
  seller_id bigint not null references seller,
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('owner', 'catalogue', 'orders', 'accounts', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (seller_id, account_id)
);
create index seller_member_account on seller_member (account_id);
insert into seller_member (seller_id, account_id, role)
  select seller_id, id, case when 'seller' = any(groups) then 'owner' else 'orders' end
  from account where seller_id is not null and groups && '{seller,seller_staff}';
alter table account drop column seller_id;

-- A session of the shop opens no call of the sellers' console, and the other way.
alter table session add column audience text not null default 'shop' check (audience in ('shop', 'console'));

-- Suspended by the marketplace: its people may read, not write.
alter table seller add column suspended_at timestamptz;
