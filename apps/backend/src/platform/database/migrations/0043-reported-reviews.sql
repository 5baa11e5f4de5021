-- What a shop reports of a review of one of its products, once; a person of the marketplace decides.
create table review_report (
  review_id uuid primary key references review on delete cascade,
  -- No reference: what an erased account reported stays.
  account_id uuid not null,
  reason text not null check (reason in ('false', 'offensive', 'other_product', 'personal_data', 'other')),
  words text not null check (length(words) <= 600),
  created_at timestamptz not null
);

alter table review_task drop constraint review_task_kind_check;
alter table review_task add constraint review_task_kind_check check (kind in
  ('payment_mismatch', 'refund_failed', 'transfer_blocked', 'seller_debt', 'dispute', 'effect_failed', 'reported_review'));
-- An author may take the review away while it waits.
alter table review_task add column review_id uuid references review on delete set null;
create index review_task_review on review_task (review_id) where review_id is not null;
