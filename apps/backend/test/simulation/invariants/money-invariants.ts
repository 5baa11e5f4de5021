import { backOf, type Invariant, ordersOf, sum, waitsForPerson } from './fact-reading.ts'
import type { Facts } from './read-facts.ts'

/** What a seller has of an order at the providers: transferred, less what was reversed. */
function transferred({ mangopay, stripe }: Facts, orderId: string): { times: number; cents: number } {
  const ours = Object.values(mangopay.transfers).filter(
    ({ Tag, Status }) => Tag?.startsWith(`order:${orderId};`) && Status === 'SUCCEEDED',
  )
  const theirs = Object.values(stripe.transfers).filter(({ metadata }) => metadata.order_id === orderId)
  const ids = new Set(ours.map(({ Id }) => Id))
  const back = Object.values(mangopay.refunds).filter(
    ({ InitialTransactionId, Status }) => ids.has(InitialTransactionId) && Status === 'SUCCEEDED',
  )
  return {
    times: ours.length + theirs.length,
    cents: sum([
      ...ours.map(({ CreditedFunds }) => CreditedFunds.Amount),
      ...back.map(({ DebitedFunds }) => -DebitedFunds.Amount),
      ...theirs.map(({ amount, amount_reversed }) => amount - amount_reversed),
    ]),
  }
}

const ledgerSum = ({ ledger }: Facts, isWanted: (entry: Facts['ledger'][number]) => boolean) =>
  sum(ledger.filter(isWanted).map(({ amount_cents }) => amount_cents))

/** Whose transfer an operator gave up: the seller is paid elsewhere, and the order keeps its money. */
const isGivenUp = ({ transfers }: Facts, orderId: string) =>
  transfers.some(
    ({ order_id, status, amount_cents }) =>
      order_id === orderId && status === 'cancelled' && amount_cents > 0,
  )

/**
 * A seller gets one transfer of an order, never two, and has in the end what of the order was not given back, less our commission of
 * that; also what an operator wrote off.
 */
const sellersArePaid: Invariant = (facts) =>
  facts.orders.flatMap((order) => {
    const { id, checkout_id, amount_cents, commission_cents } = order
    const { times, cents } = transferred(facts, id)
    if (times > 1) return [`order ${id} was transferred ${times} times`]
    const checkout = facts.checkouts.find((own) => own.id === checkout_id)
    if (waitsForPerson(facts, checkout_id)) return []
    const writtenOff = ledgerSum(facts, ({ order_id, account }) => order_id === id && account === 'losses')
    const owed =
      checkout?.paid_attempt_id && !isGivenUp(facts, id)
        ? writtenOff +
          amount_cents -
          order.refunded_cents -
          (commission_cents - order.refunded_commission_cents) -
          // Retained from abandoned refunds: the next one is paid from it.
          (order.retained_cents - order.retained_commission_cents)
        : 0
    return cents === owed
      ? []
      : [`the seller of order ${id} (${order.status}) has ${cents} cents, not ${owed}`]
  })

/** Each movement sums to zero; settled, each order does, too. */
const ledgerBalances: Invariant = (facts) => {
  const movements = Map.groupBy(facts.ledger, ({ movement, provider_ref }) => `${movement} ${provider_ref}`)
  const broken = new Set([
    ...facts.refunds
      .filter(({ status }) => status !== 'succeeded')
      .map(({ order_id }) => `order:${order_id}`),
    ...facts.orders.filter(({ id }) => isGivenUp(facts, id)).map(({ id }) => `order:${id}`),
  ])
  const accounts = Map.groupBy(facts.ledger, ({ account }) => account)
  const isOpen = (entries: Facts['ledger']) => sum(entries.map(({ amount_cents }) => amount_cents)) !== 0
  return [
    ...[...movements]
      .filter(([, entries]) => isOpen(entries))
      .map(([name]) => `movement ${name} does not balance`),
    ...[...accounts]
      .filter(([name, entries]) => /^(order|unassigned):/.test(name) && !broken.has(name) && isOpen(entries))
      .map(([name]) => `account ${name} is not settled`),
  ]
}

/** What we booked for a checkout at a provider is what the provider holds of it. */
const providersAgree: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => !waitsForPerson(facts, id))
    .flatMap(({ id }) => {
      const attempts = new Set(
        facts.attempts.filter(({ checkout_id }) => checkout_id === id).map((own) => own.id),
      )
      const held = sum(
        facts.captures
          .filter(({ attemptId }) => attempts.has(attemptId))
          .map(({ cents, refundedCents }) => cents - refundedCents),
      )
      const booked = ledgerSum(
        facts,
        ({ checkout_id, account }) => checkout_id === id && account.startsWith('provider:'),
      )
      return held === booked ? [] : [`providers hold ${held} cents of checkout ${id}, booked are ${booked}`]
    })

