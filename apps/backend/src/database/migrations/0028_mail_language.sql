-- The language of an account's mails follows the pages it is used in, until its owner chooses one in the profile.
alter table account add column locale_chosen boolean not null default false;
-- Mails to a shop are written in the language of its account.
create index account_seller on account (seller_id) where seller_id is not null;
