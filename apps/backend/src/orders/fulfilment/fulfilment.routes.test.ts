import * as contract from '@filiera/contract/orders/fulfilment'
import { getOrder } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createCheckout } from '../../../test/factories/order.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.backend.drainOutbox()
  scene.backend.mails.length = 0
})

const steps = {
  accept: contract.acceptOrder,
  prepare: contract.prepareOrder,
  deliver: contract.deliverOrder,
}
const act = (staff: TestCustomer, name: keyof typeof steps, id: string) =>
  scene.backend.call(steps[name], { params: { id }, body: null }, staff.headers)
const ship = (
  staff: TestCustomer,
  id: string,
  carrier: 'gls' | 'brt' | 'other',
  trackingNumber: string,
  corrects?: string,
) =>
  scene.backend.call(
    contract.shipOrder,
    { params: { id }, body: { carrier, trackingNumber, ...(corrects === undefined ? {} : { corrects }) } },
    staff.headers,
  )
const read = (staff: TestCustomer, id: string) =>
  scene.backend.call(contract.getSellerOrder, { params: { id } }, staff.headers)
const refund = (
  staff: TestCustomer,
  id: string,
  body: { lines?: { productId: string; quantity: number }[]; amount?: number; requestId?: string },
) =>
  scene.backend.call(
    contract.refundOrder,
    { params: { id }, body: { reason: 'Vasetto rotto', ...body } },
    staff.headers,
  )
const staffOf = (sellerId: string) =>
  createCustomer(scene.backend, { groups: ['customer', 'seller_staff'], sellerId })

/** A paid order of one product (two pieces in stock left over), and somebody of its shop. */
async function paidOrder(stock = 5) {
  const paid = await createPaidOrder(scene.backend, [{ stock }])
  const [order] = paid.checkout.orders
  if (!order) throw new Error('no order')
  return { ...paid, order, staff: await staffOf(order.seller.id), product: paid.productIds[0] ?? '' }
}
async function subjects() {
  await scene.backend.drainOutbox()
  return scene.backend.mails.map(({ subject }) => subject)
}

