import { updateAddress } from '@filiera/contract/customers/addresses'
import { getVisitorCarts, mergeCart, putVisitorCart } from '@filiera/contract/orders/cart'
import { getCheckout, placeCheckout } from '@filiera/contract/orders/orders'
import { currentTerms } from '@filiera/domain/legal/terms-version'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import {
  type Buyer,
  createAddress,
  createBuyer,
  fillCart,
  placement,
} from '../../../../test/factories/order.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer, change: object = {}, headers: Record<string, string> = {}) =>
  backend.call(placeCheckout, { body: { ...placement(buyer), ...change } }, { ...buyer.headers, ...headers })
async function placed(buyer: Buyer, change: object = {}) {
  const answer = await place(buyer, change)
  if (!answer.ok) throw new Error(`${answer.problem.code} ${answer.problem.detail}`)
  return answer.value
}

async function withCart(options: Parameters<typeof createProduct>[1] = {}, quantity = 2) {
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db, options)
  await fillCart(backend, buyer.accountId, id, quantity)
  return { buyer, productId: id }
}
const ordersOf = ({ accountId }: Buyer) =>
  backend.services.db.selectFrom('purchase_order').select('id').where('account_id', '=', accountId).execute()

describe('invoice data', () => {
  const address = {
    recipient: 'Anna Verdi',
    street: 'Via Roma 1',
    city: 'Cosenza',
    region: 'CS',
    country: 'IT',
    zip: '87100',
  }
  const invoices = {
    company: {
      name: 'Bottega srl',
      vatNumber: 'IT 00743110157',
      fiscalCode: '',
      sdiCode: 'm5uxcr1',
      pec: '',
    },
    person: { name: 'Anna Verdi', vatNumber: '', fiscalCode: 'rssmra85t10a562s', sdiCode: '', pec: '' },
    certified: {
      name: 'Bottega srl',
      vatNumber: '07643520567',
      fiscalCode: '',
      sdiCode: '',
      pec: 'bottega@pec.example.it',
    },
  }
  const stored = {
    company: { vatNumber: '00743110157', sdiCode: 'M5UXCR1' },
    person: { vatNumber: '', fiscalCode: 'RSSMRA85T10A562S' },
    certified: { vatNumber: '07643520567', pec: 'bottega@pec.example.it' },
  }

  it.each(['company', 'person', 'certified'] as const)(
    'of a %s is frozen with the order: what the address becomes later changes nothing',
    async (kind) => {
      const { buyer } = await withCart()
      const billingAddressId = await createAddress(backend, buyer.accountId)
      const change = (company?: (typeof invoices)['company']) =>
        backend.call(
          updateAddress,
          { params: { id: billingAddressId }, body: { ...address, ...(company ? { company } : {}) } },
          buyer.headers,
        )
      expect(await change(invoices[kind])).toMatchObject({ ok: true })
      const checkout = await placed(buyer, { billingAddressId })
      expect(checkout.invoiceAddress.company).toMatchObject({ name: invoices[kind].name, ...stored[kind] })
      expect(checkout.shipmentAddress.company).toBeNull()
      expect(await change()).toMatchObject({ ok: true })
      const read = await backend.call(getCheckout, { params: { id: checkout.id } }, buyer.headers)
      expect(read).toMatchObject({ value: { invoiceAddress: checkout.invoiceAddress } })
      expect(read.ok && read.value.orders[0]?.invoiceAddress).toEqual(checkout.invoiceAddress)
    },
  )
})

describe('the terms', () => {
  it.each([false, undefined, 'true', 1])(
    'must be accepted: %s is refused by name, with nothing ordered',
    async (acceptTerms) => {
      const { buyer } = await withCart()
      expect(await place(buyer, { acceptTerms })).toMatchObject({
        problem: { status: 422, fields: [{ field: 'acceptTerms' }] },
      })
      expect(await ordersOf(buyer)).toEqual([])
    },
  )

  it('are recorded in the version that counts at that moment', async () => {
    const { buyer } = await withCart()
    const { id } = await placed(buyer)
    const row = await backend.services.db
      .selectFrom('checkout')
      .select('terms_version')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.terms_version).toBe(currentTerms)
    await backend.drainOutbox()
    const received = backend.mails.find(({ to }) => to === buyer.email)
    expect(received?.file?.text).toContain(currentTerms)
  })
})

