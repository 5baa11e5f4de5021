import { countFacets, getProduct } from '@filiera/contract/catalog/catalogue'
import { addHoliday } from '@filiera/contract/console/holidays'
import { confirmPassword } from '@filiera/contract/console/session'
import * as contract from '@filiera/contract/console/warehouses'
import { getCarts } from '@filiera/contract/orders/cart'
import { getCheckout, placeCheckout } from '@filiera/contract/orders/orders'
import { readProductPage } from '@filiera/contract/page-reads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../test/factories/order.ts'

/** A Wednesday, 13:30 in Italy. */
const NOW = new Date('2999-07-10T11:30:00Z')
const place = {
  name: 'Magazzino di Rende',
  street: 'Via Nuova 3',
  city: 'Rende',
  zip: '87036',
  province: 'CS',
  cutOff: '14:00',
  dispatchDays: [1, 2, 3, 4, 5] as contract.WarehousePlace['dispatchDays'],
  shipsTo: null as string[] | null,
}

let backend: TestBackend
let shop: string
let warehouse: string
let product: string
let owner: TestCustomer
let buyer: Buyer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  backend.clock.set(NOW)
  const { db } = backend.services
  shop = await createSeller(db)
  warehouse = await createWarehouse(db, { seller_id: shop })
  ;({ id: product } = await createProduct(db, {
    seller_id: shop,
    warehouse_id: warehouse,
    price_cents: 1000,
    stock: 50,
    ships_to: ['IT', 'ES', 'FR'],
  }))
  owner = await createCustomer(backend, { sellerId: shop })
  buyer = await createBuyer(backend)
})

const ifMatch = (version: number) => ({ ...owner.headers, 'if-match': `"v${version}"` })
const change = (version: number, changed: Partial<typeof place> = {}) =>
  backend.call(
    contract.changeWarehouse,
    { params: { id: warehouse }, body: { ...place, ...changed } },
    ifMatch(version),
  )
const charge = (version: number, fee: number | null, freeFrom: number | null) =>
  backend.call(
    contract.changeDelivery,
    { params: { id: warehouse }, body: { fee, freeFrom } },
    ifMatch(version),
  )
async function cart() {
  const answer = await backend.call(getCarts, {}, buyer.headers)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value[0]
}
const shown = () => backend.call(getProduct, { params: { id: product }, query: { lang: 'it' } })
const order = (more: object = {}) =>
  backend.call(placeCheckout, { body: { ...placement(buyer), ...more } }, buyer.headers)

it('lists warehouses and writes what changed, with who did it', async () => {
  expect(await change(1)).toMatchObject({ value: { ...place, region: 'calabria', version: 2, products: 1 } })
  expect(await charge(2, 5.9, null)).toMatchObject({ value: { fee: 5.9, freeFrom: null, version: 3 } })
  expect(await backend.call(contract.listWarehouses, {}, owner.headers)).toMatchObject({
    value: [{ id: warehouse, name: 'Magazzino di Rende', fee: 5.9, freeFrom: null, version: 3 }],
  })
  expect(await charge(3, 5.9, null)).toMatchObject({ value: { version: 3 } })
  const written = await backend.services.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('seller_id', '=', shop)
    .orderBy('id')
    .execute()
  expect(written).toHaveLength(2)
  expect(written[1]).toMatchObject({
    action: 'changeDelivery',
    before: { fee_cents: 690, threshold_cents: 4900 },
    after: { fee_cents: 590, threshold_cents: null },
  })
})

it('refuses what it was not changed on, and what makes no sense', async () => {
  await charge(1, 5.9, 30)
  expect(await change(1)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { current: { fee: 5.9, freeFrom: 30 } } },
  })
  const without = await backend.call(
    contract.changeWarehouse,
    { params: { id: warehouse }, body: place },
    owner.headers,
  )
  expect(without).toMatchObject({ problem: { code: 'version_required' } })
  const wrong = [
    { dispatchDays: [] },
    { province: 'XX' },
    { zip: '123' },
    { shipsTo: [] },
    { cutOff: '24:00' },
  ]
  for (const changed of wrong)
    expect(await change(2, changed)).toMatchObject({ problem: { code: 'invalid_body' } })
  expect(await charge(2, -1, null)).toMatchObject({ problem: { code: 'invalid_body' } })
})

it('lets who keeps prices say what delivery costs, and the owner alone the rest', async () => {
  owner = await createCustomer(backend, { sellerId: shop, role: 'catalogue' })
  expect(await charge(1, 5, 40)).toMatchObject({ ok: true })
  expect(await change(2)).toMatchObject({ problem: { code: 'forbidden' } })
})

it('promises on page and in cart what the warehouse keeps', async () => {
  await fillCart(backend, buyer.accountId, product, 1)
  // its hour is 11
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-15', to: '2999-07-17' } })
  await change(1)
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-12', to: '2999-07-16' } })
  await change(2, { dispatchDays: [5, 2] })
  const page = await backend.call(readProductPage, { params: { id: product }, query: { lang: 'it' } })
  expect(page).toMatchObject({
    value: { dispatch: { cutOffHour: 14, cutOffMinute: 0, days: [2, 5], closed: [] } },
  })
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-16', to: '2999-07-18' } })
  const days = { from: '2999-07-11', to: '2999-07-15', text: { it: '', en: '', es: '' } }
  await backend.call(addHoliday, { body: days }, owner.headers)
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-18', to: '2999-07-22' } })
})

