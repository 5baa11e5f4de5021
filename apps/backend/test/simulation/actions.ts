import { finishCardRegistration, startCardRegistration } from '@filiera/contract/cards'
import { stepCartItem } from '@filiera/contract/cart'
import { cancelOrder } from '@filiera/contract/order-actions'
import { placeCheckout } from '@filiera/contract/orders'
import { getPayment, type PaymentInfo, payWithMangopay, payWithStripe } from '@filiera/contract/payment'
import { forceObject } from '../../../sandbox/src/control/force-object.ts'
import { charge } from '../../../sandbox/src/mangopay/settle-pay-in.ts'
import { submitCard } from '../../../sandbox/src/stripe/pay-session.ts'
import { findTestCard } from '../../../sandbox/src/stripe/test-cards.ts'
import { browserInfo } from '../browser-info.ts'
import { placement } from '../factories/order.ts'
import { type WorkerName, workerNames } from './open-simulation.ts'
import type { Shopper, World } from './world.ts'

/** Something that happens; it may go on while other things happen. */
export type Action = (world: World) => Promise<unknown>

type Answered<T> =
  | { ok: true; value: T }
  | { ok: false; problem: { code: string; detail?: string | undefined } }
const said = <T>(answer: Answered<T>) => (answer.ok ? 'ok' : answer.problem.code)
const anybody = ({ random, shoppers }: World): Shopper => random.pick(shoppers)

/** A request of a shopper's browser. */
async function request<T>(world: World, kind: string, who: Shopper, ask: () => Promise<Answered<T>>) {
  world.note(`${who.name}: ${kind}`)
  const answer = await world.scheduler.spawn(kind, ask)
  world.note(`${who.name}: ${kind} → ${said(answer)}`)
  return answer
}

/** Puts one more product into the cart. */
export const fill: Action = (world) => {
  const who = anybody(world)
  const productId = world.random.pick(world.productIds)
  return request(world, 'cart', who, () =>
    world.sim.call(stepCartItem, { body: { productId, quantity: 1 } }, who.buyer.headers),
  )
}

export const placeAs =
  (choose: (world: World) => Shopper): Action =>
  async (world) => {
    const who = choose(world)
    const placed = await request(world, 'place', who, () =>
      world.sim.call(placeCheckout, { body: placement(who.buyer) }, who.buyer.headers),
    )
    if (!placed.ok) return
    who.checkouts.push(placed.value.id)
    // Their numbers are random: the dearest comes last in every run.
    const orders = [...placed.value.orders].sort((a, b) => a.amount - b.amount)
    who.orders.push(...orders.map(({ id }) => id))
  }

export type Way = 'web' | 'direct' | 'stripe'

export const payAs =
  (choose: (world: World) => Shopper, way: Way): Action =>
  async (world) => {
    const who = choose(world)
    const { call } = world.sim
    const { headers } = who.buyer
    const id = who.checkouts.at(-1)
    if (!id) return
    const paid: Answered<PaymentInfo> = await request(world, `pay ${way}`, who, () => {
      if (way === 'stripe') return call(payWithStripe, { params: { id }, body: {} }, headers)
      const card = who.cardId === null ? {} : { cardId: who.cardId }
      const body = way === 'web' ? { type: 'web' } : { type: 'direct_debit', browserInfo, ...card }
      return call(payWithMangopay, { params: { order: id }, body }, headers)
    })
    if (paid.ok) who.payments.push(paid.value.Id)
  }

/** The return page, or a screen that polls: by the id the shopper has. */
export const lookAs =
  (choose: (world: World) => Shopper): Action =>
  async (world) => {
    const who = choose(world)
    const id = who.payments.at(-1) ?? who.checkouts.at(-1)
    if (!id) return
    world.sim.backend.clock.advance(2_001)
    await request(world, 'look', who, () => world.sim.call(getPayment, { params: { id } }, who.buyer.headers))
  }

/** Cancels the last order: before the payment, while it is under way, or after it. */
export const cancelAs =
  (choose: (world: World) => Shopper): Action =>
  async (world) => {
    const who = choose(world)
    const id = who.orders.at(-1)
    if (!id) return
    await request(world, 'cancel', who, () =>
      world.sim.call(cancelOrder, { params: { id }, body: {} }, who.buyer.headers),
    )
  }

/** Somebody else's payment is as unknown as one that never was (I13). */
const pry: Action = async (world) => {
  const [one, other] = world.random.chance(0.5) ? world.shoppers : [...world.shoppers].reverse()
  const order = other?.checkouts.at(-1)
  if (!one || !order) return
  const id = other?.payments.at(-1) ?? order
  const { headers } = one.buyer
  const { call } = world.sim
  const answers = [
    await request(world, 'pry', one, () => call(getPayment, { params: { id } }, headers)),
    await request(world, 'pry', one, () =>
      call(payWithMangopay, { params: { order }, body: { type: 'web' } }, headers),
    ),
  ]
  for (const answer of answers) {
    if (said<unknown>(answer) !== 'not_found') {
      world.violations.push(`I13: ${one.name} reaches ${id}: ${said<unknown>(answer)}`)
    }
  }
}

const cards = { ok: '4970107111111119', challenge: '4970105181818183', declined: '4970101011010000' }

