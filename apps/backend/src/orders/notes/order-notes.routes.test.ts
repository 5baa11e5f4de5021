import { listActivity } from '@filiera/contract/console/people/activity'
import { getOrderNote, writeOrderNote } from '@filiera/contract/orders/order-notes'
import { getOrder } from '@filiera/contract/orders/orders'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  owner = await createCustomer(scene.backend, { sellerId: shop })
})
afterAll(() => scene.close())

const colleague = (role: ShopRole) => createCustomer(scene.backend, { sellerId: shop, role })
const ordered = () => createPaidOrder(scene.backend, [{ seller_id: shop }])
const write = (by: TestCustomer, id: string, text: string, version: number) =>
  scene.backend.call(
    writeOrderNote,
    { params: { id }, body: { text } },
    { ...by.headers, 'if-match': `"v${version}"` },
  )
const read = (by: TestCustomer, id: string) =>
  scene.backend.call(getOrderNote, { params: { id } }, by.headers)

it('is written by who works on orders, read by who sees them, and is in nothing that the customer opens', async () => {
  const { orderId, buyer } = await ordered()
  expect(valueIn(await read(owner, orderId))).toEqual({ text: '', version: 0, changed: null })
  const packer = await colleague('orders')
  const written = valueIn(await write(packer, orderId, 'Aggiungi un cartoncino.', 0))
  expect(written).toMatchObject({ text: 'Aggiungi un cartoncino.', version: 1 })
  const viewer = await colleague('viewer')
  expect(valueIn(await read(viewer, orderId))).toEqual(written)
  expect(await write(viewer, orderId, 'Mia', 1)).toMatchObject({ problem: { code: 'forbidden' } })
  expect(await read(await colleague('catalogue'), orderId)).toMatchObject({ problem: { code: 'forbidden' } })
  const seen = await scene.backend.call(getOrder, { params: { id: orderId } }, buyer.headers)
  expect(JSON.stringify(valueIn(seen))).not.toContain('cartoncino')
})

it('is not written over a colleague’s, who is named with what is there', async () => {
  const { orderId } = await ordered()
  const [first, second] = await Promise.all([
    write(owner, orderId, 'Dal banco 24', 0),
    write(await colleague('orders'), orderId, 'Dal banco 25', 0),
  ])
  const [kept, refused] = first.ok ? [first, second] : [second, first]
  const current = valueIn(kept)
  expect(refused).toMatchObject({
    problem: {
      code: 'changed_meanwhile',
      changed: { by: current.changed?.by, current: { text: current.text, version: 1 } },
    },
  })
  expect(valueIn(await write(owner, orderId, '', 1))).toMatchObject({ text: '', version: 2 })
})

it('is nobody else’s: another shop’s, or of an order that was never paid', async () => {
  const { orderId } = await ordered()
  const stranger = await createCustomer(scene.backend, {
    sellerId: await createSeller(scene.backend.services.db),
  })
  expect(await read(stranger, orderId)).toMatchObject({ problem: { code: 'not_found' } })
  expect(await write(stranger, orderId, 'Mia', 0)).toMatchObject({ problem: { code: 'not_found' } })
  const { checkout } = await scene.place([{ seller_id: shop }])
  const unpaid = checkout.orders[0]?.id ?? ''
  expect(await read(owner, unpaid)).toMatchObject({ problem: { code: 'not_found' } })
})

it('is in the log without its words', async () => {
  const { orderId } = await ordered()
  valueIn(await write(owner, orderId, 'Cliente della fiera', 0))
  const { entries } = valueIn(await scene.backend.call(listActivity, {}, owner.headers))
  const changes = [{ field: 'note', before: 0, after: 1 }]
  expect(entries[0]).toMatchObject({ action: 'writeOrderNote', object: { id: orderId }, changes })
  expect(JSON.stringify(entries)).not.toContain('fiera')
})
