-- A shop that a provider cannot pay is a case: one open for each shop and provider.
alter table review_task drop constraint review_task_kind_check;
alter table review_task add constraint review_task_kind_check check (kind in
  ('payment_mismatch', 'refund_failed', 'transfer_blocked', 'seller_debt', 'dispute', 'effect_failed', 'reported_review',
   'seller_unpayable'));
alter table review_task add column seller_id bigint references seller;
create unique index review_task_seller on review_task (seller_id, provider) where kind = 'seller_unpayable' and decided_at is null;
