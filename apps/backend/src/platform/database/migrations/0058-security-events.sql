-- What happened to accounts, what operators decided and which commands were run on the server. Added to only; two years later it goes
-- (purge-security-events). Nobody is named: an account stands here under the name that it has in the log.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  -- Pseudonym of the account that it happened to, or of the operator who did it; null for a command.
  account text,
  -- What it was done to: `case 12`, `shop 3`.
  object text,
  request_id text
);
create index security_event_account on security_event (account, id desc);
create index security_event_at on security_event (at);

create trigger security_event_stays before update or truncate on security_event
  for each statement execute function refuse_change();
create trigger security_event_is_kept before delete on security_event
  for each row when (old.at > now() - interval '2 years') execute function refuse_change();
