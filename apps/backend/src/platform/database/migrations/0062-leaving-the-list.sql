-- A product that leaves the lists is taken out of them, and nothing of it is computed: a shop of thousands of products closes at once.
create or replace function list_updated_product() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then perform list_products(array[new.id]);
  else delete from product_listing where product_id = new.id;
  end if;
  return null;
end $$;

-- The search reads all that a transaction changed together when it commits, not each product by itself: no limit ends a commit.
-- Rows that are read at once never outlive their transaction, so those that can be seen are its own.
create or replace function search_index_now() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if not exists (select from search_pending where product_id = new.product_id and at_once) then return null; end if;
  with gone as (delete from search_pending where at_once returning product_id) select array_agg(distinct product_id) into ids from gone;
  perform search_index(ids);
  return null;
end $$;
