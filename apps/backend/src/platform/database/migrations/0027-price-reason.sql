-- Product files are written in Italian: the other languages fall back to it, as all texts of a label do.
alter table product_label drop constraint product_label_price_reason,
  add constraint product_label_price_reason check (
    price_reason is null or (coalesce(btrim(price_reason->>'it') <> '', false) and octet_length(price_reason::text) <= 20000));
