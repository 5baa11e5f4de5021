-- PostgreSQL plans an SQL function that it cannot inline anew in every statement; a PL/pgSQL function is planned once a connection.
-- Carts, lists and product pages call these three for each product.

create or replace function countries_within(own text[], sent text[]) returns text[] language plpgsql immutable parallel safe as $$
begin
  if sent is null then return own; end if;
  return array(select c from unnest(own) with ordinality as o(c, place) where c = any(sent) order by place);
end $$;

create or replace function lowest_price_before(product_id bigint, moment timestamptz) returns int language plpgsql stable as $$
begin
  return (select min(h.charged_cents) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days'));
end $$;

create or replace function lowest_price_since(product_id bigint, moment timestamptz) returns timestamptz language plpgsql stable as $$
begin
  return (select min(h.valid_from) from price_period h where h.product_id = $1 and h.valid_from < moment
    and (h.valid_to is null or h.valid_to > moment - interval '30 days')
    having min(h.valid_from) > moment - interval '30 days');
end $$;
