-- Which pieces of a product are of which lot, and which order got them (decision 65).

create table product_lot (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null check (code = btrim(code) and char_length(code) between 1 and 40),
  -- Last day on which it is good, as the label says it; null for food that needs none.
  expires_on date,
  expiry text check (expiry in ('best-before', 'use-by')),
  -- On the shelf and not set aside for an order.
  pieces int not null check (pieces between 0 and 1000000),
  -- Nothing of a blocked lot is sold or sent.
  blocked_at timestamptz,
  block_reason text not null default '' check (char_length(block_reason) <= 300),
  created_at timestamptz not null,
  unique (id, product_id),
  constraint product_lot_expiry check ((expires_on is null) = (expiry is null))
);
create unique index product_lot_code on product_lot (product_id, lower(code));
create index product_lot_expires on product_lot (expires_on, product_id) where pieces > 0 and blocked_at is null;

-- Pieces of a sold line by lot: set aside, or gone with the parcel.
create table order_line_lot (
  order_id text not null,
  product_id bigint not null,
  lot_id bigint not null,
  pieces int not null check (pieces > 0),
  primary key (order_id, product_id, lot_id),
  foreign key (order_id, product_id) references stock_hold,
  foreign key (lot_id, product_id) references product_lot (id, product_id)
);
create index order_line_lot_lot on order_line_lot (lot_id);

alter table stock_movement
  add column lot_id bigint references product_lot,
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check
    check (reason in ('delivery', 'stall', 'damage', 'expired', 'own-use', 'recount', 'recall'));

-- Sold pieces that only a blocked lot could cover: what arrives or comes back covers them before it is for sale.
alter table product add column owed int not null default 0 check (owed >= 0);

create function cover_owed() returns trigger language plpgsql as $$
declare
  covered int := least(new.owed, new.stock - old.stock);
begin
  new.stock := new.stock - covered;
  new.owed := new.owed - covered;
  return new;
end $$;
create trigger product_owed before update of stock on product for each row
  when (new.stock > old.stock and new.owed > 0) execute function cover_owed();

-- Takes pieces from sale that may not be sold; those that are sold already are owed.
create function withhold_pieces(of_product bigint, pieces int) returns void language sql as $$
  update product p set stock = p.stock - least(p.stock, pieces), owed = p.owed + pieces - least(p.stock, pieces)
  where p.id = of_product
$$;

-- Pieces on the shelf that belong to no order yet by name and are not blocked: as many as lots may have.
create function pieces_for_lots(of_product bigint) returns int language sql stable as $$
  select (p.stock - p.owed + coalesce((
    select sum(h.quantity - coalesce((select sum(l.pieces) from order_line_lot l
      where l.order_id = h.order_id and l.product_id = h.product_id), 0))
    from stock_hold h where h.product_id = p.id and h.state <> 'released' and not h.gone), 0))::int
  from product p where p.id = of_product
$$;

-- Pieces went of which nobody said the lot: those without a lot first, then those that expire first.
create function fit_lots(of_product bigint) returns void language sql as $$
  with queue as (
    select id, pieces, sum(pieces) over (order by expires_on nulls last, id) as so_far, sum(pieces) over () as total
    from product_lot where product_id = of_product and blocked_at is null and pieces > 0),
  taken as (
    select id, least(pieces, greatest(0, total - greatest(0, pieces_for_lots(of_product)) - (so_far - pieces))) as pieces from queue)
  update product_lot l set pieces = l.pieces - taken.pieces from taken where l.id = taken.id and taken.pieces > 0
$$;
