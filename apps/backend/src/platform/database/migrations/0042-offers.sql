-- Reductions: those to come, those that run, those that are over. What counts now stands in `product`; a running one says the same.
create table offer (
  id bigint generated always as identity primary key,
  seller_id bigint not null references seller,
  product_id bigint not null references product on delete cascade,
  discounted_cents int not null check (discounted_cents > 0),
  starts_at timestamptz not null,
  -- Null: until somebody ends it, or the next one begins.
  ends_at timestamptz,
  -- `missed`: it could not begin, because the price was no higher any more or its time had passed.
  state text not null check (state in ('coming', 'running', 'over', 'missed')),
  -- The 30 days whose lowest price is the reference end here; null while it is to come.
  reduced_since timestamptz,
  over_at timestamptz,
  version int not null default 1,
  -- The call that begins or ends it by the clock; no reference, as in the audit log.
  account_id uuid,
  role text,
  action text,
  request_id text,
  check (ends_at > starts_at),
  check ((state = 'coming' or ends_at is not null) <= (num_nulls(account_id, role, action, request_id) = 0)),
  check ((state in ('over', 'missed')) = (over_at is not null)),
  -- One without an end gives way to the next, so only the moment at which it begins must be free.
  constraint offer_overlap exclude using gist (int8range(product_id, product_id, '[]') with &&,
      (case when ends_at is null then tstzrange(starts_at, starts_at, '[]') else tstzrange(starts_at, ends_at) end) with &&)
    where (state = 'coming' or (state = 'running' and ends_at is not null))
);
create unique index offer_running on offer (product_id) where state = 'running';
create index offer_product on offer (product_id);
create index offer_shop on offer (seller_id, state);
create index offer_begins on offer (starts_at) where state = 'coming';
create index offer_ends on offer (ends_at) where state = 'running';

-- Who sets a reduction by hand, in the sheet, by an import or by SQL, ends the one that ran; the new one has no end.
create function record_offer() returns trigger language plpgsql as $$
declare
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
begin
  -- What begins by the clock is there already.
  if exists (select from offer where product_id = new.id and state = 'running' and discounted_cents = new.discounted_cents) then
    return null;
  end if;
  update offer set state = 'over', over_at = moment, version = version + 1 where product_id = new.id and state = 'running';
  if new.discounted_cents is not null then
    insert into offer (seller_id, product_id, discounted_cents, starts_at, state, reduced_since)
    values (new.seller_id, new.id, new.discounted_cents, moment, 'running', coalesce(new.discount_started_at, moment));
  end if;
  return null;
end $$;

create trigger offer_changed after update on product for each row
  when (old.discounted_cents is distinct from new.discounted_cents) execute function record_offer();

-- Reductions that new products come with.
create function begin_offers(ids bigint[]) returns void language sql as $$
  insert into offer (seller_id, product_id, discounted_cents, starts_at, state, reduced_since)
  select seller_id, id, discounted_cents, coalesce(discount_started_at, created_at), 'running', coalesce(discount_started_at, created_at)
  from product where id = any(ids) and discounted_cents is not null
$$;

create function record_first_offers() returns trigger language plpgsql as $$
begin
  perform begin_offers(array(select id from new_rows where discounted_cents is not null));
  return null;
end $$;

create trigger offer_first after insert on product referencing new table as new_rows
  for each statement execute function record_first_offers();

create or replace function finish_products(first_id bigint, last_id bigint) returns void language plpgsql as $$
declare
  ids bigint[] := array(select id from product where id between first_id and last_id);
begin
  perform begin_prices(first_id, last_id);
  perform begin_offers(ids);
  perform refuse_incomplete(ids);
end $$;

select begin_offers(array(select id from product where discounted_cents is not null));
