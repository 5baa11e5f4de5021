import { blockLot, listLotOrders, listLots, releaseLot } from '@filiera/contract/console/lots'
import { moveStock } from '@filiera/contract/console/stock'
import * as contract from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let packer: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  packer = await createCustomer(scene.backend, { sellerId: shop, role: 'orders', audience: 'console' })
})
afterAll(() => scene.close())

const inDays = (days: number) =>
  dateInItaly(new Date(scene.backend.clock.now().getTime() + days * 86_400_000))

/** A paid order of one piece, whose product gets lots afterwards. */
async function sold(stock: number, lots: readonly { code: string; pieces: number; days: number }[]) {
  const { backend } = scene
  const paid = await createPaidOrder(backend, [{ seller_id: shop, stock }])
  const id = paid.productIds[0] ?? ''
  const move = (body: object) =>
    backend.call(
      moveStock,
      { params: { id }, body: { requestId: crypto.randomUUID(), ...body } as never },
      packer.headers,
    )
  for (const { code, pieces, days } of lots) {
    const lot = { code, expires: inDays(days), expiry: 'use-by' }
    expect(await move({ delta: pieces, reason: 'delivery', lot })).toMatchObject({ ok: true })
  }
  const params = { id: paid.orderId }
  const read = async () => valueIn(await backend.call(listLots, { params: { id } }, packer.headers))
  return {
    id,
    orderId: paid.orderId,
    move,
    read,
    lotOf: async (code: string) => (await read()).lots.find((lot) => lot.code === code)?.id ?? '',
    accept: async () =>
      valueIn(await backend.call(contract.acceptOrder, { params, body: {} }, packer.headers)),
    async ship() {
      await backend.call(contract.prepareOrder, { params, body: {} }, packer.headers)
      const body = { carrier: 'gls' as const, trackingNumber: 'M1234567890' }
      return valueIn(await backend.call(contract.shipOrder, { params, body }, packer.headers))
    },
    async refund() {
      const body = { lines: [{ productId: id, quantity: 1 }], reason: 'Finito' }
      return valueIn(await backend.call(contract.refundOrder, { params, body }, packer.headers))
    },
    /** `seen` is what the order has now, where it is not given. */
    async name(lots: object[], seen?: object[]) {
      const { items } = valueIn(await backend.call(contract.getSellerOrder, { params }, packer.headers))
      const now = items[0]?.lots.map((lot) => ({ id: lot.id, pieces: lot.pieces }))
      const body = { productId: id, lots, seen: seen ?? now } as never
      return backend.call(contract.changeOrderLots, { params, body }, packer.headers)
    },
    /** Pieces for sale, and whether lots have no more than stand on the shelf. */
    async state() {
      const { rows } = await sql<{ stock: number; owed: number; fits: boolean }>`
        select stock, owed, coalesce((select sum(pieces) from product_lot where product_id = p.id and blocked_at is null), 0)
          <= pieces_for_lots(p.id) as fits from product p where id = ${id}::bigint`.execute(
        backend.services.db,
      )
      return rows[0]
    },
  }
}

it('sets aside what expires first when an order is accepted, and names it with the line', async () => {
  const { accept, read, state } = await sold(1, [
    { code: 'L-2', pieces: 5, days: 9 },
    { code: 'L-1', pieces: 5, days: 3 },
    { code: 'L-0', pieces: 5, days: -1 },
  ])
  expect((await accept()).items[0]?.lots).toMatchObject([{ code: 'L-1', pieces: 1, isBlocked: false }])
  expect((await read()).lots.map(({ code, pieces, aside }) => ({ code, pieces, aside }))).toEqual([
    { code: 'L-0', pieces: 5, aside: 0 },
    { code: 'L-1', pieces: 4, aside: 1 },
    { code: 'L-2', pieces: 5, aside: 0 },
  ])
  expect(await state()).toMatchObject({ stock: 15, owed: 0, fits: true })
})

