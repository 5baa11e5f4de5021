import type { FastifyBaseLogger } from 'fastify'
import { dropExpiredMarks, EXPIRED_MARKS_POLL_MS } from './catalog/products/label/drop-expired-marks.ts'
import { indexPending, SEARCH_POLL_MS } from './catalog/search/index/index-pending.ts'
import { followHolidays, HOLIDAY_POLL_MS } from './catalog/sellers/follow-holidays.ts'
import { MORNING_POLL_MS, sendMornings } from './console/day/send-mornings.ts'
import { startJobs } from './console/jobs/start-jobs.ts'
import { followOffers, OFFERS_POLL_MS } from './console/offers/follow-offers.ts'
import { publishScheduled, SCHEDULE_POLL_MS } from './console/products/schedule/publish-scheduled.ts'
import { STOCK_ALERT_POLL_MS, tellBackInStock } from './content/newsletter/tell-back-in-stock.ts'
import { SEARCH_ALERT_POLL_MS, tellFound } from './content/newsletter/tell-found.ts'
import { effectHandlers } from './effects.ts'
import { HOUSEKEEPING_MS, runHousekeeping } from './housekeeping.ts'
import type { Mailer } from './mail/mailer.ts'
import { FULFILMENT_POLL_MS, runOrderJobs } from './orders/fulfilment/run-order-jobs.ts'
import { startPaymentWorkers } from './payments/start-payment-workers.ts'
import { drainOutbox } from './platform/outbox/drain-outbox.ts'
import { runWorker } from './platform/outbox/run-worker.ts'
import type { Services } from './services.ts'

/** How often the outbox is looked at when nobody notifies it, in milliseconds. */
const OUTBOX_POLL_MS = 500

export type Workers = { notifyInbox(): void; notifyOutbox(): void; notifyJobs(): void; stop(): Promise<void> }

type Options = {
  services: Services
  /** The same with a database whose statements may take long. */
  patient: Services
  mailer: Mailer
  log: FastifyBaseLogger
}

/** Logs a fault of a worker with what it means. */
type Say = (message: string) => (error: unknown) => void

/** What is looked at every so often, whether or not anything happened. */
function runPeriodically(services: Services, patient: Services, say: Say) {
  return [
    runWorker(
      (isStopping) => runHousekeeping(patient, isStopping),
      HOUSEKEEPING_MS,
      say('housekeeping failed'),
    ),
    runWorker(() => indexPending(patient), SEARCH_POLL_MS, say('search indexing failed')),
    runWorker(
      () => followHolidays(services),
      HOLIDAY_POLL_MS,
      say('shops could not be opened after their holidays'),
    ),
    runWorker(
      () => dropExpiredMarks(services),
      EXPIRED_MARKS_POLL_MS,
      say('marks could not be taken away when their certificates ended'),
    ),
    runWorker(() => publishScheduled(services), SCHEDULE_POLL_MS, say('a draft could not be published')),
    runWorker(() => followOffers(services), OFFERS_POLL_MS, say('an offer could not begin or end')),
    runWorker(() => tellBackInStock(services), STOCK_ALERT_POLL_MS, say('stock alerts failed')),
    runWorker(() => tellFound(services), SEARCH_ALERT_POLL_MS, say('search alerts failed')),
    runWorker(
      () => sendMornings(services),
      MORNING_POLL_MS,
      say('a summary of the morning could not be mailed'),
    ),
    runWorker(
      (isStopping) => runOrderJobs(services, isStopping),
      FULFILMENT_POLL_MS,
      say('orders could not be carried on'),
    ),
  ]
}

/** Starts what goes on beside the requests; `stop` ends one after the other, payments first. */
export function startWorkers({ services, patient, mailer, log }: Options): Workers {
  const say: Say = (message) => (error) => log.error({ err: error }, message)
  const handlers = effectHandlers(services, mailer)
  const outbox = runWorker(
    (isStopping) =>
      drainOutbox(
        services.db,
        handlers,
        services.clock,
        ({ kind, key, error }) => log.error({ err: error, kind, key }, 'outbox gave up an effect'),
        isStopping,
      ),
    OUTBOX_POLL_MS,
    say('outbox round failed'),
  )
  const others = runPeriodically(services, patient, say)
  const jobs = startJobs(services, say('a job could not go on'))
  const payments = startPaymentWorkers(
    services,
    (line) => console.log(`payments ${line}`),
    say('payment round failed'),
  )
  return {
    notifyInbox: payments.notifyInbox,
    notifyOutbox: () => outbox.notify(),
    notifyJobs: () => jobs.notify(),
    async stop() {
      await payments.stop()
      for (const worker of [outbox, ...others, jobs]) await worker.stop()
    },
  }
}
