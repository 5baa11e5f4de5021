import { createClient } from '@filiera/contract/client'
import { sql } from 'kysely'
import { effectHandlers } from '../../../src/effects.ts'
import type { OutgoingMail } from '../../../src/mail/mailer.ts'
import { expireCheckouts } from '../../../src/orders/checkout/unpaid/expire-checkouts.ts'
import { runOrderJobs } from '../../../src/orders/fulfilment/run-order-jobs.ts'
import { reconcilePayments } from '../../../src/payments/attempts/reconcile-payments.ts'
import { processInbox } from '../../../src/payments/inbox/process-inbox.ts'
import { sweepEvents } from '../../../src/payments/inbox/sweep-events.ts'
import { openDeadEffectCases } from '../../../src/payments/open-dead-effect-cases.ts'
import { openPayments, type Payments } from '../../../src/payments/open-payments.ts'
import type { Database } from '../../../src/platform/database/open-database.ts'
import { drainOutbox } from '../../../src/platform/outbox/drain-outbox.ts'
import { buildTestBackend, type TestBackend, testClock } from '../../build-test-backend.ts'
import { createSeller, createWarehouse } from '../../factories/catalogue.ts'
import { prepareProviders } from '../../factories/prepare-providers.ts'
import { pass } from '../scheduler.ts'
import { type GatedDatabase, gateDatabase, type Meddling } from './gated-database.ts'
import { type OutsideWorld, openOutsideWorld, SANDBOX_URL, TOKENISER_URL } from './outside-world.ts'
import { calm, type Network, wireProviders } from './provider-network.ts'

/** Names of the workers that run beside the requests. */
export type WorkerName = 'sweep' | 'inbox' | 'reconcile' | 'expire' | 'outbox' | 'dead effects' | 'orders'

/** The process under test with the world around it, opened once for many histories. */
export type Simulation = {
  backend: TestBackend
  outside: OutsideWorld
  network: Network
  database: GatedDatabase
  sellers: readonly string[]
  warehouses: readonly string[]
  /** Mails that reached the mail server. */
  mails: OutgoingMail[]
  call: ReturnType<typeof createClient>
  workers: Record<WorkerName, () => Promise<unknown>>
  /** What is left of the process after a crash: nothing in memory. */
  restart(): Promise<void>
  close(): Promise<void>
}

const SELLERS = 3

/** Payments whose adapters can be thrown away and opened anew, as a restart does. */
function renewable(open: () => Payments): { payments: Payments; renew(): void } {
  let current = open()
  const payments = new Proxy(current, {
    get: (_first, name) => Reflect.get(current, name) as unknown,
  })
  return {
    payments,
    renew() {
      current = open()
    },
  }
}

/** Mails pass a gate before and after the mail server has them. */
function gatedMailer(mails: OutgoingMail[]) {
  return {
    async send(mail: OutgoingMail) {
      await pass('before mail')
      mails.push(mail)
      await pass('after mail')
    },
    close: () => {},
  }
}

/** Weeks pass between two actions of a person who would have looked in meanwhile: no session of a history runs out. */
async function keepSessions(db: Database): Promise<void> {
  await sql`create function keep_session() returns trigger language plpgsql as $$
    begin new.expires_at := timestamptz '2200-01-01 00:00Z'; return new; end $$`.execute(db)
  await sql`create trigger keep_session before insert or update on session for each row execute function keep_session()`.execute(
    db,
  )
}

/**
 * Opens the real backend on an embedded database, the real adapters, and both sandboxes in one process without sockets between them.
 * @param plant a bug that a test puts between the backend and its database
 */
export async function openSimulation(
  plant: (mails: OutgoingMail[]) => Meddling = () => ({}),
): Promise<Simulation> {
  const clock = testClock()
  const outside = openOutsideWorld(clock)
  await Promise.all([outside.main.ready(), outside.tokeniser.ready()])
  const network: Network = { disturb: calm, sent: [], strayed: [] }
  let renew = () => {}
  const backend = await buildTestBackend(
    {
      SANDBOX_URL,
      TOKENISER_ORIGINS: TOKENISER_URL,
      BACKEND_PUBLIC_URL: 'http://backend.test',
      // a crash abandons calls where they stand, and their places with them
      CALLS_AT_ONCE: '1000000',
      PAYMENT_METHODS: 'card,paypal,satispay,bank_wire',
    },
    (config, db) => {
      const made = renewable(() =>
        openPayments(config, db, clock, wireProviders(outside.main, network, clock)),
      )
      renew = made.renew
      return made.payments
    },
    clock,
  )
  const { services, app } = backend
  await keepSessions(services.db)
  const sellers: string[] = []
  const warehouses: string[] = []
  for (let made = 0; made < SELLERS; made++) {
    const unknown = { mangopay_user_id: null, mangopay_wallet_id: null, stripe_account_id: null }
    const seller_id = await createSeller(services.db, unknown)
    sellers.push(seller_id)
    warehouses.push(await createWarehouse(services.db, { seller_id }))
  }
  await prepareProviders(services)
  const mails: OutgoingMail[] = []
  const database = gateDatabase(services.database, plant(mails))
  const handlers = effectHandlers(services, gatedMailer(mails))
  outside.sandbox.fetch = async () => new Response(null, { status: 503 })
  return {
    backend,
    outside,
    network,
    database,
    sellers,
    warehouses,
    mails,
    call: createClient({
      baseUrl: 'http://backend.test',
      async carry(_baseUrl, { method, path, headers, body }) {
        const answer = await app.inject({
          method: method as 'GET',
          url: path,
          headers: { host: 'localhost', ...headers },
          ...(body === null ? {} : { payload: body as string }),
        })
        return { status: answer.statusCode, headers: new Headers(), text: answer.body }
      },
    }),
    workers: {
      inbox: () => processInbox(services),
      reconcile: () => reconcilePayments(services),
      expire: () => expireCheckouts(services),
      outbox: () => drainOutbox(services.db, handlers, clock),
      'dead effects': () => openDeadEffectCases(services),
      sweep: () => sweepEvents(services),
      orders: () => runOrderJobs(services),
    },
    async restart() {
      await database.abandon()
      renew()
    },
    async close() {
      await Promise.all([backend.close(), outside.main.close(), outside.tokeniser.close()])
    },
  }
}
