-- Effects outside the database, written in the transaction that decides them and drained with back-off.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- One row per fact: the same mail or transfer is never queued twice.
  key text not null unique,
  payload jsonb not null,
  run_at timestamptz not null,
  tries int not null default 0,
  done_at timestamptz,
  dead_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_at, id) where done_at is null and dead_at is null;
