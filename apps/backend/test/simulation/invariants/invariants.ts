import { canMove } from '../../../src/orders/order/order.state.ts'
import {
  abandonedOf,
  backOf,
  capturesOfCheckout,
  hasOpenCase,
  historyOf,
  type Invariant,
  isInReview,
  ordersOf,
  soldStatuses,
  sum,
  waitsForPerson,
} from './fact-reading.ts'
import { moneyInvariants } from './money-invariants.ts'
import type { Facts } from './read-facts.ts'
import { returnInvariants } from './return-invariants.ts'

const overStatuses = ['failed', 'cancelled', 'expired', 'succeeded', 'review']
const unreturned = (facts: Facts, checkoutId: string) =>
  capturesOfCheckout(facts, checkoutId).filter(({ cents, refundedCents }) => refundedCents < cents)

/** At most one attempt per checkout ends captured and unrefunded; a bank transfer cannot be refunded: a person is to look. */
const I1: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => unreturned(facts, id).length > 1 && !hasOpenCase(facts, id))
    .map(({ id }) => `checkout ${id} was paid twice`)

/** Captured and not refunded: every order is paid, or its own money went back, or a person is to look, or gave the rest up. */
const I2: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => unreturned(facts, id).length > 0 && !waitsForPerson(facts, id))
    .flatMap(({ id }) => ordersOf(facts, id))
    .filter(
      ({ id, status, amount_cents }) =>
        !soldStatuses.includes(status) &&
        backOf(facts, id) !== amount_cents &&
        !(status === 'CANCELLED' && backOf(facts, id) + abandonedOf(facts, id) >= amount_cents),
    )
    .map(({ id, status }) => `order ${id} is paid for and ${status}, ${backOf(facts, id)} cents went back`)

/** A paid order has exactly one succeeded attempt, over the total of its checkout, in euros, at the provider. */
const I3: Invariant = (facts) =>
  facts.orders
    .filter(({ status }) => soldStatuses.includes(status))
    .filter(({ checkout_id }) => {
      const checkout = facts.checkouts.find(({ id }) => id === checkout_id)
      const paid = facts.captures.filter(({ attemptId }) => attemptId === checkout?.paid_attempt_id)
      return paid.length !== 1 || paid[0]?.cents !== checkout?.total_cents || paid[0]?.currency !== 'EUR'
    })
    .map(({ id }) => `order ${id} is paid without its money`)

/** No order disappears; its states follow from its audit, each permitted after the one before, with a cause. */
const I4: Invariant = (facts) =>
  facts.orders.flatMap(({ id, status }) => {
    const entries = facts.events.filter(({ order_id }) => order_id === id)
    const last = entries.at(-1)
    return [
      ...(last?.status === status ? [] : [`order ${id} is ${status}, its audit ends with ${last?.status}`]),
      ...entries
        .filter(({ cause, actor }) => !cause || !actor)
        .map((entry) => `audit ${entry.id} has no cause`),
      ...entries.flatMap(({ status: to }, index) => {
        const from = entries[index - 1]?.status
        return from === undefined || canMove(from, to) ? [] : [`order ${id} went from ${from} to ${to}`]
      }),
    ]
  })

/** On hand, held and sold make what there was; nothing is held when every attempt is over. */
const I5: Invariant = (facts) => {
  const lost = facts.products.flatMap(({ id, stock }) => {
    const taken = sum(
      facts.holds
        .filter((hold) => hold.product_id === id && hold.state !== 'released')
        .map(({ quantity }) => quantity),
    )
    const had = facts.initialStock.get(id) ?? 0
    return stock + taken === had && stock >= 0 ? [] : [`product ${id}: ${stock} + ${taken} is not ${had}`]
  })
  const wrong = facts.orders
    .filter(({ checkout_id }) => !isInReview(facts, checkout_id))
    .flatMap((order) =>
      facts.holds
        .filter(({ order_id }) => order_id === order.id)
        .filter((hold) => !isStockRight(facts, order, hold))
        .map(({ state, quantity }) => `order ${order.id} (${order.status}) has ${quantity} pieces ${state}`),
    )
  return [...lost, ...wrong]
}

