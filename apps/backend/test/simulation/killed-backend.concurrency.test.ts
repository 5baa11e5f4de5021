import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@filiera/contract/client'
import { type Checkout, placeCheckout } from '@filiera/contract/orders/orders'
import { payWithMangopay, payWithStripe } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort } from '../../../../tools/free-ports.ts'
import type { SandboxState } from '../../../sandbox/src/state.ts'
import { expireCheckouts } from '../../src/orders/checkout/unpaid/expire-checkouts.ts'
import { reconcilePayments } from '../../src/payments/attempts/reconcile-payments.ts'
import { processInbox } from '../../src/payments/inbox/process-inbox.ts'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createProduct } from '../factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../factories/order.ts'
import { prepareProviders } from '../factories/prepare-providers.ts'
import { type SandboxProcess, startSandbox } from '../scenes/start-sandbox.ts'
import { type Child, startChild } from '../start-child.ts'
import { invariants } from './invariants/invariants.ts'
import { readFacts } from './invariants/read-facts.ts'
import { seededRandom } from './random.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from './rounds.ts'

const BUYERS_A_ROUND = 6
/** The process is killed at a random moment within this after the first buyer begins. */
const KILLED_WITHIN_MS = 400
const HOUR_MS = 3_600_000
const MOST_TRIES = 6

const folder = mkdtempSync(join(tmpdir(), 'filiera-killed-'))
let sandbox: SandboxProcess
let backend: TestBackend
let environment: Record<string, string>

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_DATA_DIR: folder })
  const port = await freePort()
  const shared = {
    SANDBOX_URL: sandbox.url,
    TOKENISER_ORIGINS: sandbox.tokeniserUrl,
    BACKEND_PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  backend = await buildTestBackend(shared)
  backend.clock.set(new Date())
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(backend.services.db)
  const databaseUrl = new URL(inject('databaseUrl'))
  databaseUrl.pathname = `/${rows[0]?.name}`
  environment = {
    ...shared,
    NODE_ENV: 'test',
    SEED: 'none',
    BACKEND_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
  }
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a buyer was told: the third ledger. */
type ClientLog = { buyer: Buyer; checkout: Checkout | null; paymentId: string | null }

/** Buys once; when the process dies in the middle, the same is asked for again of the next one. */
async function buy(log: ClientLog, call: ReturnType<typeof createClient>, isStripe: boolean): Promise<void> {
  const { headers } = log.buyer
  if (!log.checkout) {
    const placed = await call(placeCheckout, { body: placement(log.buyer) }, headers)
    if (!placed.ok) return
    log.checkout = placed.value
  }
  const { id } = log.checkout
  const paid = isStripe
    ? await call(payWithStripe, { params: { id }, body: {} }, headers)
    : await call(payWithMangopay, { params: { order: id }, body: { type: 'web' } }, headers)
  if (!paid.ok) return
  log.paymentId = paid.value.Id
  const outcome = isStripe ? { status: 'paid' } : { status: 'SUCCEEDED' }
  await sandbox.control(`objects/${log.paymentId}/force`, outcome).catch(() => {})
}

/** On a busy machine a client gives up before the next process answers: who was told nothing asks the same again. */
async function buyUntilTold(log: ClientLog, url: string, isStripe: boolean): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && !log.paymentId; tries++)
    await buy(log, createClient({ baseUrl: url }), isStripe)
}

async function openBuyers(productIds: readonly string[]): Promise<ClientLog[]> {
  return Promise.all(
    Array.from({ length: BUYERS_A_ROUND }, async () => {
      const buyer = await createBuyer(backend)
      for (const id of productIds) await fillCart(backend, buyer.accountId, id, 1)
      return { buyer, checkout: null, paymentId: null }
    }),
  )
}

/** Everything that the next process would do in the hours after, on a clock that jumps. */
async function letHoursPass(): Promise<void> {
  const { services } = backend
  backend.clock.set(new Date())
  for (let hour = 0; hour < 16; hour++) {
    await processInbox(services)
    await reconcilePayments(services)
    await expireCheckouts(services)
    await backend.drainOutbox()
    backend.clock.advance(HOUR_MS)
  }
}

it(
  `loses and doubles nothing when the process is killed ${rounds.kills} times during checkouts`,
  async () => {
    const { db } = backend.services
    const products = [await createProduct(db, { stock: 10_000 }), await createProduct(db, { stock: 10_000 })]
    const productIds = products.map(({ id }) => id)
    await prepareProviders(backend.services)
    const random = seededRandom(1)
    const logs: ClientLog[] = []
    let child: Child = await startChild('backend', environment)
    for (let round = 0; round < rounds.kills; round++) {
      const buyers = await openBuyers(productIds)
      logs.push(...buyers)
      const call = createClient({ baseUrl: child.url })
      const buying = Promise.all(buyers.map((log, index) => buy(log, call, index % 2 === 1)))
      const killing = Promise.withResolvers<void>()
      setTimeout(() => child.kill().then(killing.resolve, killing.reject), random.below(KILLED_WITHIN_MS))
      await killing.promise
      await buying
      child = await startChild('backend', environment)
      const { url } = child
      await Promise.all(buyers.map((log, index) => buyUntilTold(log, url, index % 2 === 1)))
    }
    await child.kill()
    await letHoursPass()
    await sandbox.stop()

    const providers: SandboxState = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8'))
    const facts = await readFacts({
      db,
      accountIds: logs.map(({ buyer }) => buyer.accountId),
      initialStock: new Map(productIds.map((id) => [id, 10_000])),
      mails: [],
      sent: [],
      providers,
    })
    const breaches = Object.entries(invariants).flatMap(([name, holds]) =>
      holds(facts).map((line) => `${name}: ${line}`),
    )
    expect(breaches).toEqual([])

    // The client's log against our tables against the providers: what was told is there, and nothing else is.
    expect(logs.filter(({ checkout, paymentId }) => !checkout || !paymentId)).toEqual([])
    const ours = facts.checkouts.map(({ id, status, total_cents }) => `${id} ${status} ${total_cents}`).sort()
    const told = logs
      .map(({ checkout }) => `${checkout?.id} paid ${Math.round((checkout?.total ?? 0) * 100)}`)
      .sort()
    expect(ours).toEqual(told)
    const taken = facts.captures.map(({ attemptId, cents }) => `${attemptId} ${cents}`).sort()
    const booked = facts.checkouts
      .map(({ paid_attempt_id, total_cents }) => `${paid_attempt_id} ${total_cents}`)
      .sort()
    expect(taken).toEqual(booked)
  },
  ROUNDS_TIMEOUT_MS,
)
