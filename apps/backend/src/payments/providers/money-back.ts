import type { ProviderName } from '@filiera/contract/payments/payment'
import type { ProviderRefused, QueryFirst } from './payment-provider.ts'

/** A definite no of a provider: its code, and its words for the record. */
export type Refusal = { code: string; reason: string }

export type ReversalRequest = {
  /** Names the intent; equal on every repetition. */
  key: string
  refundId: string
  /** The provider's id of the transfer. */
  transferId: string
  accountId: string
  /** What of the transfer is undone, in cents: the seller's part and our commission. */
  amountCents: number
  commissionCents: number
  queryFirst: QueryFirst
}

export type AdvanceRequest = {
  key: string
  refundId: string
  accountId: string
  amountCents: number
  queryFirst: QueryFirst
}

export type RefundRequest = {
  key: string
  refundId: string
  /** The provider's id of the payment. */
  providerPaymentId: string
  accountId: string
  amountCents: number
  queryFirst: QueryFirst
}

export type MoveAnswer = { providerId: string; refused: null } | { providerId: string; refused: Refusal }

/** What a provider says about money that went back to a customer; amounts in cents. */
export type RefundSnapshot = {
  providerId: string
  /** Our refund, as we named it when we asked; null for one that was made in the dashboard. */
  refundId: string | null
  /** The payment it belongs to: the provider's id where its objects name it, or our attempt. */
  providerPaymentId: string | null
  attemptId: string | null
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
  refusal: Refusal | null
}

/** What a provider says about a payment that the customer's bank disputes; amounts in cents. */
export type DisputeSnapshot = {
  providerId: string
  /** The bank's debit behind a dispute of MangoPay. */
  repudiationId?: string | undefined
  providerPaymentId: string | null
  attemptId: string | null
  amountCents: number
  reason: string
  outcome: 'open' | 'won' | 'lost'
}

/** What a provider says about money that left a seller's wallet for the seller's bank; amounts in cents. */
export type PayoutSnapshot = {
  providerId: string
  /** The seller's account at the provider. */
  sellerAccount: string
  amountCents: number
  status: 'created' | 'succeeded' | 'failed'
  /** The provider's id of its return, when the bank sent it back. */
  returnId: string | null
}

export const refusalFrom = ({ code, message }: ProviderRefused): Refusal => ({
  code,
  reason: `${code} ${message}`,
})

/** A refund that a provider refused when it was asked for. */
export const refusedRefund = (request: RefundRequest, error: ProviderRefused): RefundSnapshot => ({
  providerId: '',
  refundId: request.refundId,
  providerPaymentId: request.providerPaymentId,
  attemptId: null,
  amountCents: request.amountCents,
  status: 'failed',
  refusal: refusalFrom(error),
})

/** What moves money back at a provider. @throws ProviderUnavailable everywhere: the same call, with the same key, is safe to repeat */
export type MoneyBack = {
  name: ProviderName
  /** Moves the seller's part of a transfer back to where the refund is paid from, with our commission. */
  reverseTransfer(request: ReversalRequest): Promise<MoveAnswer>
  /** Pays the platform advance: our own money goes where the refund is paid from, because the seller's part is gone. */
  advance(request: AdvanceRequest): Promise<MoveAnswer>
  /** Returns what `advance` paid, once the seller's part is there after all. */
  returnAdvance(request: AdvanceRequest): Promise<MoveAnswer>
  /** Refunds the customer. */
  refundPayment(request: RefundRequest): Promise<RefundSnapshot>
  /** The refunds that an event points at; none when it is about no payment. @throws ProviderRefused for an unknown id */
  fetchRefunds(resourceId: string): Promise<RefundSnapshot[]>
  /** The dispute that an event points at; null when it is about no payment. @throws ProviderRefused for an unknown id */
  fetchDispute(resourceId: string): Promise<DisputeSnapshot | null>
  /** The payout that an event points at, or that was returned; null when it is about something else. @throws ProviderRefused for an unknown id */
  fetchPayout(resourceId: string): Promise<PayoutSnapshot | null>
  /** Whether two refunds of the same amount on one payment must be a day apart (payments reference §3.13). */
  refusesSameAmountWithinDay: boolean
}
