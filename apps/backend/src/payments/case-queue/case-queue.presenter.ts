import type { Case } from '@filiera/contract/payments/cases'
import { centsToEuros } from '@filiera/domain/money/money'
import { choicesOf } from './case-choices.ts'
import type { CaseFacts, PostponedRefund } from './case-facts.store.ts'
import type { StoredCase } from './case-queue.store.ts'

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

/** Row and what stands behind it → `Case`; a decided case offers nothing any more. */
export const presentCase = (item: StoredCase, facts: CaseFacts): Case => ({
  id: item.id,
  kind: item.kind,
  reason: item.reason,
  provider: item.provider,
  providerRef: item.providerRef,
  checkoutId: item.checkoutId,
  orderId: item.orderId,
  amount: item.amountCents === null ? null : centsToEuros(item.amountCents),
  openedAt: item.openedAt.toISOString(),
  ...presentFacts(facts),
  choices: item.decidedAt === null ? choicesOf(item) : [],
  decision: item.decision,
  decidedAt: item.decidedAt?.toISOString() ?? null,
  note: item.note,
})

export const presentPostponedRefund = ({ amountCents, until, ...refund }: PostponedRefund) => ({
  ...refund,
  amount: centsToEuros(amountCents),
  until: until.toISOString(),
})
