import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { changeJob, createJob, getJob, undoJob } from '@filiera/contract/console/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort } from '../../../../tools/free-ports.ts'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../factories/account.ts'
import { copyProduct, createProduct, createSeller } from '../factories/catalogue.ts'
import { valueIn } from '../scenes/payment-scene.ts'
import { type Child, startChild } from '../start-child.ts'
import { type Random, seededRandom } from './random.ts'
import { isLong, ROUNDS_TIMEOUT_MS, rounds } from './rounds.ts'

const PRODUCTS = isLong ? 3000 : 400
const { jobKills, trialKills } = rounds
/** A step of a job takes some 50 ms: the kill lands anywhere in one or two, in milliseconds. */
const KILLED_WITHIN_MS = 100

const folder = mkdtempSync(join(tmpdir(), 'filiera-killed-job-'))
let backend: TestBackend
let shop: string
let owner: TestCustomer
let ids: string[]
let environment: Record<string, string>

beforeAll(async () => {
  backend = await buildTestBackend()
  backend.clock.set(new Date())
  const { db } = backend.services
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const databaseUrl = new URL(inject('databaseUrl'))
  databaseUrl.pathname = `/${rows[0]?.name}`
  environment = {
    NODE_ENV: 'test',
    SEED: 'none',
    BACKEND_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl.href,
    // no shopper and no mail: neither is asked for
    SANDBOX_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  shop = await createSeller(db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  const { id } = await createProduct(db, { seller_id: shop, price_cents: 1000 })
  ids = [id, ...(await copyProduct(db, id, PRODUCTS - 1))]
})
afterAll(async () => {
  await kill()
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})

const jobOf = async (id: string) => valueIn(await backend.call(getJob, { params: { id } }, owner.headers))

/** Waits until so many products of a job are done or refused, or it is over. @returns whether it still goes on */
async function reaches(id: string, many: number): Promise<boolean> {
  for (;;) {
    const { state, counts } = await jobOf(id)
    if (state !== 'trying' && state !== 'running') return false
    if (counts.done + counts.refused + (state === 'trying' ? counts.ready : 0) >= many) return true
    await wait(20)
  }
}

/** The backend that works, or starts to. */
let running: Promise<Child | null>
let killing: AbortController

function start(): void {
  killing = new AbortController()
  const { signal } = killing
  running = startChild('backend', environment, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return null
  })
}

/** Kills the backend, even while it starts. */
async function kill(): Promise<void> {
  killing.abort()
  await (await running)?.kill()
}

/** Lets a job go on to its end, through so many kills: anywhere in a step, spread over its products. */
async function runThroughKills(id: string, kills: number, random: Random): Promise<void> {
  for (let killed = 0; killed < kills; killed++) {
    const isGoingOn = await reaches(id, Math.floor((PRODUCTS * killed) / kills))
    expect(isGoingOn, `the job goes on at kill ${killed}`).toBe(true)
    await wait(random.below(KILLED_WITHIN_MS))
    await kill()
    start()
  }
  await reaches(id, Number.POSITIVE_INFINITY)
}

const run = (id: string) =>
  backend.call(changeJob, { params: { id }, body: { state: 'running' } }, owner.headers).then(valueIn)

/** The products of the shop, but for when and how often they were changed. */
async function products(): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(p) - 'row_version' - 'updated_at' as row from product p
    where seller_id = ${shop}::bigint order by id`.execute(backend.services.db)
  return rows.map(({ row }) => row)
}

/** Every way in which the shop's products were changed: versions of the row, prices on record, entries of the log; with how many products so. */
async function histories(): Promise<unknown[]> {
  const { rows } = await sql`
    select row_version as version, prices, entries, count(*)::int as products from (
      select p.row_version,
        array(select h.charged_cents from price_period h where h.product_id = p.id order by h.valid_from) as prices,
        (select count(*)::int from audit_entry e where e.object_kind = 'product' and e.object_id = p.id::text) as entries
      from product p where p.seller_id = ${shop}::bigint) each_product
    group by 1, 2, 3`.execute(backend.services.db)
  return rows
}

it(
  `changes each product once and takes it back exactly, killed ${jobKills} times on either way`,
  async () => {
    const random = seededRandom(1)
    const before = await products()
    const change = { what: 'price', by: 'percent', value: 10, rounding: 'cent' } as const
    const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() }
    const { id } = valueIn(await backend.call(createJob, { body: { ids, change } }, headers))
    start()
    await runThroughKills(id, trialKills, random)
    expect(await jobOf(id)).toMatchObject({ state: 'tried', counts: { ready: PRODUCTS } })
    expect(await products()).toEqual(before)

    await run(id)
    await runThroughKills(id, jobKills, random)
    expect(await jobOf(id)).toMatchObject({ state: 'done', counts: { done: PRODUCTS, ready: 0, refused: 0 } })
    expect(await histories()).toEqual([{ version: 2, prices: [1000, 1100], entries: 1, products: PRODUCTS }])

    const undo = valueIn(await backend.call(undoJob, { params: { id } }, owner.headers))
    await runThroughKills(undo.id, trialKills, random)
    await run(undo.id)
    await runThroughKills(undo.id, jobKills, random)
    expect(await jobOf(undo.id)).toMatchObject({ state: 'done', counts: { done: PRODUCTS, refused: 0 } })
    expect(await histories()).toEqual([
      { version: 3, prices: [1000, 1100, 1000], entries: 2, products: PRODUCTS },
    ])
    expect(await products()).toEqual(before)
  },
  ROUNDS_TIMEOUT_MS,
)