describe('the way of an order', () => {
  it('goes from payment to delivery, each step once, and tells both sides', async () => {
    const { buyer, orderId, staff, order } = await paidOrder()
    expect(valueIn(await read(staff, orderId))).toMatchObject({
      status: 'PAID',
      sellerActions: ['accept', 'refund', 'message'],
      acceptBy: expect.stringMatching(/T2[23]:00:00.000Z$/),
    })
    for (const name of ['accept', 'accept', 'prepare', 'prepare'] as const)
      expect(await act(staff, name, orderId)).toMatchObject({ ok: true })
    expect(await act(staff, 'accept', orderId)).toMatchObject({
      problem: { status: 409, code: 'illegal_transition' },
    })
    expect(valueIn(await ship(staff, orderId, 'gls', 'm1 234-567 890'))).toMatchObject({ status: 'SHIPPED' })
    expect(await ship(staff, orderId, 'gls', 'M1234567890')).toMatchObject({ ok: true })
    expect(await ship(staff, orderId, 'gls', 'M1234567891')).toMatchObject({
      problem: { code: 'illegal_transition' },
    })
    for (let time = 0; time < 2; time += 1)
      expect(valueIn(await act(staff, 'deliver', orderId)).status).toBe('DELIVERED')
    const seen = valueIn(await scene.backend.call(getOrder, { params: { id: orderId } }, buyer.headers))
    expect(seen.shipping).toMatchObject({ carrier: 'GLS', tracking: 'M1234567890' })
    expect(seen.shipping.trackingUrl).toContain('M1234567890')
    expect(seen.timeline.map(({ status }) => status)).toEqual([
      'PENDING_PAYMENT',
      'PAID',
      'ACCEPTED',
      'PREPARING',
      'SHIPPED',
      'DELIVERED',
    ])
    const mails = await subjects()
    const { name } = seen.seller
    for (const subject of [
      `Nuovo ordine ${orderId}`,
      `${name} ha spedito il tuo pacco`,
      `Il pacco di ${name} è arrivato`,
    ])
      expect(mails.filter((own) => own === subject)).toHaveLength(1)
    const shipped = scene.backend.mails.find(({ subject }) => subject.includes('ha spedito'))
    expect(shipped?.to).toBe(buyer.email)
    expect(shipped?.text).toMatch(/\nPagato: .+\nAccettato: .+\nSpedito: .+\n\(Consegna: .+\)\n/)
    for (const text of ['GLS', 'M1234567890', order.items[0]?.title ?? '?', seen.shipping.trackingUrl ?? '?'])
      expect(shipped?.text).toContain(text)
    const events = await scene.backend.services.db
      .selectFrom('order_event')
      .select('actor')
      .where('order_id', '=', orderId)
      .where('status', 'in', ['ACCEPTED', 'PREPARING', 'SHIPPED', 'DELIVERED'])
      .execute()
    expect(events.map(({ actor }) => actor)).toEqual(Array(4).fill(`seller:${staff.accountId}`))
  })

  it('lets a shop correct the number of a parcel that is on its way, once and with a mail for each number', async () => {
    const { buyer, orderId, staff } = await paidOrder()
    const seen = async () =>
      valueIn(await scene.backend.call(getOrder, { params: { id: orderId } }, buyer.headers))
    const refused = { problem: { status: 409, code: 'illegal_transition' } }
    for (const name of ['accept', 'prepare'] as const) await act(staff, name, orderId)
    expect(await ship(staff, orderId, 'gls', 'M1234567891', '')).toMatchObject(refused)
    expect(valueIn(await ship(staff, orderId, 'gls', 'M1234567890'))).toMatchObject({
      sellerActions: ['correct-shipment', 'deliver', 'refund', 'message'],
      shipment: { carrier: 'gls', trackingNumber: 'M1234567890' },
    })
    for (let time = 0; time < 2; time += 1)
      valueIn(await ship(staff, orderId, 'gls', 'm1234 567891', 'M1234567890'))
    // A colleague who still sees the first number does not undo it.
    expect(await ship(staff, orderId, 'gls', 'M1234567892', 'M1234567890')).toMatchObject(refused)
    expect(await ship(staff, orderId, 'gls', 'm1', 'M1234567891')).toMatchObject({
      problem: { status: 422, fields: [{ field: 'trackingNumber' }] },
    })
    expect((await seen()).shipping).toMatchObject({
      carrier: 'GLS',
      tracking: 'M1234567891',
      trackingUrl: expect.stringContaining('M1234567891'),
    })
    valueIn(await ship(staff, orderId, 'brt', '010012345678', 'M1234567891'))
    const { shipping, timeline } = await seen()
    expect(shipping).toMatchObject({ carrier: 'BRT', tracking: '010012345678' })
    expect(timeline.filter(({ status }) => status === 'SHIPPED')).toHaveLength(1)
    await subjects()
    const mails = scene.backend.mails.filter(({ subject }) =>
      subject.startsWith('Nuovo numero di spedizione'),
    )
    expect(mails).toHaveLength(2)
    for (const number of ['M1234567891', '010012345678'])
      expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1)
    expect(mails.every(({ to }) => to === buyer.email)).toBe(true)
    const notes = await scene.backend.services.db
      .selectFrom('order_event')
      .select(['actor', 'cause'])
      .where('order_id', '=', orderId)
      .where('cause', 'like', 'tracking number corrected%')
      .orderBy('id')
      .execute()
    expect(notes).toEqual([
      expect.objectContaining({
        actor: `seller:${staff.accountId}`,
        cause: 'tracking number corrected: gls M1234567890 is now gls M1234567891',
      }),
      expect.objectContaining({
        cause: 'tracking number corrected: gls M1234567891 is now brt 010012345678',
      }),
    ])
    valueIn(await act(staff, 'deliver', orderId))
    expect(await ship(staff, orderId, 'brt', '010012345679', '010012345678')).toMatchObject(refused)
  })

  it.each([
    ['gls', 'm1', 'trackingNumber'],
    ['gls', '', 'trackingNumber'],
    ['other', 'x'.repeat(61), 'trackingNumber'],
  ] as const)('refuses %s with “%s”, and names the field', async (carrier, number, field) => {
    const { orderId, staff } = await paidOrder()
    expect(await ship(staff, orderId, carrier, number)).toMatchObject({
      problem: { status: 422, fields: [{ field }] },
    })
    expect(valueIn(await read(staff, orderId)).shipping.carrier).toBeNull()
  })
})

