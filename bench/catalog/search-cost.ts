import { median, postgresServerCpuMs, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'
import { loadPaths } from '../load.ts'
import { commonWords, searches, suggestions, twoWords } from './search-cases.ts'

const PRODUCTS = 10_000
const CLIENTS = 8
const REQUESTS = 1000
const RUNS = 5
/** A very common word may cost so many searches of two words. */
const MOST_COMMON = 4

type Cost = { server: number[]; database: number[]; p50: number[] }

async function measureCost({ url, backend, server }: Catalogue, paths: readonly string[]): Promise<Cost> {
  const urls = paths.map((path) => url + path)
  const cost: Cost = { server: [], database: [], p50: [] }
  await loadPaths({ urls, requests: REQUESTS, clients: CLIENTS })
  for (let run = 0; run < RUNS; run++) {
    const before = { server: processCpuMs(backend.pid), database: postgresServerCpuMs(server) }
    cost.p50.push(round(median(await loadPaths({ urls, requests: REQUESTS, clients: CLIENTS })), 2))
    cost.server.push(round((processCpuMs(backend.pid) - before.server) / REQUESTS, 3))
    cost.database.push(round((postgresServerCpuMs(server) - before.database) / REQUESTS, 3))
  }
  return cost
}

const cpuFigures = (name: string, cost: Cost, server: number, database: number): Figure[] =>
  (
    [
      ['backend', cost.server, server],
      ['database', cost.database, database],
    ] as const
  ).map(([part, runs, limit]) => ({
    name: `${name} at 10,000 products, CPU a request of the ${part}`,
    unit: 'ms',
    limit,
    value: median(runs),
    runs: [...runs],
  }))

/** CPU of searches and suggestions on 10,000 products, and a very common word against two words. */
export async function measureSearchCost(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS])
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    for (const figure of cpuFigures(
      'searches of the test set',
      await measureCost(catalogue, searches),
      0.8,
      1.2,
    ))
      report(figure)
    for (const figure of cpuFigures('suggestions', await measureCost(catalogue, suggestions), 0.4, 0.2))
      report(figure)
    const [two, common] = [await measureCost(catalogue, twoWords), await measureCost(catalogue, commonWords)]
    const runs = common.p50.map((p50, run) => round(p50 / (two.p50[run] ?? Number.NaN)))
    report({
      name: 'a very common word against two words, p50',
      unit: '×',
      limit: MOST_COMMON,
      value: median(runs),
      runs,
      detail: { 'common word ms': median(common.p50), 'two words ms': median(two.p50) },
    })
  } finally {
    await stop()
  }
}
