-- Since when a picture is out of the library of the shop that put it up, or was last found in use afterwards; null for all others.
alter table picture add column removed_at timestamptz;
create index picture_removed on picture (removed_at) where removed_at is not null;

-- Those that were taken out before.
update picture set removed_at = now()
where hash in (select object_id from audit_entry where object_kind = 'photo' and action = 'removeShopPhoto')
  and not exists (select from shop_photo s where s.picture_hash = picture.hash);