it('keeps what a packer says, and gives it back when the order is cancelled', async () => {
  const { accept, name, lotOf, refund, read, state } = await sold(1, [
    { code: 'A', pieces: 2, days: 3 },
    { code: 'B', pieces: 2, days: 9 },
  ])
  await accept()
  const [a, b] = [await lotOf('A'), await lotOf('B')]
  expect(await name([{ id: b, pieces: 2 }])).toMatchObject({ problem: { fields: [{ field: 'lots' }] } })
  expect(await name([{ id: '999999', pieces: 1 }])).toMatchObject({
    problem: { fields: [{ field: 'lots.0.id' }] },
  })
  expect(await name([{ id: b, pieces: 1 }])).toMatchObject({ value: { items: [{ lots: [{ code: 'B' }] }] } })
  expect(await read()).toMatchObject({
    lots: [
      { id: a, pieces: 2 },
      { id: b, pieces: 1, aside: 1 },
    ],
  })
  await refund()
  expect(await read()).toMatchObject({ lots: [{ pieces: 2 }, { pieces: 2, aside: 0 }] })
  expect(await state()).toMatchObject({ stock: 5, fits: true })
})

it('does not put other lots over those that a colleague named meanwhile', async () => {
  const { accept, name, lotOf } = await sold(1, [
    { code: 'A', pieces: 2, days: 3 },
    { code: 'B', pieces: 2, days: 9 },
  ])
  await accept()
  const [a, b] = [await lotOf('A'), await lotOf('B')]
  const seen = [{ id: a, pieces: 1 }]
  expect(await name([{ id: b, pieces: 1 }], seen)).toMatchObject({ ok: true })
  expect(await name([], seen)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { current: { lots: [{ id: b, pieces: 1 }] } } },
  })
})

it('finds the orders of a blocked lot, takes the rest from sale, and owes what was sold', async () => {
  const { id, orderId, accept, ship, lotOf, move, read, state } = await sold(0 + 1, [
    { code: 'R', pieces: 3, days: 9 },
  ])
  await accept()
  const lot = await lotOf('R')
  const at = { params: { id, lot } }
  const { backend } = scene
  // two of R are left, three pieces are for sale: one had no lot and was sold
  expect(await state()).toMatchObject({ stock: 3 })
  const blocked = await backend.call(blockLot, { ...at, body: { reason: 'Vetro' } }, packer.headers)
  expect(blocked).toMatchObject({ value: { owed: 0, lots: [{ pieces: 2, blocked: { reason: 'Vetro' } }] } })
  expect(await state()).toMatchObject({ stock: 1, fits: true })
  expect(valueIn(await backend.call(listLotOrders, at, packer.headers)).orders).toMatchObject([
    { id: orderId, isHere: true, pieces: 1 },
  ])
  // the piece that was set aside may not leave: its order is owed another one
  expect(await move({ delta: -1, reason: 'damage', lot: { code: 'R' } })).toMatchObject({
    value: { stock: 1 },
  })
  await expect(ship()).rejects.toThrow('unsafe_lot')
  expect(valueIn(await backend.call(listLotOrders, at, packer.headers)).orders).toMatchObject([
    { isHere: true },
  ])
  await backend.call(releaseLot, at, packer.headers)
  expect(await state()).toMatchObject({ stock: 2, owed: 0, fits: true })
  await ship()
  expect(valueIn(await backend.call(listLotOrders, at, packer.headers)).orders).toMatchObject([
    { isHere: false },
  ])
  expect((await read()).lots).toMatchObject([{ pieces: 1, blocked: null }])
})

it('covers what is owed before anything is for sale again', async () => {
  const { id, accept, name, lotOf, move, state } = await sold(1, [{ code: 'R', pieces: 1, days: 9 }])
  await accept()
  expect(await move({ delta: -1, reason: 'stall' })).toMatchObject({ value: { stock: 0 } })
  const at = { params: { id, lot: await lotOf('R') } }
  await scene.backend.call(blockLot, { ...at, body: { reason: 'Vetro' } }, packer.headers)
  // the order gives its piece back to the blocked lot and needs another
  await name([])
  expect(await state()).toMatchObject({ stock: 0, owed: 1, fits: true })
  await move({ delta: 3, reason: 'delivery' })
  expect(await state()).toMatchObject({ stock: 2, owed: 0, fits: true })
})

it('fits lots when pieces go of which nobody says the lot', async () => {
  const { move, read, state } = await sold(1, [
    { code: 'A', pieces: 2, days: 3 },
    { code: 'B', pieces: 4, days: 9 },
  ])
  await move({ delta: -3, reason: 'stall' })
  expect(await read()).toMatchObject({
    lots: [
      { code: 'B', pieces: 4 },
      { code: 'A', pieces: 0 },
    ],
    withoutLot: 0,
  })
  expect(await state()).toMatchObject({ stock: 3, fits: true })
})
