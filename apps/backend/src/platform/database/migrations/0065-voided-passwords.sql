-- Who confirms an address that was registered twice chooses the password then: any of those given before may be a stranger's.
alter table account alter column password_hash drop not null;

-- Registrations that nobody confirmed go after a while.
create index account_unconfirmed on account (created_at) where confirmed_at is null;
