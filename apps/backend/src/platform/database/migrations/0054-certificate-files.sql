-- Files of certificates that shops put up; marks in drafts, label and versions name them. None is removed: a version stays for good.
create table certificate_file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  seller_id bigint not null references seller on delete cascade,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  created_at timestamptz not null
);
create index certificate_file_seller on certificate_file (seller_id);
