import { readFileSync } from 'node:fs'
import { processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, startBackend } from '../large-catalogue.ts'

/** What lists can be filtered by, at least, */
const LEAST_VALUES = 400
/** megabytes of a process that has answered them all, */
const MOST_MB = 300
/** CPU milliseconds until a started process has read all of it, */
const MOST_READY_MS = 5000
/** and milliseconds until a changed product is counted. */
const MOST_COUNTED_MS = 1000
const STARTS = 3

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

async function filterValues({ pool }: Catalogue): Promise<string[]> {
  const { rows } = await pool.query<{ value: string }>(
    `select substr(facet, 11) || ':' || value as value from facet_value where facet like 'attribute:%' order by 1`,
  )
  return rows.map(({ value }) => value)
}

const totalOf = async (catalogue: Catalogue, query: string) =>
  ((await (await fetch(`${catalogue.url}/products/facets?${query}`)).json()) as { available: number })
    .available

/** From the change of a product until its count is another one, in milliseconds. */
async function countedAfter(catalogue: Catalogue): Promise<number> {
  const { rows } = await catalogue.pool.query<{ id: string; seller_id: string }>(
    'select id::text, seller_id::text from product where available and stock > 0 order by popularity desc, id limit 1',
  )
  const [chosen] = rows
  if (!chosen) throw new Error('nothing is available')
  const query = `seller=${chosen.seller_id}`
  const before = await totalOf(catalogue, query)
  await catalogue.pool.query('update product set stock = 0 where id = $1', [chosen.id])
  const changed = performance.now()
  while ((await totalOf(catalogue, query)) !== before - 1)
    if (performance.now() - changed > 10 * MOST_COUNTED_MS) throw new Error('the change is never counted')
  return performance.now() - changed
}

/** What an index of many filters costs a process: memory, its start, and how soon it knows of a change. */
export async function measureFilters(catalogue: Catalogue, sizes: string): Promise<Figure[]> {
  const values = await filterValues(catalogue)
  if (values.length < LEAST_VALUES) throw new Error(`only ${values.length} values of attributes`)
  const name = `growth, ${LEAST_VALUES} and more values, ${sizes}`
  const starts: { cpu: number; seconds: number }[] = []
  for (let index = 0; index < STARTS; index++) {
    const from = performance.now()
    const { backend } = await startBackend(catalogue.databaseUrl, catalogue.data)
    starts.push({ cpu: processCpuMs(backend.pid), seconds: (performance.now() - from) / 1000 })
    await backend.stop()
  }
  const counted: number[] = []
  for (let index = 0; index < STARTS; index++) counted.push(await countedAfter(catalogue))
  for (const value of values)
    await (
      await fetch(`${catalogue.url}/products/facets?attribute=${encodeURIComponent(value)}`)
    ).arrayBuffer()
  const memory = memoryMb(catalogue.backend.pid)
  const middle = (all: readonly number[]) => round([...all].sort((a, b) => a - b)[1] ?? Number.NaN)
  const detail = { values: values.length }
  const elapsed = starts.map(({ seconds }) => round(seconds)).join(', ')
  return [
    {
      name: `${name}: CPU of a process until it is ready`,
      unit: 'ms',
      limit: MOST_READY_MS,
      value: middle(starts.map(({ cpu }) => cpu)),
      runs: starts.map(({ cpu }) => cpu),
      detail: { ...detail, 'elapsed s': elapsed },
    },
    {
      name: `${name}: a changed product is counted`,
      unit: 'ms',
      limit: MOST_COUNTED_MS,
      value: middle(counted),
      runs: counted.map((ms) => round(ms)),
      detail,
    },
    {
      name: `${name}: memory of a process that counted each`,
      unit: 'MB',
      limit: MOST_MB,
      value: round(memory, 1),
      runs: [round(memory, 1)],
      detail,
    },
  ]
}
