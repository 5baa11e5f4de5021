import type { CaseDecision, CaseKind } from '@filiera/contract/payments/cases'

/** What may be decided about each kind of case. */
const choices: Readonly<Record<CaseKind, readonly CaseDecision[]>> = {
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
export function choicesOf(item: { kind: CaseKind; attemptId: string | null }): CaseDecision[] {
  if (item.kind === 'payment_mismatch' && item.attemptId === null) return ['close']
  return [...choices[item.kind]]
}
