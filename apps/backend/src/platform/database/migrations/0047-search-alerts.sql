-- Who searched in vain may be told, once, when something is found: `query` is the text as it was typed.

alter table subscription
  add column query text check (length(query) <= 100),
  drop constraint subscription_kind_check,
  add constraint subscription_kind_check check (kind in ('newsletter', 'stock-alert', 'search-alert')),
  add constraint subscription_query check ((kind = 'search-alert') = (query is not null));
drop index subscription_once;
create unique index subscription_once on subscription (kind, email, coalesce(product_id, 0), coalesce(lower(query), ''));
create index subscription_searched on subscription (updated_at) where kind = 'search-alert' and status = 'active';
