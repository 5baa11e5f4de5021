import { blockLot, releaseLot } from '@filiera/contract/console/lots'
import { moveStock } from '@filiera/contract/console/stock'
import {
  acceptOrder,
  changeOrderLots,
  getSellerOrder,
  refundOrder,
} from '@filiera/contract/orders/fulfilment'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

const ROUNDS = 4

let scene: PaymentScene
let packer: TestCustomer
let shop: string
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  packer = await createCustomer(scene.backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => scene.close())

it('never has more pieces in lots than on the shelf, and loses none, whatever comes at once', async () => {
  const { backend } = scene
  const { db } = backend.services
  const first = await createPaidOrder(backend, [{ seller_id: shop, stock: 10 }])
  const id = first.productIds[0] ?? ''
  const lots = await db
    .insertInto('product_lot')
    .values(
      ['A', 'B'].map((code) => ({
        product_id: id,
        code,
        expires_on: null,
        expiry: null,
        pieces: 4,
        created_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  const [a, b] = lots.map((lot) => lot.id)
  const headers = packer.headers
  const move = (body: object) => ({
    params: { id },
    body: { requestId: crypto.randomUUID(), ...body } as never,
  })
  const params = { id: first.orderId }
  const calls = [
    () => backend.call(acceptOrder, { params, body: null }, headers),
    () => backend.call(moveStock, move({ delta: 3, reason: 'delivery', lot: { code: 'A' } }), headers),
    () => backend.call(moveStock, move({ delta: -2, reason: 'stall' }), headers),
    () => backend.call(moveStock, move({ delta: -1, reason: 'damage', lot: { code: 'B' } }), headers),
    () => backend.call(blockLot, { params: { id, lot: a ?? '' }, body: { reason: 'Vetro' } }, headers),
    async () => {
      const { items } = valueIn(await backend.call(getSellerOrder, { params }, headers))
      const seen = items[0]?.lots.map((lot) => ({ id: lot.id, pieces: lot.pieces })) ?? []
      const body = { productId: id, lots: [{ id: b ?? '', pieces: 1 }], seen }
      return backend.call(changeOrderLots, { params, body }, headers)
    },
    () =>
      backend.call(
        refundOrder,
        { params, body: { lines: [{ productId: id, quantity: 1 }], reason: 'Finito' } },
        headers,
      ),
    () => backend.call(releaseLot, { params: { id, lot: a ?? '' } }, headers),
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(calls.map((call) => call()))
    for (const answer of answers)
      expect(
        answer.ok ||
          ['invalid_body', 'illegal_transition', 'changed_meanwhile'].includes(answer.problem.code),
      ).toBe(true)
    const { rows } = await sql<{ fits: boolean; named: number; shelf: number }>`
      select coalesce((select sum(pieces) from product_lot where product_id = p.id and blocked_at is null), 0)
          <= pieces_for_lots(p.id) as fits, p.stock - p.owed
        + coalesce((select sum(quantity) from stock_hold where product_id = p.id and state <> 'released'), 0)
        + coalesce((select sum(pieces) from product_lot where product_id = p.id and blocked_at is not null), 0) as shelf,
        10 + coalesce((select sum(delta) from stock_movement where product_id = p.id and reason <> 'recall'), 0) as named
      from product p where id = ${id}::bigint`.execute(db)
    expect(rows[0]?.fits).toBe(true)
    expect(Number(rows[0]?.shelf)).toBe(Number(rows[0]?.named))
  }
})
