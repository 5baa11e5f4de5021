import { buildBackend } from '../../apps/backend/src/app.ts'
import { knownIndex } from '../../apps/backend/src/catalog/listing/product-index.store.ts'
import { readConfig } from '../../apps/backend/src/config.ts'
import { startJobs } from '../../apps/backend/src/console/jobs/start-jobs.ts'
import { createFindIdentity } from '../../apps/backend/src/customers/account/find-identity.ts'
import { createFindMemberships } from '../../apps/backend/src/customers/account/memberships.store.ts'
import { openPayments } from '../../apps/backend/src/payments/open-payments.ts'
import { withOrderPayments } from '../../apps/backend/src/payments/order-payments.ts'
import { systemClock } from '../../apps/backend/src/platform/clock.ts'
import { openDatabase } from '../../apps/backend/src/platform/database/open-database.ts'
import type { Worker } from '../../apps/backend/src/platform/outbox/run-worker.ts'

/** The backend alone on the configured database, with the worker of jobs only: what is measured is what requests cost. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await knownIndex(database)
let jobs: Worker | undefined
const services = withOrderPayments({
  config,
  database,
  db: database.db,
  clock: systemClock,
  payments: openPayments(config, database.db, systemClock),
  notifyOutbox: () => {},
  notifyJobs: () => jobs?.notify(),
})
const app = await buildBackend({
  services,
  findIdentity: createFindIdentity(database, systemClock),
  findMemberships: createFindMemberships(database.db),
  logger: false,
})
jobs = startJobs(services, console.error)
await app.listen({ host: '127.0.0.1', port: config.BACKEND_PORT })
console.log('backend ready')
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => jobs?.stop())
    .then(() => database.close())
    .then(() => process.exit(0))
})
