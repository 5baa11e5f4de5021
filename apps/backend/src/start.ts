import { drain } from '@filiera/server-kit/drain'
import type { RunningProgram } from '@filiera/server-kit/run-program'
import { buildBackend } from './app.ts'
import { knownIndex } from './catalog/listing/product-index.store.ts'
import type { Config } from './config.ts'
import { createFindIdentity } from './customers/account/find-identity.ts'
import { createFindMemberships } from './customers/account/memberships.store.ts'
import { createSmtpMailer } from './mail/mailer.ts'
import { openPayments } from './payments/open-payments.ts'
import { withOrderPayments } from './payments/order-payments.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { openReplica } from './platform/database/replica.ts'
import { openFiles } from './platform/files/open-files.ts'
import { isDatabaseGone } from './platform/http/problem.ts'
import { compareClocks } from './platform/system/compare-clocks.ts'
import { finishInterruptedLoad } from './seed/bulk/grow-catalogue.ts'
import type { Services } from './services.ts'
import { startWorkers, type Workers } from './start-workers.ts'
import { watchShop } from './watch-shop.ts'

/** A server that is away is named by its setting. */
function nameDatabase(error: unknown): never {
  if (!(error instanceof Error) || !isDatabaseGone(error)) throw error
  throw new Error(`The database of DATABASE_URL cannot be reached: ${error.message || 'no answer'}`)
}

/** Photos would be missed later: what is wrong with their place is said at the start, and the shop opens all the same. */
async function warnOfFiles(config: Config): Promise<void> {
  await openFiles(config)
    .read('photos/none')
    .catch((error: Error) => console.error(`warning: ${error.message}`))
}

const replicaOf = (config: Config, primary: OpenDatabase) =>
  config.DATABASE_REPLICA_URL
    ? openReplica({
        primary,
        address: config.DATABASE_REPLICA_URL,
        poolSize: config.DATABASE_POOL,
        log: (line) => console.log(line),
      })
    : undefined

/**
 * Opens the database, migrates, mounts the routes and listens.
 * @throws Error with a message for people: data folder in use, database unreachable, clock wrong
 */
export async function startBackend(config: Config): Promise<RunningProgram> {
  const database = await openDatabase(config)
  const patient = database.withoutLimits()
  const replica = replicaOf(config, database)
  const closeDatabase = async () => {
    await replica?.close()
    await patient.close()
    await database.close()
  }
  try {
    await compareClocks(patient.db, systemClock).catch(nameDatabase)
    void warnOfFiles(config)
    await migrate(patient.db)
    const report = (line: string) => console.log(`seed ${line}`)
    if (config.SEED === 'demo') {
      const { seedDatabase } = await import('./seed/seed-database.ts')
      await seedDatabase(config, patient.db, systemClock, report)
    }
    await finishInterruptedLoad(patient, report)
    // The first visitor does not wait for the facets of a large catalogue.
    await knownIndex(database)
    let workers: Workers | undefined
    const services = withOrderPayments({
      config,
      database,
      db: database.db,
      replica,
      clock: systemClock,
      payments: {
        ...openPayments(config, database.db, systemClock),
        notifyInbox: () => workers?.notifyInbox(),
      },
      notifyOutbox: () => workers?.notifyOutbox(),
      notifyJobs: () => workers?.notifyJobs(),
    })
    const findIdentity = createFindIdentity(database, systemClock)
    const findMemberships = createFindMemberships(database.db)
    if (config.BACKEND_METRICS_PORT) watchShop(services)
    const app = await buildBackend({ services, findIdentity, findMemberships, logger: true })
    const url = await app.listen({ host: config.HOST, port: config.BACKEND_PORT })
    const mailer = createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    const patientServices: Services = { ...services, database: patient, db: patient.db }
    workers = startWorkers({ services, patient: patientServices, mailer, log: app.log })
    return {
      url,
      async close() {
        await drain(app, config.DRAIN_SECONDS)
        await workers?.stop()
        mailer.close()
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
