import type { Config } from './config.ts'
import type { OrderPayments, PaymentHandler } from './orders/ports.ts'
import type { Payments } from './payments/open-payments.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, OpenDatabase } from './platform/database/open-database.ts'
import type { Replica } from './platform/database/replica.ts'

/** What features are built from; tests hand in their own. */
export type Services = {
  config: Config
  database: OpenDatabase
  db: Database
  /** Answers what everybody may see (`public-reads.ts`), where there is one. */
  replica?: Replica | undefined
  clock: Clock
  payments: Payments
  /** What orders need of payments. */
  orderPayments: OrderPayments
  /** Tells every handler of `payments/payment-handlers.ts` what became of a payment. */
  announcePayment: PaymentHandler
  /** Asks the outbox worker to look now instead of at its next round. */
  notifyOutbox(): void
  /** The same for the worker of jobs. */
  notifyJobs(): void
}
