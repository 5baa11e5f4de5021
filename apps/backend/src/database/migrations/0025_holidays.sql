-- What is shown of a product says until when its shop is closed, so it is read anew when that changes.
drop trigger listing_renew on seller;
create trigger listing_renew after update on seller for each row
  when ((old.name, old.picture_hash, old.city, old.region, old.closed_until)
    is distinct from (new.name, new.picture_hash, new.city, new.region, new.closed_until))
  execute function renew_products_of();
