import * as contract from '@filiera/contract/orders/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer } from '../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../test/factories/catalogue.ts'
import { valueIn } from '../../test/scenes/payment-scene.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const step = (headers: Record<string, string>, productId: string, quantity: number) =>
  backend.call(contract.stepCartItem, { body: { productId, quantity } }, headers)
const carts = async (headers: Record<string, string>) =>
  valueIn(await backend.call(contract.getCarts, {}, headers))

describe('carts with a product that its seller moves to another warehouse', () => {
  /** A buyer of `quantity` pieces of a product that has left their cart's warehouse since. */
  async function afterMove(quantity: number, options = {}) {
    const { db } = backend.services
    const { headers } = await createCustomer(backend)
    const seller_id = await createSeller(db)
    const from = await createWarehouse(db, { seller_id })
    const to = await createWarehouse(db, { seller_id })
    const { id } = await createProduct(db, { seller_id, warehouse_id: from, ...options })
    valueIn(await step(headers, id, quantity))
    await db.updateTable('product').set({ warehouse_id: to }).where('id', '=', id).execute()
    return { headers, id, to }
  }
  const shown = (all: contract.Cart[]) =>
    all.map(({ warehouse, items }) => [warehouse.id, ...items.map((item) => item.quantity)])

  it('follow it', async () => {
    const { headers, to } = await afterMove(3)
    expect(shown(await carts(headers))).toEqual([[to, 3]])
  })

  it('have one line of it when more is added, up to 99', async () => {
    const { headers, id, to } = await afterMove(60)
    expect(shown(valueIn(await step(headers, id, 30)))).toEqual([[to, 90]])
    const again = await afterMove(60)
    expect(shown(valueIn(await step(again.headers, again.id, 60)))).toEqual([[again.to, 99]])
  })

  it('keep the stock, and take and remove pieces as before', async () => {
    const { headers, id, to } = await afterMove(5, { stock: 8 })
    expect(shown(valueIn(await step(headers, id, 6)))).toEqual([[to, 8]])
    const other = await afterMove(5)
    expect(shown(valueIn(await step(other.headers, other.id, -2)))).toEqual([[other.to, 3]])
  })

  it('count it once in a merge', async () => {
    const { headers, id, to } = await afterMove(3)
    const body = { id: -1 as const, items: [{ productId: id, quantity: 4 }] }
    expect(shown(valueIn(await backend.call(contract.mergeCart, { body }, headers)).carts)).toEqual([[to, 4]])
  })
})
