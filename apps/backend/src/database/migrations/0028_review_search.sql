-- The review queue is narrowed down to a kind, and searched by order, purchase and the provider's objects.
create index review_task_open_kind on review_task (kind, opened_at, id) where decided_at is null;
create index review_task_decided_kind on review_task (kind, decided_at desc, id) where decided_at is not null;
create index review_task_order on review_task (order_id) where order_id is not null;
create index review_task_checkout on review_task (checkout_id) where checkout_id is not null;
create index review_task_ref on review_task (provider_ref) where provider_ref is not null;
