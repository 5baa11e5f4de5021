-- What was sold of a product stands among its movements.
create index stock_hold_product on stock_hold (product_id, order_id);