/** Pieces that a shop refunded before it shipped the rest: they were broken or not there, and do not go on sale again. */
const spoiltPieces = (facts: Facts, orderId: string, productId: string) =>
  sum(
    facts.refundLines
      .filter(({ refund_id, product_id }) => {
        const refund = facts.refunds.find(({ id }) => id === refund_id)
        return product_id === productId && refund?.order_id === orderId && refund.reason === 'seller'
      })
      .map(({ quantity }) => quantity),
  )

/** Sold while the order stands, except for pieces that went back before they were shipped; free again when it never was. */
function isStockRight(
  facts: Facts,
  { id, checkout_id, status }: Facts['orders'][number],
  { product_id, state, quantity }: Facts['holds'][number],
): boolean {
  const isPaid = facts.checkouts.some((checkout) => checkout.id === checkout_id && checkout.paid_attempt_id)
  if (!isPaid) return state === 'released'
  if (state === 'held') return false
  const sold = state === 'committed' ? quantity : 0
  const isOver =
    (status === 'CANCELLED' || status === 'REFUNDED') && !historyOf(facts, id).includes('SHIPPED')
  if (isOver) return sold <= spoiltPieces(facts, id, product_id)
  const line = facts.lines.find((own) => own.order_id === id && own.product_id === product_id)
  const bought = line?.quantity ?? 0
  return sold <= bought && sold >= bought - (line?.refunded_quantity ?? 0)
}

/** What was applied once is not applied again, whatever arrives and in whatever order. */
const I8: Invariant = (facts) => [
  ...facts.orders
    .filter(
      ({ id }) =>
        facts.events.filter(
          ({ order_id, status, cause }) =>
            order_id === id && status === 'PAID' && cause.startsWith('payment'),
        ).length > 1,
    )
    .map(({ id }) => `order ${id} was paid twice over`),
  ...facts.checkouts
    .filter(({ id }) => {
      const own = new Set(ordersOf(facts, id).map((order) => order.id))
      const captures = facts.ledger.filter(
        ({ movement, order_id }) => movement === 'capture' && own.has(order_id ?? ''),
      )
      return captures.length > own.size
    })
    .map(({ id }) => `the money of checkout ${id} was booked twice`),
]

/** Nothing is paid of which the provider knows nothing. */
const I9: Invariant = (facts) =>
  facts.attempts
    .filter(
      ({ status, id }) => status === 'succeeded' && !facts.captures.some(({ attemptId }) => attemptId === id),
    )
    .map(({ id }) => `attempt ${id} succeeded without the provider`)

/** Paid orders only move on, or get their money back. */
const I10: Invariant = (facts) =>
  facts.orders.flatMap(({ id }) => {
    const own = historyOf(facts, id)
    const since = own.indexOf('PAID')
    const back = ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'EXPIRED']
    return since >= 0 && own.slice(since).some((status) => back.includes(status))
      ? [`order ${id} fell back: ${own}`]
      : []
  })

/** At rest every attempt is over, and says what the provider says. */
const I11: Invariant = (facts) =>
  facts.attempts.flatMap(({ id, status, provider_id }) => {
    if (!overStatuses.includes(status)) return [`attempt ${id} is still ${status}`]
    const isPaid = facts.captures.some((capture) => capture.id === provider_id)
    return isPaid && status !== 'succeeded' && status !== 'review'
      ? [`attempt ${id} is ${status}, but paid`]
      : []
  })

/** A card that may not be kept is inactive at the provider once its attempt is over. */
const I15: Invariant = (facts) =>
  facts.cards
    .filter(({ id, one_time }) => one_time && facts.attempts.some(({ card_id }) => card_id === id))
    .filter(({ provider_id }) => facts.mangopay.cards[provider_id]?.Active !== false)
    .map(({ id }) => `one-time card ${id} is still active`)

/** What was shown is what was charged, and what the orders add up to. */
const I16: Invariant = (facts) =>
  facts.checkouts.flatMap(({ id, total_cents }) => {
    const orders = sum(ordersOf(facts, id).map(({ amount_cents }) => amount_cents))
    const charged = isInReview(facts, id)
      ? []
      : capturesOfCheckout(facts, id).filter(({ cents }) => cents !== total_cents)
    return [
      ...(orders === total_cents ? [] : [`checkout ${id}: orders of ${orders} cents, total ${total_cents}`]),
      ...charged.map(({ cents }) => `checkout ${id}: ${cents} cents charged, total ${total_cents}`),
    ]
  })