it('counts the minute, and sends on Saturdays', async () => {
  await fillCart(backend, buyer.accountId, product, 1)
  await change(1, { cutOff: '13:30' })
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-15', to: '2999-07-17' } })
  await change(2, { cutOff: '13:31' })
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-12', to: '2999-07-16' } })
  await change(3, { dispatchDays: [6] })
  expect(await cart()).toMatchObject({ delivery: { from: '2999-07-16', to: '2999-07-18' } })
})

it('asks for the password before fees and addresses are changed, where it was given long ago', async () => {
  backend.clock.advance(10 * 60_000)
  expect(await charge(1, 5, null)).toMatchObject({ problem: { status: 403, code: 'password_needed' } })
  expect(await change(1)).toMatchObject({ problem: { code: 'password_needed' } })
  await backend.call(confirmPassword, { body: { password: TEST_PASSWORD } }, owner.headers)
  expect(await charge(1, 5, null)).toMatchObject({ value: { fee: 5 } })
})

describe('another warehouse', () => {
  const add = (name: string, headers = owner.headers) =>
    backend.call(contract.addWarehouse, { body: { ...place, name } }, headers)
  const idOf = async (added: ReturnType<typeof add>) => {
    const answer = await added
    if (!answer.ok) throw new Error(answer.problem.code)
    return answer.value.id
  }
  const close = (id: string, version = 1) =>
    backend.call(
      contract.closeWarehouse,
      { params: { id } },
      { ...owner.headers, 'if-match': `"v${version}"` },
    )
  const refused = { problem: { code: 'conflict' } }
  const move = (to: string) =>
    backend.services.db.updateTable('product').set({ warehouse_id: to }).where('id', '=', product).execute()

  it('is opened once under a name', async () => {
    const opened = { value: { name: 'Cella', region: 'calabria', fee: null, products: 0, version: 1 } }
    expect(await add('Cella')).toMatchObject(opened)
    expect(await add('CELLA')).toMatchObject(refused)
    const colleague = await createCustomer(backend, { sellerId: shop, role: 'catalogue' })
    expect(await add('Altra', colleague.headers)).toMatchObject({ problem: { code: 'forbidden' } })
  })

  it('is closed when nothing leaves from it, and takes no product afterwards', async () => {
    const cold = await idOf(add('Cella'))
    expect(await close(warehouse)).toMatchObject(refused)
    await fillCart(backend, buyer.accountId, product, 1)
    expect(await order()).toMatchObject({ ok: true })
    await move(cold)
    // its order waits for money
    expect(await close(warehouse)).toMatchObject(refused)
    await backend.services.db
      .updateTable('purchase_order')
      .set({ status: 'EXPIRED' })
      .where('warehouse_id', '=', warehouse)
      .execute()
    expect(await close(warehouse)).toMatchObject({ ok: true })
    expect(await close(warehouse)).toMatchObject({ problem: { code: 'not_found' } })
    await expect(move(warehouse)).rejects.toThrow(/is closed/)
    await move(cold)
    expect(await close(cold)).toMatchObject(refused)
  })

  it('is not closed as it was not seen', async () => {
    const cold = await idOf(add('Cella'))
    expect(await close(cold, 2)).toMatchObject({
      problem: { code: 'changed_meanwhile', changed: { current: { name: 'Cella', version: 1 } } },
    })
    const unseen = await backend.call(contract.closeWarehouse, { params: { id: cold } }, owner.headers)
    expect(unseen).toMatchObject({ problem: { code: 'version_required' } })
  })

  it('is not closed as the last one', async () => {
    await backend.services.db.deleteFrom('product').where('id', '=', product).execute()
    expect(await close(warehouse)).toMatchObject(refused)
  })
})

it('keeps what an order was promised', async () => {
  await change(1)
  await fillCart(backend, buyer.accountId, product, 1)
  const placed = await order()
  if (!placed.ok) throw new Error(placed.problem.code)
  await change(2, { cutOff: '08:00', dispatchDays: [1] })
  const id = placed.value.id
  expect(await backend.call(getCheckout, { params: { id } }, buyer.headers)).toMatchObject({
    value: { orders: [{ delivery: { from: '2999-07-12', to: '2999-07-16' } }] },
  })
})

it('asks who is buying to confirm a fee that changed, and never charges the old one', async () => {
  await fillCart(backend, buyer.accountId, product, 1)
  await charge(1, 9.9, null)
  expect(await order({ confirmedTotal: 16.9 })).toMatchObject({ problem: { code: 'cart_changed' } })
  expect(await order({ confirmedTotal: 19.9 })).toMatchObject({ value: { total: 19.9 } })
  await charge(2, 3.9, 10)
  // the order that waits for its payment keeps what was confirmed
  expect(await cart()).toMatchObject({ shipping: { cost: 0, missingToFree: 0 } })
})

it('sends only where the warehouse does, on pages, in filters, carts and orders', async () => {
  await fillCart(backend, buyer.accountId, product, 1)
  await change(1, { shipsTo: ['IT', 'FR', 'DE'] })
  expect(await shown()).toMatchObject({ value: { shipsTo: ['IT', 'FR'] } })
  expect(await cart()).toMatchObject({ items: [{ shipsTo: ['IT', 'FR'] }] })
  const facets = await backend.call(countFacets, { query: { lang: 'it', seller: shop } })
  if (!facets.ok) throw new Error(facets.problem.code)
  expect(facets.value.countries.map(({ slug }) => slug).toSorted()).toEqual(['FR', 'IT'])
  await backend.services.db
    .updateTable('address')
    .set({ country: 'ES', zip: '28001', region: 'Madrid' })
    .where('account_id', '=', buyer.accountId)
    .execute()
  expect(await order({ shippingMethod: 'international' })).toMatchObject({
    problem: { code: 'not_deliverable', products: [product] },
  })
})
