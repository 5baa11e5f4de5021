-- What a shop does to many products at once: first tried, then done in steps of its own transaction, and taken back by another job.
create table job (
  id bigint generated always as identity primary key,
  seller_id bigint not null references seller on delete cascade,
  -- Who began it; no reference, as in the audit log.
  account_id uuid not null,
  role text not null,
  request_id text not null,
  -- Of the call, so that one sent twice is one job.
  key uuid not null,
  -- Null for one that takes another one back.
  change jsonb,
  undoes bigint references job,
  state text not null check (state in ('trying', 'tried', 'running', 'paused', 'done', 'cancelled')),
  total int not null,
  ready int not null default 0,
  same int not null default 0,
  refused int not null default 0,
  left_out int not null default 0,
  done int not null default 0,
  created_at timestamptz not null,
  -- The job that waited longest goes on first.
  worked_at timestamptz not null,
  finished_at timestamptz,
  unique (seller_id, key),
  check ((change is null) = (undoes is not null))
);
create index job_seller on job (seller_id, id desc);
create index job_open on job (worked_at) where state in ('trying', 'running');
-- A job is taken back once; one that was given up may be tried again.
create unique index job_undoes on job (undoes) where state <> 'cancelled';

create table job_item (
  job_id bigint not null references job on delete cascade,
  position int not null,
  product_id bigint not null references product on delete cascade,
  -- Null until it was looked at.
  state text check (state in ('ready', 'same', 'refused', 'left_out', 'done')),
  -- Values that the job changes, in cents, as columns of `product`.
  before jsonb,
  after jsonb,
  reason text,
  primary key (job_id, position)
);
create index job_item_new on job_item (job_id, position) where state is null;
create index job_item_ready on job_item (job_id, position) where state = 'ready';
