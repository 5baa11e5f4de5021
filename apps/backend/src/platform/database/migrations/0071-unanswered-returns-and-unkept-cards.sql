-- A return that its shop leaves without an answer: the shop is reminded once, then it is a case.
alter table review_task drop constraint review_task_kind_check;
alter table review_task add constraint review_task_kind_check check (kind in
  ('payment_mismatch', 'refund_failed', 'transfer_blocked', 'seller_debt', 'dispute', 'effect_failed', 'reported_review',
   'seller_unpayable', 'return_unanswered'));
alter table order_withdrawal add column reminded_at timestamptz;
create index order_withdrawal_waiting on order_withdrawal (send_back_by, id) where status = 'requested';

-- Cards that nobody keeps are forgotten once no payment needs them.
create index payment_attempt_card on payment_attempt (card_id) where card_id is not null;
