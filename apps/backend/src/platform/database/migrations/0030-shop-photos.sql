-- The photos that a shop put up for its products; which product shows them stands with the product.
create table shop_photo (
  seller_id bigint not null references seller on delete cascade,
  picture_hash text not null references picture,
  created_at timestamptz not null,
  primary key (seller_id, picture_hash)
);
create index product_picture_hash on product_picture (picture_hash);