describe('D29 the shipping method', () => {
  it.each([
    ['pigeon', {}],
    ['', {}],
    [null, {}],
    [['national', 'regional'], {}],
    ['international', {}],
    ['regional', { city: 'Milano', region: 'MI', zip: '20121' }],
    ['national', { city: 'Madrid', region: 'Madrid', country: 'ES', zip: '28001' }],
  ])('%j to %j is refused by name', async (shippingMethod, destination) => {
    const { buyer } = await withCart({ ships_to: ['IT', 'ES'] })
    const shippingAddressId = await createAddress(backend, buyer.accountId, destination)
    expect(await place(buyer, { shippingMethod, shippingAddressId })).toMatchObject({
      problem: { status: 422, code: 'invalid_body', fields: [{ field: 'shippingMethod' }] },
    })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it.each([
    ['international', { city: 'Madrid', region: 'Madrid', country: 'ES', zip: '28001' }, 50],
    // The smaller of the method's price and the warehouse's own fee of 6.90 €.
    ['national', {}, 6.9],
    ['regional', {}, 6.9],
  ])('%s costs what the server says: %j %d', async (shippingMethod, destination, price) => {
    const { buyer } = await withCart({ ships_to: ['IT', 'ES'] })
    const shippingAddressId = await createAddress(backend, buyer.accountId, destination)
    const checkout = await placed(buyer, { shippingMethod, shippingAddressId })
    expect(checkout.orders[0]?.shipping).toMatchObject({ method: shippingMethod, price })
    expect(checkout.total).toBe(20 + price)
  })
})

describe('D30 what changes between looking and paying', () => {
  const setPrice = (id: string, price_cents: number) =>
    backend.services.db.updateTable('product').set({ price_cents }).where('id', '=', id).execute()

  it('before the order asks for a new look; after it nothing changes any more', async () => {
    const { buyer, productId } = await withCart()
    await setPrice(productId, 1_200)
    expect(await place(buyer, { confirmedTotal: 26.9 })).toMatchObject({
      problem: { status: 409, code: 'cart_changed' },
    })
    const checkout = await placed(buyer, { confirmedTotal: 30.9 })
    await setPrice(productId, 9_900)
    await fillCart(backend, buyer.accountId, (await createProduct(backend.services.db)).id, 1)
    const read = await backend.call(getCheckout, { params: { id: checkout.id } }, buyer.headers)
    expect(read).toMatchObject({ value: { total: 30.9, orders: [{ items: [{ price: 12, quantity: 2 }] }] } })
  })
})

describe('D35 the Idempotency-Key', () => {
  const key = { 'idempotency-key': 'one-key-for-two-people' }

  it('of one customer is nothing to another', async () => {
    const [first, second] = [await withCart(), await withCart()]
    const answers = [await place(first.buyer, {}, key), await place(second.buyer, {}, key)]
    const ids = answers.map((answer) => (answer.ok ? answer.value.id : answer.problem.code))
    expect(new Set(ids).size).toBe(2)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await place(first.buyer, {}, key)).toMatchObject({ value: { id: ids[0] } })
  })

  it.each(['', 'short', 'x'.repeat(121)])('that is none is refused: %j', async (wrong) => {
    const { buyer } = await withCart()
    expect(await place(buyer, {}, { 'idempotency-key': wrong })).toMatchObject({
      problem: { status: 400, fields: [{ field: 'Idempotency-Key' }] },
    })
    expect(await ordersOf(buyer)).toEqual([])
  })
})

describe('D36 the same product twice in one request', () => {
  it('is one line within the stock, and sold once', async () => {
    const buyer = await createBuyer(backend)
    const { id: productId } = await createProduct(backend.services.db, { stock: 3 })
    const items = [
      { productId, quantity: 2 },
      { productId, quantity: 3 },
    ]
    expect(await backend.call(putVisitorCart, { body: { items } })).toMatchObject({ ok: true })
    expect(await backend.call(getVisitorCarts, {})).toMatchObject({ value: [] })
    const merged = await backend.call(mergeCart, { body: { id: -1, items } }, buyer.headers)
    expect(merged).toMatchObject({ value: { carts: [{ items: [{ productId, quantity: 3 }] }] } })
    const checkout = await placed(buyer)
    expect(checkout.orders.flatMap((order) => order.items)).toMatchObject([{ productId, quantity: 3 }])
    const product = await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirst()
    expect(product?.stock).toBe(0)
  })
})
