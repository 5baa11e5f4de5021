-- When the draft of a product is to be published, as it is then. The row is gone once it was, by the clock or by hand.
create table product_schedule (
  product_id bigint primary key references product on delete cascade,
  publish_at timestamptz not null,
  -- Who asked for it; no reference, as in the audit log.
  account_id uuid not null,
  role text not null,
  request_id text not null,
  -- When it could not be published, and the parts that were missing or wrong.
  failed_at timestamptz,
  failed_parts text[] not null default '{}'
);
create index product_schedule_open on product_schedule (publish_at) where failed_at is null;
