import type { CaseDecision } from '@filiera/contract/payments/cases'
import { hideReview } from '../../catalog/reviews/hide-review.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { acceptUnansweredReturn } from '../../orders/fulfilment/returns/accept-unanswered-return.ts'
import { leaveReturnToShop } from '../../orders/fulfilment/returns/overdue-returns.ts'
import { reopenEffects } from '../../platform/outbox/reopen-effect.store.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { closeMismatch, lookAgainAtMismatch, refundMismatch } from '../attempts/decide-mismatch.ts'
import type { DecisionStep } from '../cases/decision.ts'
import { returnOfCase } from '../cases/return-case.ts'
import { decideOpenDispute, lookAgainAtDispute } from '../disputes/decide-open-dispute.ts'
import { cancelTransfer } from '../payouts/cancel-transfer.ts'
import { retryTransfer } from '../payouts/retry-transfer.ts'
import { closeFailedRefund } from '../refunds/abandon/close-failed-refund.ts'
import { retryRefund } from '../refunds/retry-refund.ts'
import { writeOffDebt } from '../refunds/reversals/write-off-debt.ts'
import type { StoredCase } from './case-queue.store.ts'

const nothing: DecisionStep = async () => undefined

/** An id that every case of a kind has. @throws Error when it is missing */
function required<T extends string>(id: T | null, what: string): T {
  if (id === null) throw new Error(`a case without ${what}`)
  return id
}

function retry(item: StoredCase): DecisionStep {
  switch (item.kind) {
    case 'refund_failed':
    case 'seller_debt':
      return async (trx, by) => {
        await retryRefund(trx, required(item.refundId, 'a refund'), item.id, by.now)
      }
    case 'transfer_blocked':
      return async (trx, by) => {
        await retryTransfer(trx, required(item.orderId, 'an order'), by.now)
      }
    default:
      return async (trx, by) => {
        const reopened = await reopenEffects(trx, [required(item.effectKey, 'an effect')], by.now)
        if (reopened === 0)
          throw new ProblemError('illegal_transition', 'There is nothing left to try again.')
      }
  }
}

/** Nothing more is tried: a failed refund makes its amount free again, a transfer is not made, a debt is our loss. */
function close(item: StoredCase): DecisionStep {
  switch (item.kind) {
    case 'payment_mismatch':
      return item.attemptId === null ? nothing : closeMismatch(item.attemptId)
    case 'refund_failed':
      return async (trx, by) => {
        await closeFailedRefund(trx, required(item.refundId, 'a refund'), by)
      }
    case 'transfer_blocked':
      return async (trx, by) => {
        await cancelTransfer(trx, required(item.orderId, 'an order'), by.note, by.now)
      }
    case 'seller_debt':
      return async (trx, by) => {
        await writeOffDebt(trx, required(item.refundId, 'a refund'), by.now)
      }
    case 'return_unanswered':
      return async (trx, by) => {
        await leaveReturnToShop(trx, returnOfCase(item.key), by.now)
      }
    default:
      return nothing
  }
}

/** The shop's answer to a return, in its place. */
const refundReturn =
  ({ orderPayments }: Services, item: StoredCase): DecisionStep =>
  async (trx, { actor, now }) => {
    await acceptUnansweredReturn(trx, orderPayments, { withdrawalId: returnOfCase(item.key), actor, now })
  }

/** Takes a review out of the shop and tells its author why, in the words of who decides (DSA, article 17). */
const hide =
  (id: string | null): DecisionStep =>
  async (trx, { now, note }) => {
    // its author may have deleted it meanwhile
    const hidden = id === null ? undefined : await hideReview(trx, id, now)
    if (id === null || !hidden) throw new ProblemError('illegal_transition', 'The review is gone already.')
    if (!hidden.reported) return
    const { email: to, locale, product, reason } = hidden.reported
    const data = { product, reason, note }
    await enqueueMail(trx, { kind: 'review-hidden', key: id, to, locale, data, now })
  }

/** What a decision means for a case; providers are asked here, before the transaction. @throws ProblemError, ProviderUnavailable, ProviderRefused */
export async function workOf(
  services: Services,
  item: StoredCase,
  decision: CaseDecision,
): Promise<DecisionStep> {
  const attemptId = () => required(item.attemptId, 'a payment')
  const provider = () => required(item.provider, 'a provider')
  const disputeRef = () => required(item.providerRef, 'a dispute')
  switch (decision) {
    case 'retry':
      return retry(item)
    case 'refund':
      return item.kind === 'return_unanswered'
        ? refundReturn(services, item)
        : refundMismatch(services, attemptId())
    case 'look_again':
      return item.kind === 'dispute'
        ? lookAgainAtDispute(services, provider(), disputeRef())
        : lookAgainAtMismatch(services, attemptId())
    case 'dispute_won':
    case 'dispute_lost': {
      const outcome = decision === 'dispute_won' ? 'won' : 'lost'
      const dispute = { provider: provider(), disputeRef: disputeRef(), attemptId: attemptId() }
      return decideOpenDispute(services, dispute, outcome)
    }
    case 'hide_review':
      return hide(item.reviewId)
    case 'close':
      return close(item)
  }
}
