import type { Facts } from './read-facts.ts'

/** One rule that holds after every history (payments reference §10). @returns a line for each breach */
export type Invariant = (facts: Facts) => string[]

const soldStatuses = [
  'PAID',
  'ACCEPTED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURN_REQUESTED',
  'PARTIALLY_REFUNDED',
]
const overStatuses = ['failed', 'cancelled', 'expired', 'succeeded', 'review']
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const attemptsOf = (facts: Facts, checkoutId: string) =>
  facts.attempts.filter(({ checkout_id }) => checkout_id === checkoutId)
const capturesOf = (facts: Facts, checkoutId: string) => {
  const ids = new Set(attemptsOf(facts, checkoutId).map(({ id }) => id))
  return facts.captures.filter(({ attemptId }) => ids.has(attemptId))
}
const unreturned = (facts: Facts, checkoutId: string) =>
  capturesOf(facts, checkoutId).filter(({ cents, refundedCents }) => refundedCents < cents)
const ordersOf = (facts: Facts, checkoutId: string) =>
  facts.orders.filter(({ checkout_id }) => checkout_id === checkoutId)
const isInReview = (facts: Facts, checkoutId: string) =>
  facts.checkouts.some(({ id, status }) => id === checkoutId && status === 'review') ||
  attemptsOf(facts, checkoutId).some(({ status }) => status === 'review')

/** At most one attempt per checkout ends captured and unrefunded. */
const I1: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => unreturned(facts, id).length > 1)
    .map(({ id }) => `checkout ${id} was paid twice`)

/** Captured and not refunded: every order is paid, or a person is to look. */
const I2: Invariant = (facts) =>
  facts.checkouts
    .filter(({ id }) => unreturned(facts, id).length > 0 && !isInReview(facts, id))
    .filter(({ id }) => ordersOf(facts, id).some(({ status }) => !soldStatuses.includes(status)))
    .filter(({ id }) => sum(ordersOf(facts, id).map(({ refunded_cents }) => refunded_cents)) === 0)
    .map(
      ({ id }) =>
        `checkout ${id} is paid for, its orders are ${ordersOf(facts, id).map(({ status }) => status)}`,
    )

/** A paid order has exactly one succeeded attempt, over the total of its checkout, in euros, at the provider. */
const I3: Invariant = (facts) =>
  facts.orders
    .filter(({ status }) => soldStatuses.includes(status))
    .filter(({ checkout_id }) => {
      const checkout = facts.checkouts.find(({ id }) => id === checkout_id)
      const [paid] = facts.captures.filter(({ attemptId }) => attemptId === checkout?.paid_attempt_id)
      return paid?.cents !== checkout?.total_cents || paid?.currency !== 'EUR'
    })
    .map(({ id }) => `order ${id} is paid without its money`)

