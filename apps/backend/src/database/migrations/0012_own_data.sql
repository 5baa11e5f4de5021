-- What a customer keeps and may take away: the wishlist, the profile photo, the erasure of an account (decisions 6, 20, 28).
create table wishlist_item (
  account_id uuid not null references account on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null,
  -- Price to pay for one piece when it was added, to tell what changed since.
  charged_cents_when_added int not null,
  primary key (account_id, product_id)
);
create index wishlist_item_product on wishlist_item (product_id);

-- The photo is a file of its own under a random name, not one of the shop's pictures.
alter table account rename column photo_hash to photo_name;
create unique index account_photo on account (photo_name) where photo_name is not null;

-- Set on the nameless account that the invoices of an erased customer hang on.
alter table account add column erased_at timestamptz;
-- When an erased customer's invoice may go, too; null while the customer is there (ten years, art. 2220 of the civil code).
alter table checkout add column keep_until timestamptz;
create index checkout_keep_until on checkout (keep_until) where keep_until is not null;
