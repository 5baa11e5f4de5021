import { hasOpenCase, historyOf, type Invariant } from './fact-reading.ts'

/** Statuses in which a shop can decide a return, or nobody has to any more. */
const waiting = ['RETURN_REQUESTED', 'DISPUTED', 'REFUNDED']

/** A return that waits for its shop can be decided, and an order that waits has one. */
const returnsGoOn: Invariant = (facts) => {
  const requested = facts.withdrawals.filter(({ status }) => status === 'requested')
  const stuck = requested.flatMap(({ id, order_id }) => {
    const order = facts.orders.find((own) => own.id === order_id)
    return order && waiting.includes(order.status)
      ? []
      : [`return ${id} waits in an order that is ${order?.status}`]
  })
  const idle = facts.orders
    .filter(
      ({ status, id }) => status === 'RETURN_REQUESTED' && !requested.some(({ order_id }) => order_id === id),
    )
    .map(({ id }) => `order ${id} waits for a return that nobody asked for`)
  return [...stuck, ...idle]
}

/** An accepted return has its refund, a refused or undecided one has none. */
const returnsAreRefunded: Invariant = (facts) =>
  facts.withdrawals
    .filter(({ status, refund_id }) => (status === 'accepted') !== (refund_id !== null))
    .map(
      ({ id, status }) =>
        `withdrawal ${id} is ${status}, its refund is ${status === 'accepted' ? 'missing' : 'there'}`,
    )

/** Every dispute is decided as its bank did, or somebody is to decide it; meanwhile its orders stand still. */
const disputesEnd: Invariant = (facts) => [
  ...facts.disputes
    .filter(({ status, attempt_id }) => {
      const attempt = facts.attempts.find(({ id }) => id === attempt_id)
      return status === 'open' && !hasOpenCase(facts, attempt?.checkout_id ?? '')
    })
    .map(({ id }) => `dispute ${id} is open and nobody knows`),
  ...facts.orders
    .filter(({ status, checkout_id }) => status === 'DISPUTED' && !hasOpenCase(facts, checkout_id))
    .map(({ id }) => `order ${id} stays disputed: ${historyOf(facts, id)}`),
]

/** What is true of goods that come back and of disputes. */
export const returnInvariants: Readonly<Record<string, Invariant>> = {
  returns: (facts) => [...returnsGoOn(facts), ...returnsAreRefunded(facts)],
  disputes: disputesEnd,
}
