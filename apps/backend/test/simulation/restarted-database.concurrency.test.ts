import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-ports.ts'
import { type OwnPostgresServer, startOwnPostgres } from '../../../../tools/start-postgres.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openServer } from '../../src/platform/database/open-database.ts'
import { endings, restartPostgres, stallPostgres } from '../break-postgres.ts'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createProduct } from '../factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../factories/order.ts'
import { type Child, startChild } from '../start-child.ts'
import { seededRandom } from './random.ts'
import { isLong, ROUNDS_TIMEOUT_MS, rounds } from './rounds.ts'

const BUYERS_A_ROUND = 8
const STOCK = 100_000
/** The server ends at a random moment within this after the first buyer begins. */
const ENDS_WITHIN_MS = 300
const STALL_MS = isLong ? 22_000 : 500
/** Waiting for a connection, then for one statement, and what a busy machine adds. */
const LONGEST_CALL_MS = 10_000
const HEALTHY_WITHIN_MS = 5_000
const PAUSE_MS = 20

const folder = mkdtempSync(join(tmpdir(), 'filiera-restarted-'))
let server: OwnPostgresServer
let backend: TestBackend
let child: Child
let productId: string
beforeAll(async () => {
  server = await startOwnPostgres()
  const empty = openServer(server.url, 1, {})
  await migrate(empty.db)
  await empty.close()
  const environment = {
    NODE_ENV: 'test',
    SEED: 'none',
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    BACKEND_PORT: String(await freePort()),
    // nobody answers there: mails and providers fail beside the orders
    SMTP_URL: 'smtp://127.0.0.1:1',
    SANDBOX_URL: 'http://127.0.0.1:1',
  }
  backend = await buildTestBackend(environment)
  backend.clock.set(new Date())
  productId = (await createProduct(backend.services.db, { stock: STOCK })).id
  child = await startChild('backend', environment)
})
afterAll(async () => {
  await child.kill()
  await backend.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What was seen over all rounds. */
const seen = { answers: new Map<string, number>(), longestCallMs: 0, healthyMs: [] as number[] }

async function call(path: string, init?: RequestInit): Promise<Response> {
  const from = performance.now()
  const answer = await fetch(`${child.url}${path}`, init)
  seen.longestCallMs = Math.max(seen.longestCallMs, performance.now() - from)
  const retryAfter = answer.status === 503 && answer.headers.has('retry-after') ? ' with Retry-After' : ''
  const kind = `${init?.method ?? 'GET'} ${answer.status}${retryAfter}`
  seen.answers.set(kind, (seen.answers.get(kind) ?? 0) + 1)
  return answer
}

/** Places the buyer's cart, as often as it takes. @returns the id of the checkout that was answered */
async function insist(buyer: Buyer): Promise<string> {
  for (;;) {
    const answer = await call('/me/orders/checkouts', {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      body: JSON.stringify(placement(buyer)),
    })
    const body = (await answer.json()) as { id: string }
    if (answer.ok) return body.id
    await wait(PAUSE_MS)
  }
}

async function browse(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await (await call(`/products/${productId}`)).text()
    await wait(PAUSE_MS)
  }
}

async function healthyAfter(): Promise<number> {
  const from = performance.now()
  while (!(await call('/readyz')).ok) await wait(PAUSE_MS)
  return performance.now() - from
}

async function openBuyers(): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let count = 0; count < BUYERS_A_ROUND; count++) {
    const buyer = await createBuyer(backend)
    await fillCart(backend, buyer.accountId, productId, 1)
    buyers.push(buyer)
  }
  return buyers
}

const random = seededRandom(1)
const placed = new Map<string, string>()

/** Buyers order and somebody browses while the database is broken and comes back. */
async function round(breakIt: () => Promise<void>): Promise<void> {
  const buyers = await openBuyers()
  const leaving = new AbortController()
  const browsing = browse(leaving.signal)
  const buying = buyers.map(async (buyer) => {
    await wait(random.below(2 * ENDS_WITHIN_MS))
    placed.set(buyer.accountId, await insist(buyer))
  })
  await wait(random.below(ENDS_WITHIN_MS))
  await breakIt()
  seen.healthyMs.push(await healthyAfter())
  await Promise.all(buying)
  leaving.abort()
  await browsing
  expect(child.hasEnded()).toBe(false)
}

async function expectNothingBroken(): Promise<void> {
  expect(
    [...seen.answers.keys()].sort().filter((kind) => !/ 2\d\d$| 503 with Retry-After$/.test(kind)),
  ).toEqual([])
  expect(Math.max(...seen.healthyMs)).toBeLessThan(HEALTHY_WITHIN_MS)
  expect(seen.longestCallMs).toBeLessThan(LONGEST_CALL_MS)
  const { db } = backend.services
  const { rows } = await sql<{ account: string; id: string }>`
    select account_id as account, id from checkout`.execute(db)
  expect(new Map(rows.map(({ account, id }) => [account, id]))).toEqual(placed)
  expect(rows.length).toBe(placed.size)
  const { rows: stock } = await sql`
    select p.stock, (select sum(quantity)::int from stock_hold where state = 'held') as held from product p`.execute(
    db,
  )
  expect(stock).toEqual([{ stock: STOCK - placed.size, held: placed.size }])
}

it.each(Object.keys(endings) as (keyof typeof endings)[])(
  `survives ${rounds.restarts} restarts of the database (%s) under orders, and loses and doubles none`,
  async (ending) => {
    seen.healthyMs = []
    for (let count = 0; count < rounds.restarts; count++) await round(() => restartPostgres(server, ending))
    report(ending)
    await expectNothingBroken()
  },
  ROUNDS_TIMEOUT_MS,
)

it(
  `answers in time while the database stalls, ${rounds.restarts} times`,
  async () => {
    seen.healthyMs = []
    for (let count = 0; count < rounds.restarts; count++)
      await round(async () => {
        const goOn = await stallPostgres(server)
        await wait(STALL_MS)
        goOn()
      })
    report('stalled')
    await expectNothingBroken()
  },
  ROUNDS_TIMEOUT_MS,
)

/** The long form says its figures. */
function report(kind: string): void {
  if (!isLong) return
  const answers = [...seen.answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  console.log(
    `${kind}: healthy after at most ${Math.round(Math.max(...seen.healthyMs))} ms, longest call ${Math.round(seen.longestCallMs)} ms; ${answers}`,
  )
}