/** Saves a card as a browser does: registered, posted to the tokeniser, finished. */
export const saveCardAs =
  (choose: (world: World) => Shopper, kind?: keyof typeof cards): Action =>
  async (world) => {
    const who = choose(world)
    const { call, outside } = world.sim
    const { headers } = who.buyer
    const oneTime = kind === undefined && world.random.chance(0.5)
    const cardNumber = cards[kind ?? world.random.pick(['ok', 'challenge', 'declined'] as const)]
    const begun = await request(world, 'register card', who, () =>
      call(
        startCardRegistration,
        { body: { currency: 'EUR', cardType: 'Visa', oneTime, activate: false } },
        headers,
      ),
    )
    if (!begun.ok) return
    const { cardRegistrationURL, accessKeyRef, data, cardRegistrationId } = begun.value
    const form = { accessKeyRef, data, cardNumber, cardExpirationDate: '1239', cardCvx: '123' }
    const tokenised = await outside.tokeniser.inject({
      method: 'POST',
      url: new URL(cardRegistrationURL).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    const kept = await request(world, 'keep card', who, () =>
      call(
        finishCardRegistration,
        { body: { data: tokenised.body, cardRegistrationId, activate: false, oneTime } },
        headers,
      ),
    )
    if (kept.ok && 'id' in kept.value) who.cardId = kept.value.id
  }

/** A shopper's deed on a page of the provider, with whatever payment is open there. */
export const atProvider =
  (deed?: 'pays' | 'fails' | 'late'): Action =>
  async (world) => {
    const { sandbox } = world.sim.outside
    const { mangopay, stripe } = sandbox.state
    const open = [
      ...Object.values(mangopay.payIns).filter(
        ({ Status, inner }) => Status === 'CREATED' && inner.step !== 'waiting',
      ),
      ...Object.values(stripe.sessions).filter(({ status }) => status === 'open'),
    ]
    if (open.length === 0) return
    const payment = world.random.pick(open)
    const roll = world.random.below(10)
    const done = deed ?? (roll < 6 ? 'pays' : roll < 9 ? 'fails' : 'late')
    if ('Id' in payment) {
      world.note(`provider: ${payment.Id} ${done}`)
      if (done === 'late') {
        payment.inner.scenario = 'late'
        charge(sandbox, payment)
      } else {
        const code = world.random.pick(['101101', '101002', '101105', '101301'])
        forceObject(
          sandbox,
          payment.Id,
          done === 'pays' ? { status: 'SUCCEEDED' } : { status: 'FAILED', code },
        )
      }
      return
    }
    world.note(`provider: ${payment.id} ${done}`)
    const declined = findTestCard('4000000000000002')
    if (done === 'pays') forceObject(sandbox, payment.id, { status: 'paid' })
    else if (done === 'late') forceObject(sandbox, payment.id, { status: 'expired' })
    else if (declined) submitCard(sandbox, payment, declined, { email: 'anna@example.com', name: null })
  }

/** A message of a provider arrives, twice or not at all. */
const hookAction: Action = async (world) => {
  const { outside } = world.sim
  const held = outside.held()
  if (held.length === 0 || world.plan.losesHooks) return
  const id = world.random.pick(held)
  const roll = world.random.below(10)
  if (roll === 0) {
    world.note(`hook ${id} lost`)
    outside.lose(id)
    return
  }
  world.note(`hook ${id}${roll < 3 ? ' twice' : ''}`)
  const delivery = structuredClone(outside.sandbox.state.deliveries[id])
  await outside.deliver(id)
  if (roll >= 3 || !delivery) return
  outside.sandbox.state.deliveries[id] = delivery
  await outside.deliver(id)
}

export const deliverAll: Action = async ({ sim }) => {
  await Promise.all([...sim.outside.held()].map((id) => sim.outside.deliver(id)))
}

/** A hook that nobody sent: it says "paid" of whatever is open (I9). */
const forge: Action = async (world) => {
  const [open] = Object.values(world.sim.outside.sandbox.state.mangopay.payIns).filter(
    ({ Status }) => Status === 'CREATED',
  )
  if (!open) return
  world.note(`forged hook for ${open.Id}`)
  const { MANGOPAY_HOOK_SECRET: secret } = world.sim.backend.services.config
  const query = new URLSearchParams({ EventType: 'PAYIN_NORMAL_SUCCEEDED', RessourceId: open.Id, Date: '1' })
  await world.sim.outside.sandbox.fetch(`http://backend.test/hooks/mangopay/${secret}?${query}`)
}

export const work =
  (name: WorkerName): Action =>
  async (world) => {
    if (world.running.has(name)) return
    world.running.add(name)
    world.note(`worker ${name}`)
    await world.scheduler.spawn(name, world.sim.workers[name])
    world.running.delete(name)
  }

export const wait =
  (ms: number): Action =>
  async (world) => {
    world.note(`${Math.round(ms / 1000)} s pass`)
    world.sim.backend.clock.advance(ms)
    await world.sim.outside.passTime()
  }

const MINUTE_MS = 60_000
const jump: Action = (world) =>
  wait(
    world.random.pick([
      3_000,
      12_000,
      35_000,
      2 * MINUTE_MS,
      6 * MINUTE_MS,
      16 * MINUTE_MS,
      27 * MINUTE_MS,
      50 * MINUTE_MS,
    ]),
  )(world)

export const clientActions: readonly Action[] = [
  fill,
  ...Array.from({ length: 4 }, () => placeAs(anybody)),
  ...Array.from({ length: 3 }, () => payAs(anybody, 'web')),
  ...Array.from({ length: 3 }, () => payAs(anybody, 'stripe')),
  ...Array.from({ length: 2 }, () => payAs(anybody, 'direct')),
  ...Array.from({ length: 3 }, () => lookAs(anybody)),
  saveCardAs(anybody),
  cancelAs(anybody),
  pry,
]

export const worldActions: readonly Action[] = [
  ...Array.from({ length: 5 }, () => atProvider()),
  ...Array.from({ length: 5 }, () => hookAction),
  ...workerNames.flatMap((name) => [work(name), work(name)]),
  jump,
  jump,
  forge,
]
