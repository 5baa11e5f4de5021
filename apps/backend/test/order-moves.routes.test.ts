import { endpointUrl } from '@filiera/contract/client'
import type { Endpoint } from '@filiera/contract/endpoint'
import * as fulfilment from '@filiera/contract/orders/fulfilment'
import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { type OrderStatus, orderStatuses } from '@filiera/contract/orders/orders'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeOneOrderStatus } from '../src/orders/order/change-order-status.ts'
import { canMove } from '../src/orders/order/order.state.ts'
import { createCustomer, type TestCustomer } from './factories/account.ts'
import { createSeller } from './factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from './factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from './scenes/payment-scene.ts'

type Headers_ = Readonly<Record<string, string>>
type Bought = Awaited<ReturnType<typeof createPaidOrder>>
type Move = `${OrderStatus} → ${OrderStatus}`

/** One move of an order that a person makes: the call, and moves that the same call makes from elsewhere. */
type Row = {
  move: Move
  by: 'shop' | 'customer'
  endpoint: Endpoint
  body(bought: Bought, scene: PaymentScene): Promise<unknown>
  alike?: readonly Move[]
}

const shop = (
  move: Move,
  endpoint: Endpoint,
  body: Row['body'] = async () => ({}),
  alike: Row['alike'] = [],
): Row => ({ move, by: 'shop', endpoint, body, alike })

const oneLine = ({ productIds }: Bought) => [{ productId: productIds[0] ?? '', quantity: 1 }]
const all: Row['body'] = async (bought) => ({ lines: oneLine(bought), reason: 'Non disponibile' })
const part: Row['body'] = async () => ({ amount: 1, reason: 'Etichetta rovinata' })

/** Asks for a return, which is then decided. */
const decide =
  (accept: boolean): Row['body'] =>
  async (bought, { backend }) => {
    const input = { params: { id: bought.orderId }, body: { lines: oneLine(bought) } }
    const asked = valueIn(await backend.call(withdrawFromOrder, input, bought.buyer.headers))
    return { withdrawalId: asked.id, accept, note: 'Il vasetto è aperto.' }
  }

const byPeople: Row[] = [
  shop('PAID → ACCEPTED', fulfilment.acceptOrder),
  shop('ACCEPTED → PREPARING', fulfilment.prepareOrder),
  shop('PREPARING → SHIPPED', fulfilment.shipOrder, async () => ({ carrier: 'other', trackingNumber: '' })),
  shop('SHIPPED → DELIVERED', fulfilment.deliverOrder),
  shop('PAID → CANCELLED', fulfilment.refundOrder, all),
  shop('ACCEPTED → CANCELLED', fulfilment.refundOrder, all),
  shop('PREPARING → CANCELLED', fulfilment.refundOrder, all),
  shop('SHIPPED → REFUNDED', fulfilment.refundOrder, all),
  shop('DELIVERED → REFUNDED', fulfilment.refundOrder, all, ['PARTIALLY_REFUNDED → REFUNDED']),
  shop('COMPLETED → REFUNDED', fulfilment.refundOrder, all),
  shop('DELIVERED → PARTIALLY_REFUNDED', fulfilment.refundOrder, part),
  shop('COMPLETED → PARTIALLY_REFUNDED', fulfilment.refundOrder, part),
  shop('RETURN_REQUESTED → REFUNDED', fulfilment.decideReturn, decide(true), [
    'RETURN_REQUESTED → PARTIALLY_REFUNDED',
  ]),
  shop('RETURN_REQUESTED → DELIVERED', fulfilment.decideReturn, decide(false), [
    'RETURN_REQUESTED → SHIPPED',
    'RETURN_REQUESTED → COMPLETED',
  ]),
  { ...shop('PAID → CANCELLED', cancelOrder), by: 'customer' },
  { ...shop('ACCEPTED → CANCELLED', cancelOrder), by: 'customer' },
  { ...shop('PREPARING → CANCELLED', cancelOrder), by: 'customer' },
  ...(['SHIPPED → RETURN_REQUESTED', 'DELIVERED → RETURN_REQUESTED'] as const).map(
    (move): Row => ({
      move,
      by: 'customer',
      endpoint: withdrawFromOrder,
      body: async (bought) => ({ lines: oneLine(bought) }),
      alike: ['COMPLETED → RETURN_REQUESTED', 'PARTIALLY_REFUNDED → RETURN_REQUESTED'],
    }),
  ),
]

/** Moves that no call of shop or customer makes: what the payment says, the bank's disputes and failed refunds with the operator's word on them, and time. */
const byItself = (from: OrderStatus, to: OrderStatus): boolean =>
  ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'EXPIRED', 'DISPUTED', 'REFUNDED'].includes(from) ||
  (from === 'PARTIALLY_REFUNDED' && to === 'DELIVERED') ||
  to === 'DISPUTED' ||
  to === 'COMPLETED' ||
  (from === 'CANCELLED' && to === 'REFUNDED')

type Cast = { sellerId: string; staff: TestCustomer; rival: TestCustomer; outsiders: TestCustomer[] }

