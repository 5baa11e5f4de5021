-- Who makes it: since when, in up to three figures and five years.
alter table seller
  add column founded int constraint seller_founded check (founded between 800 and 2200),
  -- `[{"value": {it, en, es}, "label": {it, en, es}}]`
  add column figures jsonb not null default '[]'
    constraint seller_figures check (jsonb_typeof(figures) = 'array' and jsonb_array_length(figures) <= 3),
  -- `[{"year": 1931, "text": {it, en, es}}]`, the oldest first.
  add column timeline jsonb not null default '[]'
    constraint seller_timeline check (jsonb_typeof(timeline) = 'array' and jsonb_array_length(timeline) <= 5);

-- How it tastes, in its producer's words.
alter table product_label add column tasting jsonb
  constraint product_label_tasting check (
    tasting is null or (coalesce(btrim(tasting->>'it') <> '', false) and octet_length(tasting::text) <= 20000));
