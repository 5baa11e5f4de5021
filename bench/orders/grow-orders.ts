import pg from 'pg'
import { migrate } from '../../apps/backend/src/platform/database/migrate.ts'
import { openServer } from '../../apps/backend/src/platform/database/open-database.ts'

/** Orders of one statement. */
const STEP = 500_000
/** The tables that grow. */
export const GROWN = ['purchase_order', 'checkout', 'order_line']

/** Who sells, what and who buys: five orders a buyer, a thousand a seller or less. */
const people = (buyers: number, sellers: number) => `
  insert into seller (id, slug, name, company, vat_number, rea, email, telephone, street, city, zip, province, region, description)
    select i, 'seller-' || i, 'Azienda ' || i, 'Azienda srl', (90000000000 + i)::text, 'CS ' || i, 'a' || i || '@a.example', '+390984555001',
      'Via del Frantoio 1', 'Cosenza', '87100', 'CS', 'calabria', '{}' from generate_series(1, ${sellers}) i;
  insert into warehouse (id, seller_id, name, region) select i, i, 'Magazzino', 'calabria' from generate_series(1, ${sellers}) i;
  insert into product (id, slug, seller_id, warehouse_id, category_id, price_cents, vat_rate, stock, net_value, net_unit, temperature_class, ships_to, region)
    select i, 'product-' || i, i, i, 1, 2000, 4, 9, 500, 'ml', 'ambient', '{IT}', 'calabria' from generate_series(1, ${sellers}) i;
  insert into account (id, email, password_hash, name)
    select md5('a' || i)::uuid, 'b' || i || '@b.example', 'none', 'Anna Bruno' from generate_series(0, ${buyers - 1}) i;`

/** Two years of orders in the order of their time, of ${'`sellers`'} in turn; the last of them are on their way. */
const orders = (from: number, all: number, buyers: number, sellers: number) => `
  create temp table made on commit drop as select i, md5(i::text) as id, md5('c' || i)::uuid as checkout_id,
    md5('a' || (i * 7919::bigint % ${buyers}))::uuid as account_id, 1 + i % ${sellers} as seller_id,
    '2026-11-24T12:00:00Z'::timestamptz - (${all} - i)::float8 / ${all} * interval '730 days' as at,
    case when i >= ${all} * 0.998 then (array['PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED'])[1 + i % 5]
      when i % 50 = 0 then 'CANCELLED' when i % 40 = 0 then 'REFUNDED' else 'COMPLETED' end as status
    from generate_series(${from}::bigint, ${Math.min(from + STEP, all) - 1}) i;
  insert into checkout (id, account_id, status, total_cents, shipment_address, invoice_address, contact_email, locale, terms_version,
      idempotency_key, request_hash, hold_expires_at, absolute_expires_at, created_at)
    select checkout_id, account_id, 'paid', 2500 + i % 9000, a.address, a.address, 'anna@b.example', 'it', '2026-11', id, 'h', at, at, at
    from made, (select '{"recipient":"Anna Bruno","street":"Via Roma 1","city":"Cosenza","region":"CS","country":"IT","zip":"87100"}'::jsonb as address) a;
  insert into purchase_order (id, checkout_id, account_id, seller_id, warehouse_id, status, goods_cents, shipping_method, shipping_cents,
      commission_cents, vat, created_at, paid_at, accept_by, delivered_at, counted)
    select id, checkout_id, account_id, seller_id, seller_id, status, 2000 + i % 9000, 'national', 500, 200, '[]', at, at + interval '3 minutes',
      at + interval '3 days', case when status in ('DELIVERED', 'COMPLETED', 'REFUNDED') then at + interval '4 days' end, true from made;
  insert into order_line (order_id, position, product_id, title, quantity, price_cents, charged_cents, vat_rate, commission_cents, withdrawal, alcohol)
    select id, 0, 1 + i % ${sellers}, 'Olio extravergine di oliva', 1 + i % 3, 2000 + i % 9000, 2000 + i % 9000, 4, 200, 'standard', false from made;`

/** Fills an empty database with so many orders of one line each: rules and triggers are left out, indexes are made at the end. */
export async function growOrders(databaseUrl: string, count: number): Promise<void> {
  const empty = openServer(databaseUrl, 1, {})
  await migrate(empty.db)
  await empty.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query('set jit = off')
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [GROWN],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const [buyers, sellers] = [Math.ceil(count / 5), Math.max(100, Math.ceil(count / 1000))]
  await client.query(people(buyers, sellers))
  for (let from = 0; from < count; from += STEP) await client.query(orders(from, count, buyers, sellers))
  for (const { made } of indexes) await client.query(made)
  await client.query('vacuum analyze')
  await client.end()
}

/**
 * Puts a copy of the orders, partitioned by month, in the place of the table: statements read it under the same name. Its unique indexes
 * become plain ones, because a unique index would need the month as well.
 */
export async function partitionOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'purchase_order'::regclass`,
  )
  await client.query('alter table purchase_order rename to purchase_order_whole')
  for (const { name } of indexes) await client.query(`alter index ${name} rename to ${name}_whole`)
  await client.query(`create table purchase_order (like purchase_order_whole including defaults including generated)
    partition by range (created_at)`)
  await client.query(`do $$ declare month timestamptz; begin
    for month in select generate_series(date_trunc('month', min(created_at)), max(created_at), interval '1 month') from purchase_order_whole loop
      execute format('create table purchase_order_%s partition of purchase_order for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month, month + interval '1 month');
    end loop; end $$`)
  const { rows: columns } = await client.query<{ all: string }>(
    `select string_agg(quote_ident(attname), ', ') as all from pg_attribute
     where attrelid = 'purchase_order'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const all = columns[0]?.all ?? ''
  await client.query(`insert into purchase_order (${all}) select ${all} from purchase_order_whole`)
  for (const { made } of indexes) await client.query(made.replace('CREATE UNIQUE', 'CREATE'))
  await client.query('vacuum analyze')
  await client.end()
}
