-- What a shop's figures read: when each order left, and what came and went of a product since a day.
create index order_event_shipped_at on order_event (order_id, at) where status = 'SHIPPED';
create index stock_movement_at on stock_movement (product_id, at);
