-- Views of the console's orders that somebody saved for a shop, as those of the products are.
create table saved_order_view (
  account_id uuid not null references account on delete cascade,
  seller_id bigint not null references seller on delete cascade,
  views jsonb not null,
  version int not null default 1,
  primary key (account_id, seller_id)
);
