import { watchGauge } from '@filiera/server-kit/watch/metrics'
import type { Services } from './services.ts'
import { countHolds, countLivePayments, countWaitingForPerson, readWaits } from './shop-metrics.store.ts'

/** What the database knows of how the shop does; read when Prometheus asks, each a few milliseconds. */
export function watchShop({ db, database, clock }: Services): void {
  const { pool } = database
  watchGauge(
    'filiera_database_connections',
    'Connections of the pool by state, and who waits',
    'state',
    () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  )
  watchGauge('filiera_wait_seconds', 'Age of the oldest that is due', 'of', () => readWaits(db, clock.now()))
  watchGauge('filiera_waiting_for_person', 'What nobody does by itself any more', 'what', () =>
    countWaitingForPerson(db),
  )
  watchGauge('filiera_live_payments', 'Payments under way', 'state', () => countLivePayments(db))
  watchGauge('filiera_stock_holds', 'Stock set aside for orders that are not paid', 'count', () =>
    countHolds(db),
  )
}
