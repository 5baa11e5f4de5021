import { buildBackend } from './app.ts'
import { knownIndex } from './catalog/listing/product-index.store.ts'
import { indexPending, SEARCH_POLL_MS } from './catalog/search/index/index-pending.ts'
import { followHolidays, HOLIDAY_POLL_MS } from './catalog/sellers/follow-holidays.ts'
import type { Config } from './config.ts'
import { JOBS_POLL_MS, workOnJobs } from './console/jobs/work-on-jobs.ts'
import { STOCK_ALERT_POLL_MS, tellBackInStock } from './content/newsletter/tell-back-in-stock.ts'
import { createFindIdentity } from './customers/account/find-identity.ts'
import { createFindMemberships } from './customers/account/memberships.store.ts'
import { effectHandlers } from './effects.ts'
import { HOUSEKEEPING_MS, keepHouse } from './housekeeping.ts'
import { createSmtpMailer } from './mail/mailer.ts'
import { FULFILMENT_POLL_MS, keepOrdersGoing } from './orders/fulfilment/keep-orders-going.ts'
import { openPayments } from './payments/open-payments.ts'
import { withOrderPayments } from './payments/order-payments.ts'
import { type PaymentWorkers, startPaymentWorkers } from './payments/start-payment-workers.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { drainOutbox } from './platform/outbox/drain-outbox.ts'
import { runWorker, type Worker } from './platform/outbox/run-worker.ts'
import { finishInterruptedLoad } from './seed/bulk/grow-catalogue.ts'
import type { Services } from './services.ts'

/** How often the outbox is looked at when nobody wakes it, in milliseconds. */
const OUTBOX_POLL_MS = 500

export type RunningBackend = { url: string; close(): Promise<void> }

/**
 * Opens the database, migrates, mounts the routes and listens.
 * @throws Error with a message for people: data folder in use, port taken, database unreachable
 */
export async function startBackend(config: Config): Promise<RunningBackend> {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDirectory: config.DATA_DIR,
  })
  const patient = database.withoutLimits()
  const closeDatabase = async () => {
    await patient.close()
    await database.close()
  }
  try {
    await migrate(patient.db)
    const report = (line: string) => console.log(`seed ${line}`)
    if (config.SEED === 'demo') {
      const { seedDatabase } = await import('./seed/seed-database.ts')
      await seedDatabase(config, patient.db, systemClock, report)
    }
    await finishInterruptedLoad(patient, report)
    // The first visitor does not wait for the facets of a large catalogue.
    await knownIndex(database)
    let outbox: Worker | undefined
    let payments: PaymentWorkers | undefined
    let jobs: Worker | undefined
    const services = withOrderPayments({
      config,
      database,
      db: database.db,
      clock: systemClock,
      payments: {
        ...openPayments(config, database.db, systemClock),
        wakeInbox: () => payments?.wakeInbox(),
      },
      wakeOutbox: () => outbox?.wake(),
      wakeJobs: () => jobs?.wake(),
    })
    const longServices: Services = { ...services, database: patient, db: patient.db }
    const findIdentity = createFindIdentity(database, systemClock)
    const findMemberships = createFindMemberships(database.db)
    const app = await buildBackend({ services, findIdentity, findMemberships, logger: true })
    const url = await app
      .listen({ host: config.HOST, port: config.BACKEND_PORT })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new Error(
          `Port ${config.BACKEND_PORT} is taken: stop the program that uses it, or set BACKEND_PORT.`,
        )
      })
    const mailer = createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    const handlers = effectHandlers(services, mailer)
    outbox = runWorker(
      () =>
        drainOutbox(database.db, handlers, systemClock, ({ kind, key, error }) =>
          app.log.error({ err: error, kind, key }, 'outbox gave up an effect'),
        ),
      OUTBOX_POLL_MS,
      (error) => app.log.error({ err: error }, 'outbox round failed'),
    )
    const housekeeping = runWorker(
      () => keepHouse(longServices),
      HOUSEKEEPING_MS,
      (error) => app.log.error({ err: error }, 'housekeeping failed'),
    )
    const search = runWorker(
      () => indexPending(longServices),
      SEARCH_POLL_MS,
      (error) => app.log.error({ err: error }, 'search indexing failed'),
    )
    const holidays = runWorker(
      () => followHolidays(services),
      HOLIDAY_POLL_MS,
      (error) => app.log.error({ err: error }, 'shops could not be opened after their holidays'),
    )
    const stockAlerts = runWorker(
      () => tellBackInStock(services),
      STOCK_ALERT_POLL_MS,
      (error) => app.log.error({ err: error }, 'stock alerts failed'),
    )
    const fulfilment = runWorker(
      () => keepOrdersGoing(services),
      FULFILMENT_POLL_MS,
      (error) => app.log.error({ err: error }, 'orders could not be carried on'),
    )
    jobs = runWorker(
      async () => {
        if (await workOnJobs(services)) jobs?.wake()
      },
      JOBS_POLL_MS,
      (error) => app.log.error({ err: error }, 'a job could not go on'),
    )
    payments = startPaymentWorkers(
      services,
      (line) => console.log(`payments ${line}`),
      (error) => app.log.error({ err: error }, 'payment round failed'),
    )
    return {
      url,
      async close() {
        await app.close()
        await payments?.stop()
        await outbox?.stop()
        await housekeeping.stop()
        await search.stop()
        await holidays.stop()
        await stockAlerts.stop()
        await fulfilment.stop()
        await jobs?.stop()
        mailer.close()
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
