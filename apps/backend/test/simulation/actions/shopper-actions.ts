import { stepCartItem } from '@filiera/contract/orders/cart'
import { getSellerOrder } from '@filiera/contract/orders/fulfilment'
import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import {
  getPayment,
  type PaymentInfo,
  payWithMangopay,
  payWithStripe,
} from '@filiera/contract/payments/payment'
import { placement } from '../../factories/order.ts'
import { browserInfo } from '../../security/browser-info.ts'
import type { PlacedOrder, World } from '../world/world.ts'
import { type Action, type Answered, type Choose, request, said } from './request.ts'

/** Puts one more piece into the cart: of any product, unless a story says which. */
export const fillAs =
  (
    choose: Choose,
    pick: (world: World) => string = ({ random, productIds }) => random.pick(productIds),
  ): Action =>
  (world) => {
    const who = choose(world)
    const productId = pick(world)
    return request(world, 'cart', who, () =>
      world.sim.call(stepCartItem, { body: { productId, quantity: 1 } }, who.buyer.headers),
    )
  }

export const placeAs =
  (choose: Choose): Action =>
  async (world) => {
    const who = choose(world)
    const placed = await request(world, 'place', who, () =>
      world.sim.call(placeCheckout, { body: placement(who.buyer) }, who.buyer.headers),
    )
    if (!placed.ok) return
    who.checkouts.push(placed.value.id)
    // Their numbers are random: the dearest comes last in every run.
    const orders = [...placed.value.orders].sort((a, b) => a.amount - b.amount)
    who.orders.push(
      ...orders.map(({ id, amount, items }) => ({
        id,
        cents: Math.round(amount * 100),
        lines: items.map(({ productId, quantity }) => ({ productId, quantity })),
      })),
    )
  }

export type Way = 'web' | 'direct' | 'stripe' | 'paypal' | 'satispay' | 'bankwire'

export const payAs =
  (choose: Choose, way: Way): Action =>
  async (world) => {
    const who = choose(world)
    const { call } = world.sim
    const { headers } = who.buyer
    const id = who.checkouts.at(-1)
    if (!id) return
    const paid: Answered<PaymentInfo> = await request(world, `pay ${way}`, who, () => {
      if (way === 'stripe') return call(payWithStripe, { params: { id }, body: {} }, headers)
      const card = who.cardId === null ? {} : { cardId: who.cardId }
      const body = way === 'direct' ? { type: 'direct_debit', browserInfo, ...card } : { type: way }
      return call(payWithMangopay, { params: { order: id }, body }, headers)
    })
    if (paid.ok) who.payments.push(paid.value.Id)
  }

/** The return page, or a screen that polls: by the id the shopper has. */
export const lookAs =
  (choose: Choose): Action =>
  async (world) => {
    const who = choose(world)
    const id = who.payments.at(-1) ?? who.checkouts.at(-1)
    if (!id) return
    world.sim.backend.clock.advance(2_001)
    await request(world, 'look', who, () => world.sim.call(getPayment, { params: { id } }, who.buyer.headers))
  }

/** Cancels the last order: before the payment, while it is under way, or after it. */
export const cancelAs =
  (choose: Choose): Action =>
  async (world) => {
    const who = choose(world)
    const id = who.orders.at(-1)?.id
    if (!id) return
    await request(world, 'cancel', who, () =>
      world.sim.call(cancelOrder, { params: { id }, body: {} }, who.buyer.headers),
    )
  }

const onePiece = ({ lines: [line] }: PlacedOrder) => (line ? [{ ...line, quantity: 1 }] : [])

/** Withdraws from the contract about an order: one piece of it, or all of it. */
export const withdrawAs =
  (choose: Choose, what?: 'piece' | 'all'): Action =>
  async (world) => {
    const who = choose(world)
    const order = what ? who.orders.at(-1) : who.orders.at(-1 - world.random.below(who.orders.length))
    if (!order) return
    const isPiece = what === undefined ? world.random.chance(0.6) : what === 'piece'
    const lines = isPiece ? onePiece(order) : order.lines
    await request(world, 'withdraw', who, () =>
      world.sim.call(
        withdrawFromOrder,
        { params: { id: order.id }, body: { lines, reason: 'changed my mind' } },
        who.buyer.headers,
      ),
    )
  }

/** Somebody else's payment is as unknown as one that never was, and another shop's order too (I13). */
export const pry: Action = async (world) => {
  const [one, other] = world.random.chance(0.5) ? world.shoppers : [...world.shoppers].reverse()
  const checkout = other?.checkouts.at(-1)
  const order = other?.orders.at(-1)
  if (!one || !checkout || !order) return
  const id = other?.payments.at(-1) ?? checkout
  const { headers } = one.buyer
  const { call } = world.sim
  const stranger = otherShop(world, order)
  const answers: Answered<unknown>[] = [
    await request(world, 'pry', one, () => call(getPayment, { params: { id } }, headers)),
    await request(world, 'pry', one, () =>
      call(payWithMangopay, { params: { order: checkout }, body: { type: 'web' } }, headers),
    ),
    await request(world, 'pry', one, () =>
      call(cancelOrder, { params: { id: order.id }, body: {} }, headers),
    ),
    await request(world, 'pry', one, () =>
      call(withdrawFromOrder, { params: { id: order.id }, body: { lines: order.lines } }, headers),
    ),
    await request(world, 'pry', stranger, () =>
      call(getSellerOrder, { params: { id: order.id } }, stranger.headers),
    ),
  ]
  for (const answer of answers) {
    if (said(answer) !== 'not_found') {
      world.violations.push(`I13: ${one.name} reaches ${order.id} or ${id}: ${said(answer)}`)
    }
  }
}

/** A shop that has nothing to do with an order. */
function otherShop({ shops, sim }: World, order: PlacedOrder) {
  const shop = shops.find(({ productId }) => productId !== order.lines[0]?.productId)
  if (!shop) throw new Error(`there are ${sim.warehouses.length} shops only`)
  return shop
}
