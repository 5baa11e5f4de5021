import type { ReviewDecision, ReviewKind } from '@filiera/contract/payments/review-queue'

/** What may be decided about each kind of case. */
const choices: Readonly<Record<ReviewKind, readonly ReviewDecision[]>> = {
  payment_mismatch: ['look_again', 'refund', 'close'],
  refund_failed: ['retry', 'close'],
  transfer_blocked: ['retry', 'close'],
  seller_debt: ['retry', 'close'],
  dispute: ['look_again', 'dispute_won', 'dispute_lost'],
  effect_failed: ['retry', 'close'],
  reported_review: ['hide_review', 'close'],
  seller_unpayable: ['close'],
  return_unanswered: ['refund', 'close'],
}

/** Decisions that a case offers; a mismatch without a payment to ask about can only be closed. */
export function choicesOf(task: { kind: ReviewKind; attemptId: string | null }): ReviewDecision[] {
  if (task.kind === 'payment_mismatch' && task.attemptId === null) return ['close']
  return [...choices[task.kind]]
}
