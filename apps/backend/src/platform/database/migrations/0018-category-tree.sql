-- Products may stand in a category below those of the navigation.

-- The words of a product name the category that it is looked for in, not the shelf inside of it.
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
  join category shelf on shelf.id = p.category_id
  join category c on c.id = coalesce(shelf.parent_id, shelf.id)
  left join product_text t on t.product_id = p.id and t.lang = 'it'
  left join product_text e on e.product_id = p.id and e.lang = 'en'
  left join product_text s on s.product_id = p.id and s.lang = 'es'
  left join product_label l on l.product_id = p.id
  where p.status = 'published';

create or replace function search_category_changed() returns trigger language plpgsql as $$
begin
  if search_is_off() then return null; end if;
  perform search_enter_category(new);
  if tg_op = 'UPDATE' and old.name is distinct from new.name then
    insert into search_pending select id, new.products_count <= 500 from product
      where category_id in (select id from category where id = new.id or parent_id = new.id) and status = 'published';
  end if;
  return null;
end $$;

-- A product shows the category above its own, too.
create or replace function raise_product_versions_of() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'seller' then update product_listing set version = version + 1 where seller_id = new.id;
  elsif tg_table_name = 'category' then update product_listing set version = version + 1
    where category_id in (select id from category where id = new.id or parent_id = new.id);
  elsif tg_table_name = 'brand' then update product_listing set version = version + 1 where brand = new.slug;
  else update product_listing set version = version + 1 where product_id in (select id from product where warehouse_id = new.id);
  end if;
  return null;
end $$;
