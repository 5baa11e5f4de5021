-- The products of a seller or category are counted where lists are (decision 52); whether a shop is one of thousands is looked up when
-- it is asked. Nothing reads or writes `products_count` any more.
create or replace function search_seller_changed() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_enter_sellers(array[new.id]);
  if tg_op = 'UPDATE' and (old.name, old.city) is distinct from (new.name, new.city) then
    insert into search_pending select id, count(*) over () <= 500 from product where seller_id = new.id and status = 'published';
  end if;
  return null;
end $$;

create or replace function search_category_changed() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_enter_category(new);
  if tg_op = 'UPDATE' and old.name is distinct from new.name then
    insert into search_pending select id, count(*) over () <= 500 from product
      where category_id in (select id from category where id = new.id or parent_id = new.id) and status = 'published';
  end if;
  return null;
end $$;
