-- From when on those 30 days have prices, where that is not all of them: for less than 30 days on sale the shorter time is said.
create function lowest_price_since(product_id bigint, moment timestamptz) returns timestamptz language sql stable as $$
  select min(h.valid_from) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days')
  having min(h.valid_from) > moment - interval '30 days'
$$;

-- What is crossed out beside a reduced price, in cents: the reference of the reduction. Without one, or where it is no higher than what is
-- charged, the reduced price itself: then no reduction is announced.
create or replace function price_before(p product) returns int language sql stable as $$
  select case when p.discounted then greatest(p.discounted_cents, lowest_price_before(p.id, p.discount_started_at)) else p.price_cents end
$$;

-- A reduction begins when customers can pay it: when its product goes on sale, also after a pause. So does one that says no beginning.
create function begin_reduction() returns trigger language plpgsql as $$
begin
  new.discount_started_at := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  return new;
end $$;

create trigger reduction_begins before update on product for each row
  when (new.discounted_cents is not null and ((old.status <> 'published' and new.status = 'published')
    or (old.discounted_cents is null and new.discount_started_at is not distinct from old.discount_started_at)))
  execute function begin_reduction();

-- As before; an offer that stays is measured from where its product says.
create or replace function record_offer() returns trigger language plpgsql as $$
declare
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
begin
  -- What begins by the clock is there already.
  update offer set reduced_since = coalesce(new.discount_started_at, reduced_since)
  where product_id = new.id and state = 'running' and discounted_cents = new.discounted_cents;
  if found then return null; end if;
  update offer set state = 'over', over_at = moment, version = version + 1 where product_id = new.id and state = 'running';
  if new.discounted_cents is not null then
    insert into offer (seller_id, product_id, discounted_cents, starts_at, state, reduced_since)
    values (new.seller_id, new.id, new.discounted_cents, moment, 'running', coalesce(new.discount_started_at, moment));
  end if;
  return null;
end $$;

create trigger offer_on_sale after update on product for each row
  when (old.status <> 'published' and new.status = 'published' and new.discounted and old.discounted_cents is not distinct from new.discounted_cents)
  execute function record_offer();

-- Lists no longer call these reduced.
select list_products(array(select p.id from product p
  where p.status = 'published' and p.discounted and lowest_price_before(p.id, p.discount_started_at) is null order by p.id));
