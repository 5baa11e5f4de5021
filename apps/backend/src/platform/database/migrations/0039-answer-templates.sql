-- Answers that a shop keeps to use again in its messages, in its own order.
create table answer_template (
  id bigint generated always as identity primary key,
  seller_id bigint not null references seller on delete cascade,
  position int not null,
  name text not null check (length(name) between 1 and 40),
  -- `{it, en, es}`: an empty language means the Italian one.
  text jsonb not null,
  version int not null default 1
);
create index answer_template_seller on answer_template (seller_id, position, id);
