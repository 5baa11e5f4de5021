-- The orders of a shop about which somebody wrote: its inbox reads and counts them, not all of its orders.
create index purchase_order_conversations on purchase_order (seller_id) where last_message_from is not null and paid_at is not null;