/** What we booked for a seller is what the providers hold for the seller; nothing is owed once every payout came back. */
const walletsAgree: Invariant = (facts) => {
  const wallets = facts.sellers.flatMap(({ id, mangopay_wallet_id, stripe_account_id }) => {
    const { mangopay, stripe } = facts
    const held =
      (mangopay.wallets[mangopay_wallet_id ?? '']?.Balance.Amount ?? 0) +
      sum(
        Object.values(stripe.transfers)
          .filter(({ destination }) => destination === stripe_account_id)
          .map(({ amount, amount_reversed }) => amount - amount_reversed),
      )
    const booked = -ledgerSum(facts, ({ account }) => account === `seller:${id}`)
    return held === booked ? [] : [`seller ${id} has ${held} cents, booked are ${booked}`]
  })
  const owed = facts.debts
    .filter(({ settled_at }) => settled_at === null)
    .map(({ refund_id, amount_cents }) => `${amount_cents} cents of refund ${refund_id} are still owed`)
  return [...wallets, ...owed]
}

/** A refund's name at a provider: what was asked for once is made once. */
const madeTwice = ({ mangopay, stripe }: Facts): string[] => {
  const names = [
    ...Object.values(mangopay.refunds)
      .filter(({ Status, Tag }) => Status === 'SUCCEEDED' && Tag !== null)
      .map(({ Tag }) => String(Tag)),
    ...Object.values(stripe.refunds).flatMap(({ metadata }) => metadata.refund_id ?? []),
    ...Object.values(stripe.reversals).flatMap(({ metadata }) =>
      metadata.refund_id ? [`transfer-reversal:${metadata.refund_id}`] : [],
    ),
  ]
  return names.filter((name, index) => names.indexOf(name) !== index)
}

/** Never more is given back than was taken: by payment, order, line and refund. */
const I7: Invariant = (facts) => [
  ...facts.captures
    .filter(({ cents, refundedCents }) => refundedCents > cents)
    .map(({ id }) => `payment ${id} was given back more than once`),
  ...facts.orders
    .filter(({ refunded_cents, amount_cents }) => refunded_cents > amount_cents)
    .map(({ id }) => `order ${id} was given back more than it cost`),
  ...facts.orders
    .filter(({ refunded_commission_cents, commission_cents }) => refunded_commission_cents > commission_cents)
    .map(({ id }) => `more commission of order ${id} went back than was taken`),
  ...facts.lines
    .filter(({ refunded_quantity, quantity }) => refunded_quantity > quantity)
    .map(
      ({ order_id, product_id }) => `more of product ${product_id} of ${order_id} went back than was sold`,
    ),
  ...madeTwice(facts).map((name) => `${name} was made twice`),
]

/** Payment and checkout count what went back as the provider does. */
const refundsAreCounted: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => !waitsForPerson(facts, id))
    .flatMap(({ id, status, paid_attempt_id }) => {
      const paid = facts.captures.find(({ attemptId }) => attemptId === paid_attempt_id)
      if (!paid) return []
      const attempt = facts.attempts.find((own) => own.id === paid_attempt_id)
      const { cents, refundedCents } = paid
      const expected =
        refundedCents === 0 ? 'paid' : refundedCents < cents ? 'partially_refunded' : 'refunded'
      const back = sum(ordersOf(facts, id).map(({ refunded_cents }) => refunded_cents))
      return [
        ...(status === expected
          ? []
          : [`checkout ${id} is ${status}, ${refundedCents} of ${cents} cents went back`]),
        ...(attempt?.refunded_cents === refundedCents
          ? []
          : [`payment ${paid.id} counts its refunds wrongly`]),
        ...(back === refundedCents
          ? []
          : [`orders of ${id} count ${back} cents back, the provider ${refundedCents}`]),
      ]
    })

const I6: Invariant = (facts) => [
  ...sellersArePaid(facts),
  ...ledgerBalances(facts),
  ...providersAgree(facts),
  ...walletsAgree(facts),
]

/** An order says of its money what is true, once nobody has to decide about it any more. */
const statusesAreTrue: Invariant = (facts) =>
  facts.orders
    .filter(({ checkout_id }) => !waitsForPerson(facts, checkout_id))
    .filter(({ id, status, amount_cents }) => {
      const back = backOf(facts, id)
      return (
        (status === 'REFUNDED' && back !== amount_cents) || (status === 'PARTIALLY_REFUNDED' && back === 0)
      )
    })
    .map(({ id, status }) => `order ${id} is ${status}, ${backOf(facts, id)} cents went back`)

/** An abandoned refund had failed, and was decided by somebody, or its payment's money went back without us. */
const abandonedForReason: Invariant = (facts) =>
  facts.refunds
    .filter(({ abandoned_at }) => abandoned_at !== null)
    .filter(
      ({ id, status, attempt_id }) =>
        status !== 'failed' ||
        !(
          facts.cases.some(({ refund_id, decision }) => refund_id === id && decision === 'close') ||
          facts.refunds.some((other) => other.provider_initiated && other.attempt_id === attempt_id)
        ),
    )
    .map(({ id, status }) => `refund ${id} (${status}) was abandoned by nobody`)

/** What is true of money wherever it is. */
export const moneyInvariants: Readonly<Record<string, Invariant>> = {
  I6,
  I7,
  refunds: refundsAreCounted,
  statuses: statusesAreTrue,
  abandoned: abandonedForReason,
}
