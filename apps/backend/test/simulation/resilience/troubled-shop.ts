import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../../../tools/free-ports.ts'
import { effectHandlers } from '../../../src/effects.ts'
import { createSmtpMailer } from '../../../src/mail/mailer.ts'
import { reconcilePayments } from '../../../src/payments/attempts/reconcile-payments.ts'
import { processInbox } from '../../../src/payments/inbox/process-inbox.ts'
import { openPayments } from '../../../src/payments/open-payments.ts'
import { socketConnection } from '../../../src/payments/providers/mangopay/mangopay-connection.ts'
import { announceChange } from '../../../src/platform/database/announce-change.ts'
import { drainOutbox } from '../../../src/platform/outbox/drain-outbox.ts'
import { buildTestBackend } from '../../build-test-backend.ts'
import { createProduct } from '../../factories/catalogue.ts'
import { enrolSellers } from '../../factories/enrol-sellers.ts'
import { openFaultProxy } from '../../fault-proxy.ts'
import { openTestDatabase } from '../../open-test-database.ts'
import { openSandbox } from '../../scenes/start-sandbox.ts'
import { startChild } from '../../start-child.ts'

/** Limits in milliseconds, shorter than those of a shop: what hangs is given up soon. */
const STATEMENT_MS = '2500'
const STALLED_MS = '3000'
const PROVIDER_MS = 1000
/** What the shop has of the product that everybody buys. */
export const STOCK = 1000
/** The storefront hears of changes again at most ten seconds after a connection broke. */
const SHOWN_WITHIN_MS = 20_000
const LOOK_MS = 50
/** Products whose pages nobody has opened. */
const UNSEEN = 60

export type TroubledShop = Awaited<ReturnType<typeof openTroubledShop>>

/** Products that are for sale, all of one seller. */
async function createProducts(db: Parameters<typeof createProduct>[0]) {
  const sold = await createProduct(db, { stock: STOCK })
  const alike = { seller_id: sold.sellerId, warehouse_id: sold.warehouseId, category_id: sold.categoryId }
  const seen = await createProduct(db, alike)
  const unseen: string[] = []
  while (unseen.length < UNSEEN) unseen.push((await createProduct(db, alike)).id)
  return { sold: sold.id, seen: seen.id, unseen }
}

/** A storefront as a process before a backend in this one, with what can break between all of them and their database, provider and mail server. */
export async function openTroubledShop() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'filiera-troubled-'))
  const database = await openTestDatabase()
  const sandbox = await openSandbox()
  const [provider, mail] = [
    await openFaultProxy(sandbox.url),
    await openFaultProxy(`smtp://127.0.0.1:${sandbox.smtpPort}`),
  ]
  const direct = database.pool.options.connectionString ?? ''
  const limited = new URL(direct)
  limited.searchParams.set('statement_timeout', STATEMENT_MS)
  limited.searchParams.set('query_timeout', STALLED_MS)
  const server = await openFaultProxy(limited.href)
  const environment = {
    SANDBOX_URL: provider.url.replace(/\/$/, ''),
    TOKENISER_ORIGINS: sandbox.tokeniserUrl,
    PAYMENT_ORIGINS: sandbox.url,
    // nothing listens there: hooks are lost
    BACKEND_PUBLIC_URL: 'http://127.0.0.1:9',
    DATA_DIR: dataDirectory,
  }
  const backend = await buildTestBackend({ ...environment, DATABASE_URL: server.url }, (config, db, clock) =>
    openPayments(config, db, clock, {
      mangopay: {
        ...socketConnection,
        now: () => clock.now().getTime(),
        call: (call) => socketConnection.call({ ...call, timeoutMs: PROVIDER_MS }),
      },
    }),
  )
  backend.clock.set(new Date())
  const { services } = backend
  const products = await createProducts(database.db)
  await enrolSellers(services)
  const app = await openFaultProxy(backend.url)
  const frontPort = await freePort()
  const front = await startChild('storefront', {
    STOREFRONT_PORT: String(frontPort),
    PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
    BACKEND_URL: app.url.replace(/\/$/, ''),
  })
  const mailer = createSmtpMailer({ url: mail.url, from: 'Filiera <ordini@filiera.example>' })
  const handlers = effectHandlers(services, mailer)
  let titles = 0
  const seenTitle = () => `Olio della prova ${titles}`

  return {
    front,
    backend,
    sandbox,
    /** The database past the proxy. */
    db: database.db,
    proxies: { app, server, provider, mail },
    dataDirectory,
    products,
    seenTitle,
    /** Settings of a backend as a process on the same database. */
    childEnvironment: { ...environment, NODE_ENV: 'test', SEED: 'none', DATABASE_URL: direct },
    unseenProduct: () => products.unseen.shift() ?? '',
    /** Gives a page another text and waits until the storefront shows it: then it hears of changes, and has the page. */
    async showPage(): Promise<void> {
      titles += 1
      await database.db
        .updateTable('product_text')
        .set({ title: seenTitle() })
        .where('product_id', '=', products.seen)
        .execute()
      await announceChange(database.db, [`product:${products.seen}`])
      const until = performance.now() + SHOWN_WITHIN_MS
      let page = ''
      while (!page.includes(seenTitle())) {
        if (performance.now() > until) throw new Error(`the page is not shown: ${page.slice(0, 500)}`)
        await wait(LOOK_MS)
        page = await (await fetch(`${front.url}/product/${products.seen}`)).text()
      }
    },
    /** Pays what is open at the provider, and does what is done beside requests. */
    async work(): Promise<void> {
      await processInbox(services)
      await reconcilePayments(services)
      for (let tried = -1; tried !== 0; ) tried = await drainOutbox(services.db, handlers, services.clock)
    },
    async close() {
      mailer.close()
      await front.stop()
      await app.close()
      await backend.close()
      for (const proxy of [server, provider, mail]) await proxy.close()
      await sandbox.stop()
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
