-- What a shop on holiday sells is not available: not in listings, counts, facets, search or what is shown of a product. Whether it is
-- closed is a column that follows the calendar (`follow-holidays.ts`), so that what can be bought stays a bit and no reader compares dates.
alter table seller add column closed boolean not null default false;
create index seller_closed on seller (closed_until) where closed;

create function follow_closed_until() returns trigger language plpgsql as $$
begin
  new.closed := coalesce(new.closed_until >= (now() at time zone 'Europe/Rome')::date, false);
  return new;
end $$;
create trigger seller_closed before insert or update of closed_until on seller for each row execute function follow_closed_until();

-- Who writes whether products are available waits for a shop that is just opening or closing, and the other way round: the one that
-- comes second reads what the first has written.
create function look_at_shops(ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from seller s where s.id in (select seller_id from product where id = any(ids)) order by s.id for key share;
end $$;

create or replace function listing_rows(ids bigint[]) returns setof product_listing language sql stable as $$
  select p.id, p.seller_id, p.created_at,
    listing_bits(p.region, p.city_code, p.marks, p.discounted, p.available and not s.closed, p.charged_cents, p.allergens, p.allergens_declared, l.traces),
    p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand
  from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id
  where p.id = any(ids) and p.status = 'published'
$$;

create or replace function list_products(ids bigint[]) returns void language sql as $$
  select look_at_shops(ids);
  delete from product_listing where product_id = any(ids)
    and not exists (select 1 from product p where p.id = product_listing.product_id and p.status = 'published');
  insert into product_listing as known select * from listing_rows(ids)
  on conflict (product_id) do update set seller_id = excluded.seller_id, created_at = excluded.created_at, bits = excluded.bits,
    category_id = excluded.category_id, charged_cents = excluded.charged_cents, popularity = excluded.popularity,
    stars = excluded.stars, brand = excluded.brand, version = known.version + 1
$$;

create or replace function rebuild_listing() returns void language plpgsql as $$
begin
  delete from facet_change;
  truncate product_listing, facet_cell restart identity;
  insert into product_listing
    select p.id, p.seller_id, p.created_at,
      listing_bits(p.region, p.city_code, p.marks, p.discounted, p.available and not s.closed, p.charged_cents, p.allergens, p.allergens_declared, l.traces),
      p.category_id, p.charged_cents, p.popularity, p.stars_hundredths, 1, p.brand
    from product p join seller s on s.id = p.seller_id left join product_label l on l.product_id = p.id where p.status = 'published' order by p.id;
  delete from facet_change;
  update facet_state set epoch = epoch + 1, generation = facet_state.generation + 1;
  insert into facet_cell (category_id, bits, products, generation)
    select category_id, bits, count(*)::int, (select generation from facet_state) from product_listing group by 1, 2 order by 1, 2;
end $$;

create function search_rank(available boolean, popularity int, id bigint) returns real language sql immutable parallel safe as $$
  select (case when available then 1 else 0 end + least(1, ln(1 + greatest(popularity, 0)) / 12) + (id % 997) * 1e-7)::real
$$;

create or replace view search_product_words as
  select p.id as product_id,
    coalesce(search_text_words('italian', t.title, array_to_string(t.tags, ' '), c.name->>'it', concat_ws(' ', t.short_description, l.ingredients->>'it')), '')
    || case when e.title is null then '' else search_text_words('english', e.title, case when e.tags <> t.tags then array_to_string(e.tags, ' ') else '' end,
      c.name->>'en', concat_ws(' ', e.short_description, l.ingredients->>'en')) end
    || case when s.title is null then '' else search_text_words('spanish', s.title, case when s.tags <> t.tags then array_to_string(s.tags, ' ') else '' end,
      c.name->>'es', concat_ws(' ', s.short_description, l.ingredients->>'es')) end
    -- What a title begins with is what the thing is: marked, so that honey stands before nougat with honey.
    || setweight(to_tsvector('simple', coalesce('y' || search_stem('it', split_part(trim(search_clean(t.title)), ' ', 1)), '')), 'A')
    || setweight(to_tsvector('simple', concat_ws(' ', array_to_string(p.marks, ' '), case when p.temperature_class = 'frozen' then 'surgel' end,
      case when p.allergens_declared and not '{gluten}' && (p.allergens || coalesce(l.traces, '{}')) then 'senzaglutine' end,
      case when p.allergens_declared and not '{milk}' && (p.allergens || coalesce(l.traces, '{}')) then 'senzalattosio' end)), 'B')
    || setweight(to_tsvector('italian', search_clean(concat_ws(' ', p.brand, m.name, m.city, p.region))), 'C') as words,
    search_rank(p.available and not m.closed, p.popularity, p.id) as rank
  from product p
  join seller m on m.id = p.seller_id
  join category c on c.id = p.category_id
  left join product_text t on t.product_id = p.id and t.lang = 'it'
  left join product_text e on e.product_id = p.id and e.lang = 'en'
  left join product_text s on s.product_id = p.id and s.lang = 'es'
  left join product_label l on l.product_id = p.id
  where p.status = 'published';

create or replace function search_index(ids bigint[]) returns void language plpgsql set jit = off as $$
begin
  perform look_at_shops(ids);
  delete from search_document d where d.product_id = any(ids)
    and not exists (select 1 from product p where p.id = d.product_id and p.status = 'published');
  insert into search_document as d (product_id, words, rank, tier)
    select n.product_id, n.words, n.rank, search_tier_of(n.rank) from search_product_words n where n.product_id = any(ids)
  on conflict (product_id) do update set words = excluded.words, rank = excluded.rank, tier = excluded.tier
    where (d.words, d.rank) is distinct from (excluded.words, excluded.rank);
  with seen as (
    select form, array_agg(distinct stem) as lexemes, count(distinct product_id)::int as documents, (array_agg(distinct product_id))[1:8] as best
    from (select form, search_stem(lang, form) as stem, product_id from search_product_forms where product_id = any(ids)) f where stem is not null group by form
  )
  insert into search_form as known (form, lexemes, documents, best) select * from seen order by form
  -- Counted well from time to time: here only what a word of few products needs to be found, so that writers rarely meet.
  on conflict (form) do update set lexemes = (select array_agg(distinct x) from unnest(known.lexemes || excluded.lexemes) x),
      best = (select (array_agg(distinct x))[1:8] from unnest(known.best || excluded.best) x),
      documents = greatest(known.documents, cardinality(known.best) + 1)
    where not known.lexemes @> excluded.lexemes or (cardinality(known.best) < 8 and not known.best @> excluded.best);
end $$;

create function open_or_close_shop() returns trigger language plpgsql as $$
begin
  perform 1 from seller where id = new.id for update;
  perform list_products(array(select product_id from product_listing where seller_id = new.id));
  if not search_is_off() then
    update search_document d set rank = n.rank, tier = search_tier_of(n.rank)
      from (select p.id, search_rank(p.available and not new.closed, p.popularity, p.id) as rank
        from product_listing l join product p on p.id = l.product_id where l.seller_id = new.id) n
      where d.product_id = n.id and d.rank <> n.rank;
  end if;
  -- lists and counts change that show nothing of this shop
  perform announce_tags('{catalogue}');
  return null;
end $$;
create trigger listing_closed after update on seller for each row when (old.closed is distinct from new.closed)
  execute function open_or_close_shop();

-- A shop that opens or closes has its products listed anew by that: once is enough.
drop trigger listing_renew on seller;
create trigger listing_renew after update on seller for each row
  when ((old.name, old.picture_hash, old.city, old.region) is distinct from (new.name, new.picture_hash, new.city, new.region)
    or (old.closed_until is distinct from new.closed_until and old.closed = new.closed))
  execute function renew_products_of();

update seller set closed_until = closed_until where closed_until is not null;
