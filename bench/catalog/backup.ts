import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { restoreBackup } from '../../apps/backend/src/platform/backup/restore-backup.ts'
import { writeBackup } from '../../apps/backend/src/platform/backup/write-backup.ts'
import { systemClock } from '../../apps/backend/src/platform/clock.ts'
import { migrate } from '../../apps/backend/src/platform/database/migrate.ts'
import { type OpenDatabase, openServer } from '../../apps/backend/src/platform/database/open-database.ts'
import { startOwnPostgres } from '../../tools/start-postgres.ts'
import { type Figure, round } from '../figure.ts'

const PRODUCTS = Number(process.env.BACKUP_PRODUCTS ?? 1_000_000)
const PER_SELLER = 100
/** Products of one statement. */
const STEP = 100_000
const LIMITS = { backupSeconds: 600, restoreSeconds: 1800, megabytesAThousand: 1 }

const sellers = `
  insert into seller (id, slug, name, company, vat_number, rea, email, telephone, street, city, zip, province, region, description)
    select i, 'seller-' || i, 'Azienda ' || i, 'Azienda srl', (90000000000 + i)::text, 'CS ' || i, 'a' || i || '@a.example', '+390984555001',
      'Via del Frantoio 1', 'Cosenza', '87100', 'CS', 'calabria', '{}' from generate_series(1, ${Math.ceil(PRODUCTS / PER_SELLER)}) i;
  insert into warehouse (id, seller_id, name, region)
    select i, i, 'Magazzino', 'calabria' from generate_series(1, ${Math.ceil(PRODUCTS / PER_SELLER)}) i`

/** Products with texts in three languages, label and price; words differ, so that they are compressed no better than those of a shop. */
const products = (from: number) => `
  create temp table made on commit drop as select i, 1 + (i - 1) / ${PER_SELLER} as shop, md5(i::text) as word
    from generate_series(${from}, ${Math.min(from + STEP, PRODUCTS + 1) - 1}) i;
  insert into product (id, slug, seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit, temperature_class, ships_to, region)
    select i, 'product-' || i, shop, shop, (select min(id) from category), 'published', 300 + i % 9000, 10, i % 50, 500, 'ml', 'ambient', '{IT}', 'calabria' from made;
  insert into product_text (product_id, lang, title, short_description)
    select i, lang, 'Olio extravergine ' || word, 'Spremuto a freddo, ' || reverse(word) || ', lotto ' || i from made, unnest('{it,en,es}'::text[]) lang;
  insert into product_label (product_id, ingredients, nutrition, origin, storage, usage, operator_name, operator_address, withdrawal)
    select i, jsonb_build_object('it', 'Olive ' || word), '{"exempt":"unprocessed-single-ingredient"}', '{"it":"Italia"}', '{"it":"Al buio."}', '{}',
      'Azienda srl', 'Via del Frantoio 1, Cosenza', 'standard' from made;
  insert into price_period (product_id, charged_cents, valid_from) select i, 300 + i % 9000, '2026-01-01T00:00:00Z' from made`

/** Fills an empty database; what triggers would derive (lists and search) is left out. */
async function fill(databaseUrl: string): Promise<void> {
  const empty = openServer(databaseUrl, 1, {})
  await migrate(empty.db)
  await empty.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into category (slug, position, name, description) values ('olio', 1, '{"it":"Olio"}', '{"it":""}')`,
    )
    await client.query(sellers)
    for (let from = 1; from <= PRODUCTS; from += STEP) await client.query(products(from))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Rows and a sum of them, by table, as the server counts them itself. */
async function sumsOf({ pool }: OpenDatabase, tables: readonly string[]): Promise<string[]> {
  const sums: string[] = []
  for (const table of tables) {
    const { rows } = await pool.query(
      `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${pg.escapeIdentifier(table)} t`,
    )
    sums.push(`${table} ${rows[0].rows} ${rows[0].sum}`)
  }
  return sums
}

async function timed<T>(work: () => Promise<T>): Promise<{ made: T; seconds: number }> {
  const started = performance.now()
  const made = await work()
  return { made, seconds: round((performance.now() - started) / 1000, 1) }
}

const SIZE = `${PRODUCTS.toLocaleString('en')} products`
const figure = (name: string, unit: string, limit: number, value: number, detail = {}): Figure => ({
  name: `${name} of ${SIZE}`,
  unit,
  limit,
  value,
  runs: [value],
  detail,
})

async function drill(full: string, restored: string, folder: string) {
  const [from, to] = [openServer(full, 4, {}), openServer(restored, 4, {})]
  try {
    const written = await timed(() =>
      writeBackup({ database: from, store: null, folder, clock: systemClock }),
    )
    const read = await timed(() => restoreBackup({ database: to, store: null, folder }))
    const names = written.made.tables.map(({ name }) => name)
    return { written, read, before: await sumsOf(from, names), after: await sumsOf(to, names) }
  } finally {
    await from.close()
    await to.close()
  }
}

/** Backs a large catalogue up from one database of a server and restores it into another one. */
export async function measureBackup(): Promise<Figure[]> {
  const server = await startOwnPostgres(['shared_buffers=512MB', 'max_wal_size=4GB', 'fsync=off'])
  const parent = mkdtempSync(join(tmpdir(), 'filiera-backup-'))
  const open = async (name: string) => {
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    return server.url.replace(/[^/]+$/, name)
  }
  try {
    const [full, restored] = [await open('whole'), await open('restored')]
    await fill(full)
    const { written, read, before, after } = await drill(full, restored, join(parent, 'backup'))
    const { tables } = written.made
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const megabytes = round(tables.reduce((sum, table) => sum + table.bytes, 0) / 1e6, 1)
    return [
      figure('backup', 's', LIMITS.backupSeconds, written.seconds, {
        rows,
        tables: tables.length,
        megabytes,
      }),
      figure('restore, with checks', 's', LIMITS.restoreSeconds, read.seconds, { rows }),
      figure(
        'megabytes a thousand in a backup',
        'MB',
        LIMITS.megabytesAThousand,
        round((megabytes * 1000) / PRODUCTS, 3),
      ),
      figure(
        'tables that are not the same after backup and restore',
        '',
        0,
        before.filter((sum, index) => sum !== after[index]).length,
        { compared: tables.length },
      ),
    ]
  } finally {
    await server.stop()
    rmSync(parent, { recursive: true, force: true })
  }
}
