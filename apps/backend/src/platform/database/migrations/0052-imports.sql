-- A file of products comes in as a job: each row is an item with its cells. One that names no product of the shop yet makes one.
alter table job_item
  alter column product_id drop not null,
  -- Where the row stands in the file.
  add column line int,
  -- Its filled cells by column, as they are written.
  add column cells jsonb,
  -- Why it cannot be taken: column and reason.
  add column faults jsonb,
  drop constraint job_item_product_id_fkey,
  add constraint job_item_product_id_fkey foreign key (product_id) references product on delete set null;

-- Where a shop puts the columns of its files, by their headings.
create table import_column (
  seller_id bigint not null references seller on delete cascade,
  heading text not null check (char_length(heading) between 1 and 200),
  target text not null,
  primary key (seller_id, heading)
);