/** Somebody of the shop and of another one; a customer, an operator, and somebody who holds the role but belongs to no shop. */
async function gather({ backend }: PaymentScene): Promise<Cast> {
  const { db } = backend.services
  const [sellerId, other] = [await createSeller(db), await createSeller(db)]
  const roles = [['customer'], ['customer', 'operator'], ['customer', 'seller']]
  return {
    sellerId,
    staff: await createCustomer(backend, { groups: ['customer', 'seller_staff'], sellerId }),
    rival: await createCustomer(backend, { groups: ['customer', 'seller'], sellerId: other }),
    outsiders: await Promise.all(roles.map((groups) => createCustomer(backend, { groups }))),
  }
}

let scene: PaymentScene
let cast: Cast
beforeAll(async () => {
  scene = await openPaymentScene()
  cast = await gather(scene)
})
afterAll(() => scene.close())

/** The status from which an order comes here by itself or by its shop: a return is asked for after the delivery. */
const startOf = (move: Move): OrderStatus => {
  const from = orderStatuses.find((status) => move.startsWith(`${status} → `)) ?? 'PAID'
  return from === 'RETURN_REQUESTED' ? 'DELIVERED' : from
}

async function send({ endpoint }: Row, id: string, body: unknown, headers: Headers_): Promise<number> {
  const response = await fetch(scene.backend.url + endpointUrl(endpoint.path, { params: { id } }), {
    method: endpoint.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.body?.cancel()
  return response.status
}

const stored = async (id: string) => {
  const { db } = scene.backend.services
  return {
    order: await db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    events: await db.selectFrom('order_event').selectAll().where('order_id', '=', id).execute(),
    refunds: await db.selectFrom('refund').select('id').where('order_id', '=', id).execute(),
  }
}

it('names who makes every move that an order can make', () => {
  const possible = orderStatuses.flatMap((from) =>
    orderStatuses
      .filter((to) => canMove(from, to))
      .map((to) => ({ from, to, move: `${from} → ${to}` as Move })),
  )
  const named = new Set(byPeople.flatMap(({ move, alike = [] }) => [move, ...alike]))
  expect(possible.filter(({ from, to, move }) => !byItself(from, to) && !named.has(move))).toEqual([])
  const known = new Set(possible.map(({ move }) => move))
  expect([...named].filter((move) => !known.has(move))).toEqual([])
})

it.each(byPeople)('$move is made by the $by alone ($endpoint.name)', async (row) => {
  const { backend } = scene
  const { sellerId, staff, rival, outsiders } = cast
  const bought = await createPaidOrder(backend, [{ seller_id: sellerId }])
  const { orderId, buyer } = bought
  const start = startOf(row.move)
  if (start !== 'PAID') await advanceOrder(backend, orderId, start)
  const body = await row.body(bought, scene)
  const before = await stored(orderId)
  expect(row.move).toMatch(new RegExp(`^${before.order.status} → `))

  const isShops = row.by === 'shop'
  expect(await send(row, orderId, body, {})).toBe(401)
  for (const { headers } of outsiders)
    expect(await send(row, orderId, body, headers)).toBe(isShops ? 403 : 404)
  // a session of the shop opens no call of the console, and those no call of the shop
  expect(await send(row, orderId, body, (isShops ? buyer : staff).headers)).toBe(403)
  expect(await send(row, orderId, body, rival.headers)).toBe(isShops ? 404 : 403)
  expect(await stored(orderId)).toEqual(before)

  const answer = await send(row, orderId, body, (isShops ? staff : buyer).headers)
  expect([200, 201]).toContain(answer)
  const { events } = await stored(orderId)
  const actor = isShops ? `seller:${staff.accountId}` : 'customer'
  const [, to] = row.move.split(' → ')
  expect(events.slice(before.events.length)).toEqual(
    expect.arrayContaining([expect.objectContaining({ status: to, actor })]),
  )
})

it.each([
  ['PAID', ['DISPUTED']],
  ['SHIPPED', ['RETURN_REQUESTED', 'DISPUTED', 'REFUNDED']],
  ['DELIVERED', ['PARTIALLY_REFUNDED', 'RETURN_REQUESTED', 'DISPUTED', 'REFUNDED']],
] as const)('no step of a shop moves an order that left %s for one of %j', async (start, ways) => {
  const { backend } = scene
  const { sellerId, staff } = cast
  const steps = byPeople
    .filter(({ move, by }) => by === 'shop' && /(ACCEPTED|PREPARING|SHIPPED|DELIVERED)$/.test(move))
    .filter(({ endpoint }) => endpoint !== fulfilment.decideReturn)
  expect(steps).toHaveLength(4)
  for (const to of ways) {
    const bought = await createPaidOrder(backend, [{ seller_id: sellerId }])
    const { orderId } = bought
    if (start !== 'PAID') await advanceOrder(backend, orderId, start)
    const move = { orderId, to, actor: 'system', cause: 'test', now: backend.clock.now() }
    await backend.services.db.transaction().execute((trx) => changeOneOrderStatus(trx, move))
    const before = await stored(orderId)
    for (const row of steps)
      expect(
        await send(row, orderId, await row.body(bought, scene), staff.headers),
        `${to}, ${row.move}`,
      ).toBe(409)
    expect(await stored(orderId)).toEqual(before)
  }
})
