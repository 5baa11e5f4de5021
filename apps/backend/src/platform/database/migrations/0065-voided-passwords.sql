-- Who confirms an address that was registered twice chooses the password then: any of those given before may be a stranger's.
alter table account alter column password_hash drop not null;
update account set password_hash = null
  where confirmed_at is null
    and id in (select account_id from account_token where kind = 'confirm' and used_at is null and password_hash is not null);
alter table account_token drop column password_hash;

-- Registrations that nobody confirmed go after a while.
create index account_unconfirmed on account (created_at) where confirmed_at is null;
