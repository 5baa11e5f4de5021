-- Views of the console's grid that somebody saved for a shop, in their order: [{"name", "view"}].
create table saved_view (
  account_id uuid not null references account on delete cascade,
  seller_id bigint not null references seller on delete cascade,
  views jsonb not null,
  version int not null default 1,
  primary key (account_id, seller_id)
);
