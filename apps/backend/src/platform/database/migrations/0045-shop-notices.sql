-- What people of a shop do not want to be mailed about; whatever is not here they are.
create table shop_notice_off (
  seller_id bigint not null,
  account_id uuid not null,
  notice text not null check (notice in ('order', 'cancelled', 'message')),
  primary key (seller_id, account_id, notice),
  foreign key (seller_id, account_id) references seller_member on delete cascade
);
