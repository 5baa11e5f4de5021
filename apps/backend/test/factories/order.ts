import { type Checkout, placeCheckout } from '@filiera/contract/orders/orders'
import type { TestBackend } from '../build-test-backend.ts'
import { type CustomerOptions, createCustomer, type TestCustomer } from './account.ts'
import { createProduct, type ProductOptions } from './catalogue.ts'

/** An address of the account in Cosenza (or as given). @returns its id */
export async function createAddress(
  backend: TestBackend,
  accountId: string,
  place: Partial<{ city: string; region: string; country: string; zip: string }> = {},
): Promise<string> {
  const { id } = await backend.services.db
    .insertInto('address')
    .values({
      account_id: accountId,
      recipient: 'Anna Verdi',
      phone: null,
      note: null,
      street: 'Via Roma 1',
      city: 'Cosenza',
      region: 'CS',
      country: 'IT',
      zip: '87100',
      tag: 'Casa',
      company: null,
      ...place,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts pieces of a product into the account's cart. */
export async function fillCart(
  backend: TestBackend,
  accountId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  const { db } = backend.services
  const product = await db
    .selectFrom('product')
    .select(['warehouse_id', 'charged_cents'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const cart = await db
    .insertInto('cart')
    .values({ account_id: accountId, warehouse_id: product.warehouse_id, visitor_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'warehouse_id'])
        .where('account_id', 'is not', null)
        .doUpdateSet({ updated_at: backend.clock.now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cart_line')
    .values({
      cart_id: cart.id,
      product_id: productId,
      quantity,
      charged_cents_when_added: product.charged_cents,
      capped_from: null,
    })
    .execute()
}

export type Buyer = TestCustomer & { addressId: string }

/** A customer with an address. */
export async function createBuyer(backend: TestBackend, options: CustomerOptions = {}): Promise<Buyer> {
  const customer = await createCustomer(backend, options)
  return { ...customer, addressId: await createAddress(backend, customer.accountId) }
}

/** Body of a placement to the buyer's own address. */
export const placement = (buyer: Buyer) => ({
  shippingAddressId: buyer.addressId,
  billingAddressId: buyer.addressId,
  shippingMethod: 'national' as const,
  acceptTerms: true as const,
})

/** Places the buyer's cart through the backend. @throws Error when it is refused */
export async function placeOrder(
  backend: TestBackend,
  buyer: Buyer,
  declared: { ageConfirmed?: true } = {},
): Promise<Checkout> {
  const body = { ...placement(buyer), ...declared }
  const placed = await backend.call(placeCheckout, { body }, buyer.headers)
  if (!placed.ok) throw new Error(`placement refused: ${placed.problem.code} ${placed.problem.detail}`)
  return placed.value
}

export type Placed = { buyer: Buyer; checkout: Checkout; productIds: string[] }

/** A placed checkout of one piece of each product, each from its own seller (two products at 10.00 € and a new buyer unless given). */
export async function createCheckout(
  backend: TestBackend,
  products: readonly ProductOptions[] = [{}, {}],
  owner?: Buyer,
): Promise<Placed> {
  const buyer = owner ?? (await createBuyer(backend))
  const productIds: string[] = []
  for (const options of products) {
    const { id } = await createProduct(backend.services.db, options)
    productIds.push(id)
    await fillCart(backend, buyer.accountId, id, 1)
  }
  const declared = products.some(({ alcohol }) => alcohol) ? { ageConfirmed: true as const } : {}
  return { buyer, checkout: await placeOrder(backend, buyer, declared), productIds }
}
