import type { ReviewTask } from '@filiera/contract/payments/review-queue'
import { centsToEuros } from '@filiera/domain/money/money'
import type { CaseFacts, PostponedRefund } from './case-facts.store.ts'
import { choicesOf } from './review-choices.ts'
import type { StoredTask } from './review-queue.store.ts'

/** What a database writes as JSON says its offset; the wire has `Z`. */
const moment = (text: string) => new Date(text).toISOString()

function presentPayment({
  amountCents,
  refundedCents,
  seenAt,
  ...payment
}: NonNullable<CaseFacts['payment']>) {
  return {
    ...payment,
    amount: centsToEuros(amountCents),
    refunded: centsToEuros(refundedCents),
    seenAt: moment(seenAt),
  }
}

function presentRefund({ amountCents, postponedUntil, ...refund }: NonNullable<CaseFacts['refund']>) {
  return {
    ...refund,
    amount: centsToEuros(amountCents),
    postponedUntil: postponedUntil && moment(postponedUntil),
  }
}

function presentFacts({ totalCents, contactEmail, decidedBy, orders, payment, refund, review }: CaseFacts) {
  return {
    total: totalCents === null ? null : centsToEuros(totalCents),
    contactEmailAddress: contactEmail,
    decidedBy,
    orders: orders.map(({ amountCents, refundedCents, ...order }) => ({
      ...order,
      amount: centsToEuros(amountCents),
      refunded: centsToEuros(refundedCents),
    })),
    payment: payment && presentPayment(payment),
    refund: refund && presentRefund(refund),
    review,
  }
}

/** Row and what stands behind it → `ReviewTask`; a decided case offers nothing any more. */
export const presentReviewTask = (task: StoredTask, facts: CaseFacts): ReviewTask => ({
  id: task.id,
  kind: task.kind,
  reason: task.reason,
  provider: task.provider,
  providerRef: task.providerRef,
  checkoutId: task.checkoutId,
  orderId: task.orderId,
  amount: task.amountCents === null ? null : centsToEuros(task.amountCents),
  openedAt: task.openedAt.toISOString(),
  ...presentFacts(facts),
  choices: task.decidedAt === null ? choicesOf(task) : [],
  decision: task.decision,
  decidedAt: task.decidedAt?.toISOString() ?? null,
  note: task.note,
})

export const presentPostponedRefund = ({ amountCents, until, ...refund }: PostponedRefund) => ({
  ...refund,
  amount: centsToEuros(amountCents),
  until: until.toISOString(),
})