/** No order disappears; its states follow from its audit, each with a cause. */
const I4: Invariant = (facts) =>
  facts.orders.flatMap(({ id, status }) => {
    const entries = facts.events.filter(({ order_id }) => order_id === id)
    const last = entries.at(-1)
    return [
      ...(last?.status === status ? [] : [`order ${id} is ${status}, its audit ends with ${last?.status}`]),
      ...entries
        .filter(({ cause, actor }) => !cause || !actor)
        .map((entry) => `audit ${entry.id} has no cause`),
      ...entries
        .filter((entry, index) => entry.status === entries[index - 1]?.status)
        .map((entry) => `order ${id} became ${entry.status} twice`),
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
  const stateFor = (checkoutId: string) =>
    facts.checkouts.find(({ id }) => id === checkoutId)?.paid_attempt_id ? 'committed' : 'released'
  const wrong = facts.orders
    .filter(({ checkout_id }) => !isInReview(facts, checkout_id))
    .filter(({ status }) => status !== 'CANCELLED' && status !== 'REFUNDED')
    .flatMap(({ id, checkout_id }) =>
      facts.holds
        .filter(({ order_id, state }) => order_id === id && state !== stateFor(checkout_id))
        .map(({ state }) => `order ${id} still has stock ${state}`),
    )
  return [...lost, ...wrong]
}

/** One live transfer per paid order; captured money is sellers' parts and commission; each ledger movement and, settled, each order sums to zero. */
const I6: Invariant = (facts) => {
  const paid = facts.orders.filter(
    ({ status, refunded_cents }) => soldStatuses.includes(status) && refunded_cents === 0,
  )
  const transferred = paid.flatMap(({ id, amount_cents, commission_cents }) => {
    const at = [
      ...Object.values(facts.mangopay.transfers)
        .filter(({ Tag, Status }) => Tag?.startsWith(`order:${id};`) && Status === 'SUCCEEDED')
        .map(({ CreditedFunds }) => CreditedFunds.Amount),
      ...Object.values(facts.stripe.transfers)
        .filter(({ metadata, reversed }) => metadata.order_id === id && !reversed)
        .map(({ amount }) => amount),
    ]
    return at.length === 1 && at[0] === amount_cents - commission_cents
      ? []
      : [`order ${id} has transfers ${at}`]
  })
  const movements = Object.entries(
    Object.groupBy(facts.ledger, ({ movement, provider_ref }) => `${movement} ${provider_ref}`),
  ).filter(([, entries]) => sum((entries ?? []).map(({ amount_cents }) => amount_cents)) !== 0)
  const accounts = Object.entries(Object.groupBy(facts.ledger, ({ account }) => account)).filter(
    ([account, entries]) =>
      /^(order|unclaimed):/.test(account) &&
      sum((entries ?? []).map(({ amount_cents }) => amount_cents)) !== 0,
  )
  return [
    ...transferred,
    ...movements.map(([name]) => `movement ${name} does not balance`),
    ...accounts.map(([name]) => `account ${name} is not settled`),
  ]
}

/** Never more is given back than was taken; one refund per key. */
const I7: Invariant = (facts) => [
  ...facts.captures
    .filter(({ cents, refundedCents }) => refundedCents > cents)
    .map(({ id }) => `payment ${id} was given back more than once`),
  ...facts.orders
    .filter(({ refunded_cents, amount_cents }) => refunded_cents > amount_cents)
    .map(({ id }) => `order ${id} was given back more than it cost`),
]

/** What was applied once is not applied again, whatever arrives and in whatever order. */
const I8: Invariant = (facts) => [
  ...facts.orders
    .filter(
      ({ id }) =>
        facts.events.filter(({ order_id, status }) => order_id === id && status === 'PAID').length > 1,
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
    const own = facts.events.filter(({ order_id }) => order_id === id).map(({ status }) => status)
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
    const charged = capturesOf(facts, id).filter(({ cents }) => cents !== total_cents)
    return [
      ...(orders === total_cents ? [] : [`checkout ${id}: orders of ${orders} cents, total ${total_cents}`]),
      ...charged.map(({ cents }) => `checkout ${id}: ${cents} cents charged, total ${total_cents}`),
    ]
  })

/** Every call with effects carries a key, and the same intent always the same one. */
const I17: Invariant = (facts) => {
  const keyless = facts.sent
    .filter(({ key, path }) => key === null && !path.endsWith('/expire'))
    .map(({ path }) => `${path} was called without a key`)
  const intents = Map.groupBy(
    facts.sent.filter(({ path }) => /payins\/card\/(web|direct)$|refunds$|checkout\/sessions$/.test(path)),
    ({ path, body }) =>
      `${path} ${/(?:attempt|refund)(?::|_id\]?=|%5D=)[0-9a-f-]{36}/.exec(body)?.[0] ?? body}`,
  )
  const changing = [...intents].filter(([, calls]) => new Set(calls.map(({ key }) => key)).size > 1)
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

/** Those that a database, a mail server and the providers can tell; I12 to I14 and I20 have tests of their own, I13 is also tried in every history. */
export const invariants: Readonly<Record<string, Invariant>> = {
  ...{ I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I15, I16, I17, I18, I19 },
  effects: effectsAreDone,
}
