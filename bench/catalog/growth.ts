import { median, postgresServerCpuMs, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'
import { loadPaths, repeat } from '../load.ts'
import { type Case, growthCases } from './growth-cases.ts'
import { measureFilters } from './growth-filters.ts'
import { searchCases } from './search-cases.ts'

/** How many products to compare; the limits are meant for these sizes, smaller ones only try the measurement out. */
const SMALL = numberOf('GROWTH_SMALL', 10_000, 1000)
const LARGE = numberOf('GROWTH_PRODUCTS', 1_000_000, 1000)
const SIZES = `${LARGE.toLocaleString('en')} products`
const CLIENTS = 8
const REQUESTS = numberOf('GROWTH_REQUESTS', 600, 10)
const ROUNDS = 5
const MOST_P50 = 2
const MOST_P99 = 4
const MOST_SELECTS = 60

function numberOf(name: string, otherwise: number, least: number): number {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} must be a whole number from ${least}`)
  return value
}

const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN

/** p50 of `select 1` over the same kind of connections, in milliseconds. */
async function selectOne({ pool }: Catalogue): Promise<number> {
  const latencies = await repeat(4000, CLIENTS, async () => {
    await pool.query({ name: 'one', text: 'select 1' })
  })
  return quantile(latencies, 0.5)
}

/** Latencies in milliseconds, and CPU milliseconds a request of backend and database together. */
type Round = { p50: number; p99: number; cpu: number }

async function ask({ url, backend, server }: Catalogue, { paths }: Case, requests: number): Promise<Round> {
  const cpu = () => processCpuMs(backend.pid) + postgresServerCpuMs(server)
  const before = cpu()
  const latencies = await loadPaths({ urls: paths.map((path) => url + path), requests, clients: CLIENTS })
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), cpu: (cpu() - before) / requests }
}

const medianOf = (rounds: readonly Round[], of: keyof Round) => median(rounds.map((one) => one[of]))
const ratios = (large: readonly Round[], small: readonly Round[], of: keyof Round) =>
  large.map((one, index) => round(one[of] / (small[index]?.[of] ?? Number.NaN)))

/** The growth of one case, small and large in turn, so that a busy moment of the machine meets both. */
async function measureCase(small: [Catalogue, Case], large: [Catalogue, Case]): Promise<Figure[]> {
  const rounds: Record<'small' | 'large', Round[]> = { small: [], large: [] }
  const selects: number[] = []
  await ask(...small, REQUESTS / 2)
  await ask(...large, REQUESTS / 2)
  for (let index = 0; index < ROUNDS; index++) {
    rounds.small.push(await ask(...small, REQUESTS))
    rounds.large.push(await ask(...large, REQUESTS))
    if (large[1].kind === 'sparse') selects.push(await selectOne(large[0]))
  }
  const { name, kind } = large[1]
  const detail = (of: keyof Round) => ({
    'small ms': round(medianOf(rounds.small, of), 2),
    'large ms': round(medianOf(rounds.large, of), 2),
    'small CPU ms': round(medianOf(rounds.small, 'cpu'), 2),
    'large CPU ms': round(medianOf(rounds.large, 'cpu'), 2),
  })
  const figure = (of: keyof Round, limit: number): Figure => {
    const runs = ratios(rounds.large, rounds.small, of)
    return {
      name: `growth, ${name}: ${of}, ${SIZES} against ${SMALL.toLocaleString('en')}`,
      unit: '×',
      limit,
      value: median(runs),
      runs,
      detail: detail(of),
    }
  }
  if (kind === 'dense') return [figure('p50', MOST_P50), figure('p99', MOST_P99)]
  const runs = rounds.large.map(({ p50 }, index) => round(p50 / (selects[index] ?? Number.NaN), 1))
  return [
    {
      name: `growth, ${name}: p50 at ${SIZES} against select 1`,
      unit: '×',
      limit: MOST_SELECTS,
      value: median(runs),
      runs,
      detail: { ...detail('p50'), 'select 1 ms': round(median(selects), 3) },
    },
  ]
}

/** Every kind of reading at 8 clients on a million products against ten thousand, in one run (some ten minutes with its seeding). */
export async function measureGrowth(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([SMALL, LARGE])
  try {
    const [small, big] = catalogues
    if (!small || !big) throw new Error('two catalogues are needed')
    for (const figure of await measureFilters(big, SIZES)) report(figure)
    const smallCases = [...(await growthCases(small)), ...searchCases]
    for (const [index, largeCase] of [...(await growthCases(big)), ...searchCases].entries()) {
      const smallCase = smallCases[index]
      if (smallCase)
        for (const figure of await measureCase([small, smallCase], [big, largeCase])) report(figure)
    }
  } finally {
    await stop()
  }
}
