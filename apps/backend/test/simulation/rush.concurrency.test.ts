import { placeCheckout } from '@filiera/contract/orders/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createProduct, createWarehouse } from '../factories/catalogue.ts'
import { type Buyer, createBuyer, placement } from '../factories/order.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from './rounds.ts'

const BUYERS = 500
const UNITS = 10

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** One piece of the product, and nothing else, in everybody's cart. */
async function fillCarts(warehouseId: string, productId: string): Promise<void> {
  const { db } = backend.services
  await sql`delete from cart`.execute(db)
  await sql`
    with made as (
      insert into cart (account_id, warehouse_id) select id, ${warehouseId}::bigint from account returning id)
    insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added)
    select made.id, product.id, 1, product.charged_cents from made, product where product.id = ${productId}::bigint`.execute(
    db,
  )
}

/** Buys until there is an answer: a machine that is busy with other things may not answer everybody in time. */
async function insist(buyer: Buyer): Promise<'placed' | 'sold_out'> {
  for (;;) {
    const answer = await backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers)
    if (answer.ok) return 'placed'
    const { code } = answer.problem
    if (code === 'sold_out') return code
    expect(['unavailable', 'internal']).toContain(code)
  }
}

it(
  `sells ${UNITS} pieces to exactly ${UNITS} of ${BUYERS} buyers, ${rounds.rushes} times`,
  async () => {
    const { db } = backend.services
    const buyers: Buyer[] = []
    for (let count = 0; count < BUYERS; count++) buyers.push(await createBuyer(backend))
    const warehouse_id = await createWarehouse(db)
    for (let round = 0; round < rounds.rushes; round++) {
      const { id } = await createProduct(db, { warehouse_id, stock: UNITS })
      await fillCarts(warehouse_id, id)
      const answers = await Promise.all(buyers.map(insist))
      const codes = Map.groupBy(answers, (code) => code)
      const counts = Object.fromEntries([...codes].map(([code, list]) => [code, list.length]))
      expect(counts).toEqual({ placed: UNITS, sold_out: BUYERS - UNITS })
      const { rows } = await sql`
        select p.stock, (select sum(quantity) from stock_hold h where h.product_id = p.id and h.state = 'held')::int as held
        from product p where p.id = ${id}::bigint`.execute(db)
      expect(rows).toEqual([{ stock: 0, held: UNITS }])
    }
  },
  ROUNDS_TIMEOUT_MS,
)
