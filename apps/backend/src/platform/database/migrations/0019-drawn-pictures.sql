-- Illustrations are told from photos of sellers. So far the demonstration's products, which came from no file, have illustrations only.
alter table picture add column drawn boolean not null default false;

update picture set drawn = true where hash in (
  select picture_hash from product_picture join product on product.id = product_id where product.source_key is null
);
