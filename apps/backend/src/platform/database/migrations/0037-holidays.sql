-- When a shop is closed, planned and past; the one that runs is copied to `seller` (`follow-holidays.ts`), where everybody reads it.
create table shop_holiday (
  id bigint generated always as identity primary key,
  seller_id bigint not null references seller on delete cascade,
  first_day date not null,
  last_day date not null,
  -- `{it, en, es}`, all empty for the house's own words.
  text jsonb not null,
  version int not null default 1,
  check (last_day >= first_day)
);
create index shop_holiday_seller on shop_holiday (seller_id, first_day);

alter table seller add column closed_text jsonb;
-- Everybody who was closed goes on as before.
insert into shop_holiday (seller_id, first_day, last_day, text)
  select id, least(closed_until, (now() at time zone 'Europe/Rome')::date), closed_until, '{"it": "", "en": "", "es": ""}'
  from seller where closed_until is not null;
