import { runWorker } from '../outbox/run-worker.ts'
import type { Services } from '../services.ts'
import { expireCheckouts } from './expire-checkouts.ts'
import { prepareProviders } from './prepare-providers.ts'
import { processInbox } from './process-inbox.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** How often each looks when nobody wakes it, in milliseconds. */
const INBOX_POLL_MS = 1_000
const RECONCILE_POLL_MS = 5_000
const EXPIRE_POLL_MS = 10_000
/** A provider that does not answer at start-up is asked again after this. */
const PREPARE_RETRY_MS = 2_000

export type PaymentWorkers = { wakeInbox(): void; stop(): Promise<void> }

/** Starts what keeps payments going beside the requests: preparation of the providers, inbox, reconciliation, expiry. */
export function startPaymentWorkers(
  services: Services,
  say: (line: string) => void,
  onError: (error: unknown) => void,
): PaymentWorkers {
  let isPrepared = false
  let isSilent = false
  const prepare = runWorker(
    async () => {
      if (isPrepared) return
      await prepareProviders(services, say)
      isPrepared = true
    },
    PREPARE_RETRY_MS,
    (error) => {
      // Said once: the next rounds go on by themselves.
      if (!isSilent) say(`not ready yet: ${error instanceof Error ? error.message : error}`)
      isSilent = true
    },
  )
  const inbox = runWorker(() => processInbox(services), INBOX_POLL_MS, onError)
  const reconcile = runWorker(() => reconcilePayments(services), RECONCILE_POLL_MS, onError)
  const expire = runWorker(() => expireCheckouts(services), EXPIRE_POLL_MS, onError)
  return {
    wakeInbox: () => inbox.wake(),
    async stop() {
      await Promise.all([prepare, inbox, reconcile, expire].map((worker) => worker.stop()))
    },
  }
}
