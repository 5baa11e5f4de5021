import pg from 'pg'
import { openServer } from '../../apps/backend/src/platform/database/open-database.ts'
import { startOwnPostgres } from '../../tools/start-postgres.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { GROWN, growOrders, partitionOrders } from './grow-orders.ts'
import { type Known, orderCases } from './order-cases.ts'

const SMALL = 100_000
const LARGE = Number(process.env.GROWTH_ORDERS ?? 10_000_000)
const RUNS = 15
const PEOPLE = 20
/** For a hundred times as many orders: twice the time. */
const LIMIT = 2
/** Partitions that make a reading so many times as fast would be worth their price. */
const WORTH_PARTITIONS = 1.5

const SETTINGS = [
  'shared_buffers=2GB',
  'work_mem=16MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
  'fsync=off',
  'jit=off',
]

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] }
/** How a plan comes to the rows of the tables that grow: by which index, or all of them. */
const waysOf = ({ Plans = [], ...node }: Plan): string[] => {
  const way = node['Index Name'] ?? node['Relation Name'] ?? ''
  return [...(GROWN.some((table) => way.startsWith(table)) ? [way] : []), ...Plans.flatMap(waysOf)]
}
const shapeOf = (plan: Plan) => [...new Set(waysOf(plan))].sort().join(', ')

/** Notes what the next connections of a pool are asked. */
function noteQueries(pool: pg.Pool): [text: string, values: unknown[]][] {
  const asked: [string, unknown[]][] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const noting = (...given: unknown[]) => {
      if (typeof given[0] === 'string' && Array.isArray(given[1])) asked.push([given[0], given[1]])
      return query(...given)
    }
    client.query = noting as typeof client.query
  })
  return asked
}

/** Times and plans of all cases on one database. */
async function askAll(connectionString: string): Promise<Asked> {
  const { db, pool, close } = openServer(connectionString, 1, {})
  const asked = noteQueries(pool)
  const { rows: known } = await pool.query<Known>(
    `select account_id as account, id as "order", seller_id as seller from purchase_order
     where id = any(array(select md5((i * (select count(*) from purchase_order) / ${PEOPLE + 1})::text) from generate_series(1, ${PEOPLE}) i))`,
  )
  const results: Asked = []
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
    const [[text, values] = ['', []]] = asked
    const { rows } = await pool.query(`explain (format json) ${text}`, [...values])
    results.push({ ms: median(times), shape: shapeOf(rows[0]['QUERY PLAN'][0].Plan) })
  }
  await close()
  return results
}

type Asked = { ms: number; shape: string }[]

/** Readings of orders on ten million of them against a hundred thousand, each shop and person with as many as before. */
function compareOrders(small: Asked, large: Asked, size = LARGE): Figure[] {
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
        'by index': isSame ? after.shape : `${before.shape} became ${after.shape}`,
      },
    }
  })
}

/** The same readings on a copy partitioned by month: what the best of them gains, so that a gain would be noticed. */
function comparePartitions(whole: Asked, byMonth: Asked): Figure {
  const compared = orderCases.map(([name], index) => {
    const [as, then] = [whole[index], byMonth[index]]
    if (!as || !then) throw new Error(`${name} was not measured`)
    const ways = then.shape.split(', ').length
    return {
      name,
      gain: round(as.ms / then.ms),
      told: `${round(as.ms)} → ${round(then.ms)} ms by ${ways} ways`,
    }
  })
  const gains = compared.map(({ gain }) => gain)
  return {
    name: 'orders partitioned by month: p50 of the whole table against it, best of all readings',
    unit: '×',
    limit: WORTH_PARTITIONS,
    value: Math.max(...gains),
    runs: gains,
    detail: Object.fromEntries(compared.map(({ name, told }) => [name, told])),
  }
}

/** Makes both databases and compares them; ten million take a quarter of an hour and 15 GB, the partitioned copy as long again. */
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
    const whole = await askAll(large)
    keep(compareOrders(await askAll(small), whole))
    await partitionOrders(large)
    keep([comparePartitions(whole, await askAll(large))])
  } finally {
    await server.stop()
  }
}
