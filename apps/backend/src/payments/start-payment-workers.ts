import { expireCheckouts } from '../orders/checkout/unpaid/expire-checkouts.ts'
import { remindUnpaid } from '../orders/checkout/unpaid/remind-unpaid.ts'
import { runWorker, type Worker } from '../platform/outbox/run-worker.ts'
import type { Services } from '../services.ts'
import { reconcilePayments } from './attempts/reconcile-payments.ts'
import { reconcileCardValidations } from './cards/checks/reconcile-card-validations.ts'
import { openUnpaidSellerCases } from './cases/open-unpaid-seller-cases.ts'
import { processInbox } from './inbox/process-inbox.ts'
import { sweepEvents } from './inbox/sweep-events.ts'
import { openDeadEffectCases } from './open-dead-effect-cases.ts'
import { openReturnCases } from './open-return-cases.ts'
import { checkSellers, checkUnpaid, prepareProvider } from './providers/prepare-provider.ts'
import type { SellerOnboarding } from './providers/seller-onboarding.ts'

/** How often each looks when nobody notifies it, in milliseconds. */
const INBOX_POLL_MS = 1_000
const RECONCILE_POLL_MS = 5_000
const EXPIRE_POLL_MS = 10_000
const REMIND_POLL_MS = 20_000
const DEAD_POLL_MS = 30_000
const SWEEP_POLL_MS = 180_000
const RETURNS_POLL_MS = 300_000
/** How often shops are looked at that a provider cannot pay. */
const UNPAID_POLL_MS = 600_000
/** How often all shops are. */
const ALL_POLL_MS = 24 * 3_600_000
/** Wait before a provider that did not answer is asked again; it doubles each time, up to the longest wait. */
const PREPARE_RETRY_MS = 1_000
const PREPARE_LONGEST_MS = 120_000

export type PaymentWorkers = { notifyInbox(): void; stop(): Promise<void> }

/** Prepares one provider until it succeeds, then follows which shops it can pay. The first failure is logged; retries go on silently. */
function preparation(services: Services, provider: SellerOnboarding, say: (line: string) => void): Worker {
  let failures = 0
  let isPrepared = false
  let nextTryAt = 0
  let allDueAt = 0
  return runWorker(
    async () => {
      const now = services.clock.now().getTime()
      if (now < nextTryAt) return
      if (!isPrepared) await prepareProvider(services, provider, say)
      else if (now >= allDueAt) await checkSellers(services, provider)
      else await checkUnpaid(services, provider)
      if (now >= allDueAt) allDueAt = now + ALL_POLL_MS
      isPrepared = true
      failures = 0
      await openUnpaidSellerCases(services, provider.name)
      nextTryAt = services.clock.now().getTime() + UNPAID_POLL_MS
    },
    PREPARE_RETRY_MS,
    (error) => {
      if (failures === 0)
        say(
          `${provider.name}: ${isPrepared ? 'sellers not checked' : 'not ready yet'}: ${error instanceof Error ? error.message : error}`,
        )
      nextTryAt =
        services.clock.now().getTime() + Math.min(PREPARE_RETRY_MS * 2 ** failures, PREPARE_LONGEST_MS)
      failures += 1
    },
  )
}

/** Starts what keeps payments going beside the requests: preparation of the providers, inbox, reconciliation, reminders, expiry. */
export function startPaymentWorkers(
  services: Services,
  say: (line: string) => void,
  onError: (error: unknown) => void,
): PaymentWorkers {
  const preparing = services.payments.onboarding.map((provider) => preparation(services, provider, say))
  const inbox = runWorker(() => processInbox(services), INBOX_POLL_MS, onError)
  const reconcile = runWorker(() => reconcilePayments(services), RECONCILE_POLL_MS, onError)
  const cards = runWorker(() => reconcileCardValidations(services), RECONCILE_POLL_MS, onError)
  const deadEffects = runWorker(() => openDeadEffectCases(services), DEAD_POLL_MS, onError)
  const returns = runWorker(() => openReturnCases(services), RETURNS_POLL_MS, onError)
  const sweep = runWorker(() => sweepEvents(services), SWEEP_POLL_MS, onError)
  const expire = runWorker((isStopping) => expireCheckouts(services, isStopping), EXPIRE_POLL_MS, onError)
  const remind = runWorker(() => remindUnpaid(services), REMIND_POLL_MS, onError)
  return {
    notifyInbox: () => inbox.notify(),
    async stop() {
      await Promise.all(
        [...preparing, inbox, reconcile, cards, deadEffects, returns, sweep, expire, remind].map((worker) =>
          worker.stop(),
        ),
      )
    },
  }
}
