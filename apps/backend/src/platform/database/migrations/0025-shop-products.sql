-- What a shop changes of its products at once: price, offer, state, stock.

-- Raised by every change of what counts at once, so that nobody overwrites a colleague's unseen. Selling does not come here.
alter table product add column row_version int not null default 1;
-- The shop is told when fewer pieces are left.
alter table product add column low_stock int not null default 10 check (low_stock between 0 and 100000);

create function raise_row_version() returns trigger language plpgsql as $$
begin
  new.row_version := old.row_version + 1;
  return new;
end $$;

create trigger product_row_version before update on product for each row
  when ((old.price_cents, old.discounted_cents, old.status, old.low_stock) is distinct from
    (new.price_cents, new.discounted_cents, new.status, new.low_stock))
  execute function raise_row_version();

-- What came and went besides sales, whose pieces stand in `stock_hold`.
create table stock_movement (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  at timestamptz not null,
  delta int not null check (delta <> 0),
  stock_after int not null check (stock_after >= 0),
  reason text not null check (reason in ('delivery', 'stall', 'damage', 'expired', 'own-use', 'recount')),
  note text not null default '' check (char_length(note) <= 300),
  account_id uuid not null,
  -- Of the call, so that one sent twice counts once.
  request_id uuid not null,
  unique (product_id, request_id)
);
create index stock_movement_product on stock_movement (product_id, id desc);
create trigger stock_movement_stays before update on stock_movement for each statement execute function refuse_change();

-- What products lack of what the law asks for; no row for a complete one. `incomplete_products` asks it of published ones.
create function products_missing(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select id, missing from (
    select p.id, array_remove(array[
      case when coalesce(trim(t.title), '') = '' then 'title' end,
      case when l.product_id is null then 'label' end,
      case when coalesce(trim(l.ingredients->>'it'), '') = '' then 'ingredients' end,
      case when not p.allergens_declared then 'allergens' end,
      case when l.nutrition ? 'exempt' and coalesce(trim(l.nutrition->>'exempt'), '') not in ('', 'not-declared') then null
        when l.nutrition ?& '{per,energyKj,energyKcal,fat,saturates,carbohydrate,sugars,protein,salt}' then null
        else 'nutrition' end,
      case when coalesce(trim(l.origin->>'it'), '') = '' then 'origin' end,
      case when coalesce(trim(l.storage->>'it'), '') = '' then 'storage' end,
      case when coalesce(trim(l.operator_name), '') = '' or coalesce(trim(l.operator_address), '') = '' then 'operator' end,
      case when (c.declares_alcohol or p.alcohol) and l.alcohol_by_volume is null then 'alcoholByVolume' end,
      -- what the adult-only rules go by
      case when p.alcohol <> (l.alcohol_by_volume > 1.2) then 'alcohol' end
    -- what an import found missing and put a stand-in for; a picture is not asked for by law
    ] || array(select field from unnest(l.missing_fields) field where field not in ('picture', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'alcoholByVolume')), null) as missing
    from product p join category c on c.id = p.category_id
      left join product_label l on l.product_id = p.id
      left join product_text t on t.product_id = p.id and t.lang = 'it'
    where p.id = any(ids)) checked
  where missing <> '{}'
$$;

create or replace function incomplete_products(ids bigint[]) returns table (product_id bigint, missing text[]) language sql stable as $$
  select product_id, missing from products_missing(array(select id from product where id = any(ids) and status = 'published'))
$$;
