-- A brand may have thousands of products: they are walked in every order, as a seller's are, instead of read and sorted.
create index listing_brand_price on product_listing (brand, charged_cents, product_id) include (bits, category_id) where brand is not null;
create index listing_brand_newest on product_listing (brand, created_at desc, product_id desc) include (bits, category_id, charged_cents)
  where brand is not null;
create index listing_brand_rating on product_listing (brand, stars desc, product_id desc) include (bits, category_id, charged_cents)
  where brand is not null;
