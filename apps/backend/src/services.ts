import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, OpenDatabase } from './database/open-database.ts'
import type { Payments } from './payment/open-payments.ts'

/** What features are built from; tests hand in their own. */
export type Services = {
  config: Config
  database: OpenDatabase
  db: Database
  clock: Clock
  payments: Payments
  /** Asks the outbox worker to look now instead of at its next round. */
  wakeOutbox(): void
}
