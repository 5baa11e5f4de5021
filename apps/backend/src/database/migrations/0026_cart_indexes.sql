-- A cart has one kind of owner, so it stands in one of these only; a new cart is written to half as many indexes.
alter table cart drop constraint cart_account_id_warehouse_id_key, drop constraint cart_visitor_id_warehouse_id_key;
create unique index cart_account on cart (account_id, warehouse_id) where account_id is not null;
create unique index cart_visitor on cart (visitor_id, warehouse_id) where visitor_id is not null;
-- Nothing asks for the lines of a product: products are withdrawn, not deleted.
drop index cart_line_product;
