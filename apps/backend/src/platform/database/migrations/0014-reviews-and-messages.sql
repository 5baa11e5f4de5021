-- Reviews on delivered order lines, their distribution, and what visitors send: newsletter, stock alerts, messages.

create table review (
  id uuid primary key default gen_random_uuid(),
  product_id bigint not null references product on delete cascade,
  account_id uuid references account on delete set null,
  -- The bought line it hangs on.
  order_id text not null,
  position int not null,
  stars int not null check (stars between 1 and 5),
  title text not null default '' check (length(title) <= 120),
  text text not null default '' check (length(text) <= 2000),
  lang text not null check (lang in ('it', 'en', 'es')),
  -- Name shown, as it was when the review was written.
  author text not null,
  status text not null default 'published' check (status in ('published', 'hidden')),
  reply text check (length(reply) <= 2000),
  replied_at timestamptz check ((reply is null) = (replied_at is null)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (order_id, position) references order_line,
  unique (order_id, position),
  unique (account_id, product_id)
);
create index review_newest on review (product_id, created_at desc, id desc) where status = 'published';
create index review_stars on review (product_id, stars desc, created_at desc, id desc) where status = 'published';

-- How many published reviews of each star a product has, kept with `product.stars_sum` and `reviews_count`.
create table product_rating (
  product_id bigint primary key references product on delete cascade,
  stars_1 int not null default 0 check (stars_1 >= 0),
  stars_2 int not null default 0 check (stars_2 >= 0),
  stars_3 int not null default 0 check (stars_3 >= 0),
  stars_4 int not null default 0 check (stars_4 >= 0),
  stars_5 int not null default 0 check (stars_5 >= 0)
);

-- Who gets the newsletter, or one mail when a product is back; a mailed link made of the seed proves the mailbox.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'stock-alert')),
  email text not null,
  product_id bigint references product on delete cascade check ((kind = 'stock-alert') = (product_id is not null)),
  locale text not null check (locale in ('it', 'en', 'es')),
  seed text not null unique,
  status text not null default 'pending' check (status in ('pending', 'active', 'done', 'ended')),
  -- When the person said yes, the proof of consent.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index subscription_once on subscription (kind, email, coalesce(product_id, 0));
create index subscription_waiting on subscription (product_id) where kind = 'stock-alert' and status = 'active';
create index subscription_updated on subscription (updated_at) where status <> 'active';

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  subject text not null,
  message text not null default '' check (length(message) <= 5000),
  locale text not null check (locale in ('it', 'en', 'es')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null
);
create index contact_message_new on contact_message (created_at) where status = 'new';

select announce_changes_of('review', '', 'product_id', 'reviews:', 'product:');
