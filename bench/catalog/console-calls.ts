import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type BackendCall, createClient, type Result } from '@filiera/contract/client'
import { changeJob, createJob, getJob, type Job } from '@filiera/contract/console/jobs'
import {
  changeSellerProduct,
  GRID_BLOCK,
  listSellerProductIds,
  listSellerProducts,
} from '@filiera/contract/console/seller-products'
import { createPasswords } from '../../apps/backend/src/customers/account/password/passwords.ts'
import { openSession } from '../../apps/backend/src/customers/account/sessions/open-session.ts'
import { openServer } from '../../apps/backend/src/platform/database/open-database.ts'
import { type Login, measureConsoleGrid } from '../browser/console-grid.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { loadPaths, repeat } from '../load/load.ts'
import { type Catalogue, openCatalogues } from './large-catalogue.ts'

const PRODUCTS = 100_000
/** One more than the demonstration has: that one keeps all that is added. */
const SELLERS = 40
const RUNS = 5
const CLIENTS = 8
const EDITS = 800
const BLOCKS = 200
const JOB_PRODUCTS = 10_000
const JOB_RUNS = 3
const WATCH_MS = 20
/** People who look at the shop one after the other, in rounds of so many pages. */
const VISITORS = 2
const VISITS = 400

function answerOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.detail}`)
  return result.value
}

const part = (latencies: readonly number[], share: number) =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)] ?? Number.NaN

/** Logs an owner of the largest shop in. */
async function enterShop({ databaseUrl, url }: Catalogue): Promise<{ call: BackendCall; login: Login }> {
  const { db, close } = openServer(databaseUrl, 2)
  const { seller_id: seller } = await db
    .selectFrom('product')
    .select('seller_id')
    .groupBy('seller_id')
    .orderBy((order) => order.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const login = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() }
  const { id } = await db
    .insertInto('account')
    .values({
      email: login.email,
      password_hash: await createPasswords().hash(login.password),
      name: 'Rosa',
      confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('seller_member').values({ account_id: id, seller_id: seller, role: 'owner' }).execute()
  const visit = { userAgent: 'bench', presentedToken: null, audience: 'console' } as const
  const { token } = await openSession(db, id, visit, now)
  await close()
  const headers = { authorization: `Bearer ${token}` }
  return { call: createClient({ baseUrl: url, headers, timeoutMs: 120_000 }), login }
}

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

/** Waits until a job is no longer in a state. @returns how long it took, in seconds */
async function untilPast(call: BackendCall, id: string, state: Job['state']): Promise<number> {
  const started = performance.now()
  for (;;) {
    const job = answerOf(await call(getJob, { params: { id } }))
    if (job.state !== state) return (performance.now() - started) / 1000
    await wait(WATCH_MS)
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
    const { call, login } = await enterShop(catalogue)
    const { ids, figures } = await measureSheet(call)
    for (const figure of figures) report(figure)
    for (const figure of await measureConsoleGrid(catalogue.url, login)) report(figure)
    report(await measureEdits(call, ids))
    for (const figure of await measureJob(call, catalogue, ids)) report(figure)
  } finally {
    await stop()
  }
}
