-- A shop that its owner closed for good: it sells nothing and is shown nowhere. Like a suspended one it can be read, and its orders
-- fulfilled; nobody opens it again by lifting the suspension.
alter table seller add column ended_at timestamptz,
  add constraint seller_ended check (ended_at is null or suspended_at is not null);

create or replace function search_enter_sellers(ids bigint[]) returns void language sql as $$
  delete from search_entry where type = 'seller' and id in (select id from seller where id = any(ids) and ended_at is not null);
  select search_put_entries(array(select ('seller', s.id, lang, s.name, '/sellers/' || s.id, s.picture_hash,
    concat_ws(' ', s.city, s.region, s.description->>lang))::search_entry_text
  from seller s, unnest('{it,en,es}'::text[]) lang where s.id = any(ids) and s.ended_at is null))
$$;

create function search_leave_seller() returns trigger language plpgsql as $$
begin
  perform search_enter_sellers(array[new.id]);
  return null;
end $$;
create trigger search_ended after update on seller for each row
  when (old.ended_at is distinct from new.ended_at) execute function search_leave_seller();
