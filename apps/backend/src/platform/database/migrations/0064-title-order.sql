-- The products of a shop by their Italian titles as people read them: the sheet of a large shop takes its ids from the index, without sorting.
create table title_order (
  product_id bigint primary key references product on delete cascade,
  seller_id bigint not null,
  title text not null
);

create function order_titles(ids bigint[]) returns void language sql as $$
  insert into title_order
    select p.id, p.seller_id, plain_text(t.title)
    from product p join product_text t on t.product_id = p.id and t.lang = 'it' where p.id = any(ids)
  on conflict (product_id) do update set title = excluded.title
$$;

create function title_changed() returns trigger language plpgsql as $$
begin
  perform order_titles(array[new.product_id]);
  return null;
end $$;

create trigger title_order_follows after insert or update of title on product_text for each row
  when (new.lang = 'it') execute function title_changed();

-- What the bulk load leaves to the end, because its triggers are quiet.
create or replace function finish_products(first_id bigint, last_id bigint) returns void language plpgsql as $$
declare
  ids bigint[] := array(select id from product where id between first_id and last_id);
begin
  perform order_titles(ids);
  perform begin_prices(first_id, last_id);
  perform begin_offers(ids);
  perform refuse_incomplete(ids);
end $$;

select order_titles(array(select id from product));
create index title_order_seller on title_order (seller_id, title, product_id);
