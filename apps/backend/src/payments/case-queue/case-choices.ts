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
  retained_share: ['close'],
}

type Item = { kind: CaseKind; attemptId: string | null; isUnfinished: boolean }

/**
 * Decisions that a case offers. A mismatch without a payment to ask about can only be closed; a refund or transfer that is not over
 * can only be tried again, as the provider may have done what it was asked.
 */
export function choicesOf(item: Item): CaseDecision[] {
  if (item.isUnfinished) return ['retry']
  if (item.kind === 'payment_mismatch' && item.attemptId === null) return ['close']
  return [...choices[item.kind]]
}
