-- Who changed what in the sellers' console. Written in the transaction of the change, never changed afterwards.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  seller_id bigint not null references seller,
  -- No reference: what an erased account did stays, without a name.
  account_id uuid not null,
  role text not null,
  -- Name of the endpoint.
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_entry_seller on audit_entry (seller_id, id desc);
create index audit_entry_object on audit_entry (object_kind, object_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
