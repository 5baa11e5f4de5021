-- What customers and sellers write to each other about an order, and the withdrawal from the contract (decision 37; Consumer Code art. 52–59).
create table order_message (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references purchase_order,
  sender text not null check (sender in ('customer', 'seller')),
  topic text not null check (topic in ('question', 'damaged', 'missing', 'wrong')),
  text text not null check (length(text) between 1 and 3000),
  -- Products of the order that it is about.
  products bigint[] not null default '{}',
  created_at timestamptz not null
);
create index order_message_order on order_message (order_id, created_at, id);

-- A photo is a file of its own under a random name, never one of the shop's pictures.
create table order_message_photo (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  message_id uuid not null references order_message on delete cascade,
  position int not null check (position between 1 and 4),
  unique (message_id, position)
);

create table order_withdrawal (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references purchase_order,
  -- `accepted` is also what was refunded at once; the refund itself tells whether the money has gone.
  status text not null check (status in ('requested', 'accepted', 'refused')),
  -- What the customer wrote; nobody has to give a reason.
  reason text not null default '' check (length(reason) <= 300),
  -- Goods, and the delivery charge when the last of the order goes back.
  amount_cents int not null check (amount_cents >= 0),
  with_shipping boolean not null,
  -- Until when the goods are sent back; null when nothing was shipped.
  send_back_by timestamptz,
  refund_id uuid references refund,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null,
  decided_at timestamptz check ((decided_at is null) = (status = 'requested'))
);
create index order_withdrawal_order on order_withdrawal (order_id, created_at, id);

create table order_withdrawal_line (
  withdrawal_id uuid not null references order_withdrawal on delete cascade,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  amount_cents int not null check (amount_cents >= 0),
  primary key (withdrawal_id, product_id)
);

-- A mailed link opens the withdrawal of one order without an account; the token itself stands nowhere.
create table withdrawal_link (
  token_hash bytea primary key,
  order_id text not null references purchase_order,
  expires_at timestamptz not null
);
create index withdrawal_link_order on withdrawal_link (order_id);
create index withdrawal_link_expiry on withdrawal_link (expires_at);
