import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../apps/backend/src/platform/database/open-database.ts'
import type { Tables } from '../../apps/backend/src/platform/database/tables.ts'
import { startOwnPostgres } from '../../tools/start-postgres.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { growOrders } from './grow-orders.ts'
import { type Known, orderCases } from './order-cases.ts'

const SMALL = 100_000
const LARGE = Number(process.env.GROWTH_ORDERS ?? 10_000_000)
const RUNS = 15
const PEOPLE = 20
/** For a hundred times as many orders: twice the time. */
const LIMIT = 2

const SETTINGS = [
  'shared_buffers=2GB',
  'work_mem=16MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
  'fsync=off',
  'jit=off',
]

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] }
/** How a plan goes to work: its steps with their tables and indexes, without costs. */
const shapeOf = ({ Plans = [], ...node }: Plan): string =>
  `${node['Node Type']}${(node['Index Name'] ?? node['Relation Name']) ? ` ${node['Index Name'] ?? node['Relation Name']}` : ''}(${Plans.map(shapeOf).join(', ')})`

/** Times and plans of all cases on one database. */
async function askAll(connectionString: string): Promise<{ ms: number; shape: string }[]> {
  const pool = new pg.Pool({ connectionString, max: 1 })
  pool.on('error', () => {})
  const asked: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool })
  const db: Database = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) })
  const { rows: known } = await pool.query<Known>(
    `select account_id as account, id as "order", seller_id as seller from purchase_order
     where id = any(array(select md5((i * (select count(*) from purchase_order) / ${PEOPLE + 1})::text) from generate_series(1, ${PEOPLE}) i))`,
  )
  const results: { ms: number; shape: string }[] = []
  for (const [, work] of orderCases) {
    const times: number[] = []
    asked.length = 0
    for (let run = 0; run < RUNS * PEOPLE; run++) {
      const one = known[run % known.length]
      if (!one) throw new Error('there are no orders')
      const started = performance.now()
      await work(db, one)
      // the first time each person's rows come from the disk
      if (run >= PEOPLE) times.push(performance.now() - started)
    }
    const [first] = asked
    const { rows } = await pool.query(`explain (format json) ${first?.sql}`, [...(first?.parameters ?? [])])
    results.push({ ms: median(times), shape: shapeOf(rows[0]['QUERY PLAN'][0].Plan) })
  }
  await db.destroy()
  return results
}

/** Readings of orders on ten million of them against a hundred thousand, each shop and person with as many as before. */
export async function compareOrders(smallUrl: string, largeUrl: string, size = LARGE): Promise<Figure[]> {
  const [small, large] = [await askAll(smallUrl), await askAll(largeUrl)]
  return orderCases.map(([name], index) => {
    const [before, after] = [small[index], large[index]]
    if (!before || !after) throw new Error(`${name} was not measured`)
    const value = round(after.ms / before.ms)
    const isSame = before.shape === after.shape
    return {
      name: `growth, ${name}: p50, ${size.toLocaleString('en')} orders against ${SMALL.toLocaleString('en')}`,
      unit: '×',
      limit: LIMIT,
      value,
      runs: [value],
      detail: {
        'small ms': round(before.ms),
        'large ms': round(after.ms),
        plan: isSame ? 'the same' : `${before.shape} became ${after.shape}`,
      },
    }
  })
}

/** Makes both databases and compares them; ten million take a quarter of an hour and 15 GB. */
export async function measureOrderGrowth(keep: (figures: Figure[]) => void): Promise<void> {
  const server = await startOwnPostgres(SETTINGS)
  try {
    const urls = await Promise.all(
      ['small', 'large'].map(async (name) => {
        const admin = new pg.Client({ connectionString: server.url })
        await admin.connect()
        await admin.query(`create database ${name}`)
        await admin.end()
        return server.url.replace(/[^/]+$/, name)
      }),
    )
    const [small = '', large = ''] = urls
    await growOrders(small, SMALL)
    await growOrders(large, LARGE)
    keep(await compareOrders(small, large))
  } finally {
    await server.stop()
  }
}
