import type { Capture, Facts } from './read-facts.ts'

/** One rule that holds after every history (payments reference §10). @returns a line for each breach */
export type Invariant = (facts: Facts) => string[]

/** Statuses of an order that has its money, or a part of it. */
export const soldStatuses = [
  'PAID',
  'ACCEPTED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
  'DISPUTED',
]

export const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

const attemptsOf = (facts: Facts, checkoutId: string) =>
  facts.attempts.filter(({ checkout_id }) => checkout_id === checkoutId)

export const ordersOf = (facts: Facts, checkoutId: string) =>
  facts.orders.filter(({ checkout_id }) => checkout_id === checkoutId)

/** What a checkout's attempts took at the providers. */
export function capturesOfCheckout(facts: Facts, checkoutId: string): Capture[] {
  const ids = new Set(attemptsOf(facts, checkoutId).map(({ id }) => id))
  return facts.captures.filter(({ attemptId }) => ids.has(attemptId))
}

/** Whether a payment of a checkout waits for a person. */
export const isInReview = (facts: Facts, checkoutId: string) =>
  facts.checkouts.some(({ id, status }) => id === checkoutId && status === 'review') ||
  attemptsOf(facts, checkoutId).some(({ status }) => status === 'review')

/** Whether a person has an open case about a checkout. */
export const hasOpenCase = (facts: Facts, checkoutId: string) =>
  facts.cases.some(({ checkout_id, decided_at }) => checkout_id === checkoutId && decided_at === null)

/** What may differ only because a person has to look. */
export const waitsForPerson = (facts: Facts, checkoutId: string) =>
  isInReview(facts, checkoutId) || hasOpenCase(facts, checkoutId)

/** Statuses of an order, in the order in which it had them. */
export const historyOf = (facts: Facts, orderId: string) =>
  facts.events.filter(({ order_id }) => order_id === orderId).map(({ status }) => status)

/** What went back of an order, in cents. */
export const backOf = (facts: Facts, orderId: string) =>
  sum(
    facts.refunds
      .filter(({ order_id, status }) => order_id === orderId && status === 'succeeded')
      .map(({ amount_cents }) => amount_cents),
  )

/** What of an order failed to go back and was abandoned by a person, in cents. */
export const abandonedOf = (facts: Facts, orderId: string) =>
  sum(
    facts.refunds
      .filter(({ order_id, abandoned_at }) => order_id === orderId && abandoned_at !== null)
      .map(({ amount_cents }) => amount_cents),
  )
