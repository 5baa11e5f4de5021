-- What a seller gave for a refund that was abandoned waits for the next one: a case says so.
alter table review_task drop constraint review_task_kind_check;
alter table review_task add constraint review_task_kind_check check (kind in
  ('payment_mismatch', 'refund_failed', 'transfer_blocked', 'seller_debt', 'dispute', 'effect_failed', 'reported_review',
   'seller_unpayable', 'return_unanswered', 'retained_share'));
