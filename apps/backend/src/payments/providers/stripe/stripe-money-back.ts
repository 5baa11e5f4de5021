import type Stripe from 'stripe'
import {
  type DisputeSnapshot,
  type MoneyBack,
  type MoveAnswer,
  type RefundRequest,
  type RefundSnapshot,
  refusalFrom,
  refusedRefund,
} from '../money-back.ts'
import { ProviderRefused, withoutRefusal } from '../payment-provider.ts'
import { callStripe } from './stripe-client.ts'

async function move(call: () => Promise<{ id: string }>): Promise<MoveAnswer> {
  try {
    return { providerId: (await callStripe(call)).id, refused: null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return { providerId: '', refused: refusalFrom(error) }
  }
}

type WithIntent = { payment_intent: string | Stripe.PaymentIntent | null }
const attemptOf = ({ payment_intent: intent }: WithIntent) =>
  (intent && typeof intent !== 'string' ? intent.metadata.attempt_id : null) ?? null

function refundSnapshot(refund: Stripe.Refund): RefundSnapshot {
  const isOver = refund.status === 'failed' || refund.status === 'canceled'
  const status = isOver ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending'
  const reason = refund.failure_reason ?? refund.status ?? 'failed'
  return {
    providerId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    providerPaymentId: null,
    attemptId: attemptOf(refund),
    amountCents: refund.amount,
    status,
    refusal: isOver ? { code: reason, reason } : null,
  }
}

function outcomeOf({ status }: Stripe.Dispute): DisputeSnapshot['outcome'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open'
}

/** The payment behind a paid session. @throws ProviderRefused when there is none yet */
async function intentOf(stripe: Stripe, sessionId: string): Promise<string> {
  const { payment_intent: intent } = await callStripe(() => stripe.checkout.sessions.retrieve(sessionId))
  if (!intent) throw new ProviderRefused('not_paid', 'Stripe: the session has no payment')
  return typeof intent === 'string' ? intent : intent.id
}

const PAGE = 100

/** What an earlier request of a refund gave back, if it did and that did not fail. */
async function findRefund(stripe: Stripe, intent: string, refundId: string) {
  const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: intent, limit: PAGE }))
  return (
    data.find(
      (refund) => refund.metadata?.refund_id === refundId && refundSnapshot(refund).status !== 'failed',
    ) ?? null
  )
}

/** The transfer reversals that an earlier request made for a refund. */
async function findReversal(stripe: Stripe, transferId: string, refundId: string) {
  const { data } = await callStripe(() => stripe.transfers.listReversals(transferId, { limit: PAGE }))
  return data.find(({ metadata }) => metadata?.refund_id === refundId) ?? null
}

/** Gives back on the payment behind a session; a refusal is a failed refund. */
async function refundPayment(stripe: Stripe, request: RefundRequest): Promise<RefundSnapshot> {
  try {
    const intent = await intentOf(stripe, request.providerPaymentId)
    const known = request.queryFirst
      ? await withoutRefusal(findRefund(stripe, intent, request.refundId))
      : null
    if (known) return refundSnapshot(known)
    const refund = await callStripe(() =>
      stripe.refunds.create(
        {
          payment_intent: intent,
          amount: request.amountCents,
          reason: 'requested_by_customer',
          metadata: { refund_id: request.refundId },
        },
        { idempotencyKey: request.key },
      ),
    )
    return refundSnapshot(refund)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return refusedRefund(request, error)
  }
}

const expand = ['payment_intent']

/** Stripe: transfer reversals, refunds of the platform's charge, disputes (payments reference §4.4, §4.6). */
export function createStripeMoneyBack(stripe: Stripe): MoneyBack {
  return {
    name: 'stripe',
    refusesSameAmountWithinDay: false,
    async reverseTransfer({ key, transferId, refundId, amountCents, commissionCents, queryFirst }) {
      const known = queryFirst ? await findReversal(stripe, transferId, refundId) : null
      if (known) return { providerId: known.id, refused: null }
      return move(() =>
        stripe.transfers.createReversal(
          transferId,
          { amount: amountCents - commissionCents, metadata: { refund_id: refundId } },
          { idempotencyKey: key },
        ),
      )
    },
    // Sellers' payouts are between Stripe and their own accounts.
    fetchPayout: async () => null,
    // Refunds are paid from the platform's balance: nothing has to be moved.
    advance: async ({ refundId }) => ({ providerId: `balance:${refundId}`, refused: null }),
    // The reversal put it into the platform's balance.
    returnAdvance: async ({ refundId }) => ({ providerId: `balance:${refundId}`, refused: null }),
    refundPayment: (request) => refundPayment(stripe, request),
    async fetchRefunds(id) {
      if (!id.startsWith('ch_')) {
        return [refundSnapshot(await callStripe(() => stripe.refunds.retrieve(id, { expand })))]
      }
      const { data } = await callStripe(() =>
        stripe.refunds.list({ charge: id, limit: 100, expand: ['data.payment_intent'] }),
      )
      return data.map(refundSnapshot)
    },
    async fetchDispute(id) {
      const dispute = await callStripe(() => stripe.disputes.retrieve(id, { expand }))
      return {
        providerId: dispute.id,
        providerPaymentId: null,
        attemptId: attemptOf(dispute),
        amountCents: dispute.amount,
        reason: dispute.reason,
        outcome: outcomeOf(dispute),
      }
    },
  }
}