describe('the list of a shop', () => {
  it('holds what was ever paid of the shop, by state and page', async () => {
    const { orderId, staff, order } = await paidOrder()
    const { checkout } = await createCheckout(scene.backend)
    const list = async (query = {}) =>
      valueIn(await scene.backend.call(contract.listSellerOrders, { query }, staff.headers)).map(
        ({ id }) => id,
      )
    const counts = async () =>
      valueIn(await scene.backend.call(contract.countSellerOrders, {}, staff.headers))
    expect(await list()).toEqual([orderId])
    const none = { to_accept: 0, to_ship: 0, on_the_way: 0, returns: 0, claims: 0, done: 0 }
    expect(await counts()).toEqual({ ...none, to_accept: 1 })
    await act(staff, 'accept', orderId)
    expect(await counts()).toMatchObject({ to_accept: 0, to_ship: 1 })
    expect(await list({ state: 'to_ship' })).toEqual([orderId])
    expect(await list({ state: 'to_accept' })).toEqual([])
    expect(await list({ state: 'to_ship', status: 'PAID' })).toEqual([])
    expect(await list({ start: '1' })).toEqual([])
    for (const search of [
      orderId,
      orderId.slice(5, 12).toLowerCase(),
      orderId.replaceAll('-', ''),
      'anna ver',
    ])
      expect(await list({ search }), search).toEqual([orderId])
    for (const search of ['IIII-OOOO', '%', '_', "'", 'Nessuno'])
      expect(await list({ search }), search).toEqual([])
    const unpaid = checkout.orders.find(({ seller }) => seller.id !== order.seller.id)
    const other = await staffOf(unpaid?.seller.id ?? '')
    expect(await read(other, unpaid?.id ?? '')).toMatchObject({ problem: { status: 404 } })
    expect(await act(other, 'accept', unpaid?.id ?? '')).toMatchObject({ problem: { status: 404 } })
  })
})

describe('a refund by the shop', () => {
  it('of everything before shipping cancels the order, once', async () => {
    const { orderId, staff, product, order } = await paidOrder()
    const body = { lines: [{ productId: product, quantity: 1 }], requestId: crypto.randomUUID() }
    for (let time = 0; time < 2; time += 1) {
      const after = valueIn(await refund(staff, orderId, body))
      expect(['CANCELLED', 'REFUNDED']).toContain(after.status)
      expect(after).toMatchObject({
        refunds: [{ amount: order.amount, reason: 'seller' }],
        payout: 0,
        commission: 0,
      })
    }
    expect(await subjects()).toContain(`Ordine di ${order.seller.name} annullato`)
  })

  it('of an amount leaves an unshipped order as it is, and never gives more than was paid', async () => {
    const { orderId, staff, order } = await paidOrder()
    const after = valueIn(await refund(staff, orderId, { amount: 2.5 }))
    expect(after).toMatchObject({ status: 'PAID', refunds: [{ amount: 2.5 }] })
    expect(Math.round((after.payout + after.commission) * 100)).toBe(Math.round((order.amount - 2.5) * 100))
    expect(await refund(staff, orderId, { amount: order.amount })).toMatchObject({
      problem: { status: 422, fields: [{ field: 'amount' }] },
    })
    expect(await refund(staff, orderId, {})).toMatchObject({ problem: { fields: [{ field: 'lines' }] } })
  })

  it('of a part of a delivered order shows in its status', async () => {
    const { orderId, staff } = await paidOrder()
    for (const name of ['accept', 'prepare'] as const) await act(staff, name, orderId)
    await ship(staff, orderId, 'other', '')
    expect(valueIn(await refund(staff, orderId, { amount: 1 })).status).toBe('SHIPPED')
    await act(staff, 'deliver', orderId)
    expect(valueIn(await refund(staff, orderId, { amount: 1 })).status).toBe('PARTIALLY_REFUNDED')
    const left = valueIn(await read(staff, orderId))
    const rest = left.amount - left.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(valueIn(await refund(staff, orderId, { amount: Math.round(rest * 100) / 100 })).status).toBe(
      'REFUNDED',
    )
  })
})