/** What a call is about: the attempt, refund or order that its tag names. */
const intentOf = ({ path, body }: Facts['sent'][number]) =>
  `${path} ${/(?:attempt|refund|transfer-reversal|advance|order)(?::|_id%5D=|_id\]=)[0-9A-Za-z-]+/.exec(body)?.[0] ?? body}`

/** Every call with effects carries a key, the same on every repetition; only after a definite no the next try has another. */
const I17: Invariant = (facts) => {
  const keyless = facts.sent
    .filter(({ key, path }) => key === null && !path.endsWith('/expire'))
    .map(({ path }) => `${path} was called without a key`)
  const intents = Map.groupBy(
    facts.sent.filter(({ path }) => /payins\/|refunds$|sessions$|transfers$|reversals$/.test(path)),
    intentOf,
  )
  const changing = [...intents].filter(([, calls]) => {
    const refused = new Set(calls.filter(({ isRefused }) => isRefused).map(({ key }) => key))
    return new Set(calls.map(({ key }) => key).filter((key) => !refused.has(key))).size > 1
  })
  return [...keyless, ...changing.map(([intent]) => `${intent} was asked for with several keys`)]
}

/** Each mail tells a fact, once. */
const I18: Invariant = (facts) => {
  const known = new Map(facts.outbox.map(({ key }) => [key, true]))
  const paid = new Set(facts.checkouts.filter(({ paid_attempt_id }) => paid_attempt_id).map(({ id }) => id))
  const subjects = facts.mails.map(({ to, subject, key }) => ({ key, fact: `${to} ${subject} ${key}` }))
  const told = facts.outbox.filter(({ kind, key }) => kind === 'mail' && key.includes('order-paid'))
  return [
    ...subjects
      .filter(({ key }) => !known.has(key))
      .map(({ key }) => `mail ${key} tells of something that never happened`),
    ...told
      .filter(({ payload }) =>
        facts.checkouts.some(({ id }) => JSON.stringify(payload).includes(id) && !paid.has(id)),
      )
      .map(({ key }) => `mail ${key} says paid of an unpaid checkout`),
    ...facts.refunds
      .filter(({ order_id, status }) => order_id !== null && status === 'pending')
      .filter(({ id }) => known.has(`mail:refund:${id}`))
      .map(({ id }) => `refund ${id} was told before it was made`),
    ...facts.refunds
      .filter(
        ({ order_id, status, mailed_at }) =>
          order_id !== null && status === 'succeeded' && mailed_at !== null,
      )
      .filter(({ id, key }) => !key.startsWith('dispute:') && !known.has(`mail:refund:${id}`))
      .map(({ id }) => `refund ${id} was not told`),
    ...facts.orders
      .filter(({ id }) => historyOf(facts, id).includes('SHIPPED') !== known.has(`mail:order-shipped:${id}`))
      .map(({ id }) => `order ${id} is told to be shipped, or is, but not both`),
    ...[...paid]
      .map((id) => ({ id, mails: told.filter(({ payload }) => JSON.stringify(payload).includes(id)).length }))
      .filter(({ mails }) => mails !== 1)
      .map(({ id, mails }) => `checkout ${id} was told ${mails} times that it is paid`),
  ]
}

/** A hold never ends after its absolute end. */
const I19: Invariant = (facts) =>
  facts.checkouts
    .filter(({ hold_expires_at, absolute_expires_at }) => hold_expires_at > absolute_expires_at)
    .map(({ id }) => `checkout ${id} holds its stock without end`)

/** Effects are done: none was given up, none is left. */
const effectsAreDone: Invariant = (facts) =>
  facts.outbox
    .filter(({ done_at }) => done_at === null)
    .map(({ key, error }) => `effect ${key} is not done: ${error}`)

/** Those that a database, a mail server and the providers can tell; the rest is in check-invariants.ts. */
export const invariants: Readonly<Record<string, Invariant>> = {
  ...{ I1, I2, I3, I4, I5, I8, I9, I10, I11, I15, I16, I17, I18, I19 },
  ...moneyInvariants,
  ...returnInvariants,
  effects: effectsAreDone,
}
