-- Several refunds of one payment may reach the provider as one, which takes the same amount of a payment once in 24 hours
-- (payments reference §3.13). Written before the provider hears of it.
alter table refund
  -- What was asked of the provider in this refund's name: its own amount, and those that were sent with it.
  add column sent_cents int check (sent_cents > 0),
  -- The refund in whose name this one was sent.
  add column sent_with uuid references refund;
create index refund_sent_with on refund (sent_with) where sent_with is not null;
