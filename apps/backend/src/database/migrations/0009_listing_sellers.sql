-- A seller may have tens of thousands of products: their newest and best rated are walked in order, too, instead of sorted.
create index listing_seller_newest on product_listing (seller_id, created_at desc, product_id desc) include (bits, category_id, charged_cents);
create index listing_seller_rating on product_listing (seller_id, stars desc, product_id desc) include (bits, category_id, charged_cents);
