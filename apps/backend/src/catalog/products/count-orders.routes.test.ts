import { listProducts } from '@filiera/contract/catalog/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBoughtLine } from '../../../test/factories/review.ts'
import { checkoutOf, settleCheckout } from '../../../test/factories/settled-order.ts'
import { runHousekeeping } from '../../housekeeping.ts'
import { countOrders } from './count-orders.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** The products as the shop lists them. */
async function listed(): Promise<string[]> {
  const answer = await backend.call(listProducts, { query: { lang: 'it' } })
  return answer.ok ? answer.value.map(({ id }) => id) : []
}

const popularityOf = async (id: string) => {
  const product = backend.services.db.selectFrom('product').select('popularity').where('id', '=', id)
  return (await product.executeTakeFirstOrThrow()).popularity
}

async function order(productId: string, isPaid: boolean): Promise<void> {
  const { orderId } = await createBoughtLine(backend, productId)
  if (isPaid) await settleCheckout(backend, await checkoutOf(backend, orderId))
}

it('lists first what was ordered and paid more often, each order once', async () => {
  const { db } = backend.services
  const { id: known } = await createProduct(db, { popularity: 40, stock: 100 })
  const { id: wanted } = await createProduct(db, { popularity: 39, stock: 100 })
  expect(await listed()).toEqual([known, wanted])
  await order(wanted, true)
  await order(wanted, true)
  await order(known, false)
  await runHousekeeping(backend.services)
  expect(await listed()).toEqual([wanted, known])
  await Promise.all([countOrders(backend.services), countOrders(backend.services)])
  expect(await Promise.all([known, wanted].map(popularityOf))).toEqual([40, 41])
})

it('counts however many there are', async () => {
  const { id } = await createProduct(backend.services.db, { popularity: 0, stock: 100 })
  await order(id, true)
  await order(id, true)
  // more than a batch, paid and not counted
  await backend.services.db.transaction().execute(async (trx) => {
    const [sample] = await trx
      .selectFrom('order_line')
      .selectAll()
      .where('product_id', '=', id)
      .orderBy('order_id')
      .limit(1)
      .execute()
    if (!sample) throw new Error('there is an order')
    const whole = await trx
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', sample.order_id)
      .executeTakeFirstOrThrow()
    const { amount_cents: _, vat, dispatch: __, ...values } = whole
    for (let index = 0; index < 101; index++) {
      await trx
        .insertInto('purchase_order')
        .values({ ...values, vat: JSON.stringify(vat), id: `many-${index}` })
        .execute()
      await trx
        .insertInto('order_line')
        .values({ ...sample, order_id: `many-${index}` })
        .execute()
    }
  })
  await countOrders(backend.services)
  expect(await popularityOf(id)).toBe(103)
})
