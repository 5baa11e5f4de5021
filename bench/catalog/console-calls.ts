import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackendCall } from '@filiera/contract/client'
import { changeJob, createJob } from '@filiera/contract/console/jobs'
import {
  changeSellerProduct,
  GRID_BLOCK,
  listSellerProductIds,
  listSellerProducts,
} from '@filiera/contract/console/seller-products'
import { measureConsoleGrid } from '../browser/console-grid.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'
import { loadPaths, repeat } from '../load.ts'
import { answerOf, enterShop, untilPast } from './enter-shop.ts'
import { measurePriceOnPage } from './price-on-page.ts'

const PRODUCTS = 100_000
/** One more than the demonstration has: that one keeps all that is added. */
const SELLERS = 40
const RUNS = 5
const CLIENTS = 8
const EDITS = 800
const BLOCKS = 200
const JOB_PRODUCTS = 10_000
const JOB_RUNS = 3
/** People who look at the shop one after the other, in rounds of so many pages. */
const VISITORS = 2
const VISITS = 400

const part = (latencies: readonly number[], share: number) =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)] ?? Number.NaN

/** The sheet: ids of the whole view with the first rows, and rows anywhere in it. */
async function measureSheet(call: BackendCall): Promise<{ ids: string[]; figures: Figure[] }> {
  const runs: number[] = []
  let ids: string[] = []
  for (let run = 0; run <= RUNS; run++) {
    const started = performance.now()
    ids = answerOf(await call(listSellerProductIds, {})).ids
    answerOf(await call(listSellerProducts, { query: { ids: ids.slice(0, GRID_BLOCK) } }))
    if (run > 0) runs.push(round(performance.now() - started, 1))
  }
  const blocks = await repeat(BLOCKS, 1, async () => {
    const start = Math.floor(Math.random() * (ids.length - GRID_BLOCK))
    answerOf(await call(listSellerProducts, { query: { ids: ids.slice(start, start + GRID_BLOCK) } }))
  })
  const p95 = round(part(blocks, 0.95), 1)
  return {
    ids,
    figures: [
      {
        name: `console, ${ids.length} products of a shop: ids and first rows`,
        unit: 'ms',
        limit: 500,
        value: median(runs),
        runs,
      },
      { name: 'console, rows of a block anywhere, p95', unit: 'ms', limit: 150, value: p95, runs: [p95] },
    ],
  }
}

async function measureEdits(call: BackendCall, ids: readonly string[]): Promise<Figure> {
  let next = 0
  const latencies = await repeat(EDITS, CLIENTS, async () => {
    const id = ids[next++] ?? ''
    answerOf(
      await call(changeSellerProduct, { params: { id }, body: { lowStock: 7 } }, { 'if-match': '"v1"' }),
    )
  })
  const p95 = round(part(latencies, 0.95), 1)
  return {
    name: `console, an edit is saved, ${CLIENTS} people, p95`,
    unit: 'ms',
    limit: 120,
    value: p95,
    runs: [p95],
    detail: { 'p50 ms': round(median(latencies), 1) },
  }
}

/** What visitors of the shop wait for, p99, until `work` is over. */
async function browseDuring(urls: readonly string[], work: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  const latencies: number[] = []
  while (!isOver) latencies.push(...(await loadPaths({ urls, requests: VISITS, clients: VISITORS })))
  await end
  return part(latencies, 0.99)
}

/** 10,000 prices by a job: tried, done, and what the shop's visitors notice of it. */
async function measureJob(
  call: BackendCall,
  catalogue: Catalogue,
  ids: readonly string[],
): Promise<Figure[]> {
  const urls = ids.slice(-50).map((id) => `${catalogue.url}/products/${id}`)
  const chosen = ids.slice(EDITS, EDITS + JOB_PRODUCTS)
  const runs: { tried: number; done: number; crowded: number }[] = []
  for (let run = 0; run < JOB_RUNS; run++) {
    const change = { what: 'price', by: 'amount', value: run % 2 ? -1 : 1, rounding: 'cent' } as const
    const started = performance.now()
    const body = { ids: chosen, change }
    const { id } = answerOf(await call(createJob, { body }, { 'idempotency-key': randomUUID() }))
    await untilPast(call, id, 'trying')
    const tried = (performance.now() - started) / 1000
    const alone = await browseDuring(urls, wait(4000))
    answerOf(await call(changeJob, { params: { id }, body: { state: 'running' } }))
    let done = 0
    const crowded = await browseDuring(
      urls,
      untilPast(call, id, 'running').then((seconds) => {
        done = seconds
      }),
    )
    runs.push({ tried, done, crowded: crowded / alone })
  }
  const figure = (name: string, unit: string, limit: number, of: keyof (typeof runs)[number]): Figure => {
    const values = runs.map((run) => round(run[of]))
    return {
      name: `console, ${JOB_PRODUCTS} prices as a job: ${name}`,
      unit,
      limit,
      value: median(values),
      runs: values,
    }
  }
  return [
    figure('tried', 's', 3, 'tried'),
    figure('done', 's', 60, 'done'),
    figure('p99 of the shop meanwhile, against browsing alone', '×', 2, 'crowded'),
  ]
}

/** The calls of the sellers' console on a shop of 100,000 products. */
export async function measureConsoleCalls(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS], { sellers: SELLERS })
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    const { call, login, shop } = await enterShop(catalogue)
    const { ids, figures } = await measureSheet(call)
    for (const figure of figures) report(figure)
    for (const figure of await measureConsoleGrid(catalogue.url, login)) report(figure)
    report(await measureEdits(call, ids))
    for (const figure of await measurePriceOnPage(catalogue, call, shop)) report(figure)
    for (const figure of await measureJob(call, catalogue, ids)) report(figure)
  } finally {
    await stop()
  }
}
