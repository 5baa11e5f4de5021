-- Effects that were given up are looked for every few seconds.
create index outbox_dead on outbox (id) where dead_at is not null;
