-- The page of a shop is changed by several people: each change names the version that it was made on.
alter table seller add column version int not null default 1;
