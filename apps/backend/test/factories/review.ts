import { addReviews } from '../../src/catalog/reviews/add-reviews.ts'
import type { NewReview } from '../../src/catalog/reviews/reviews.store.ts'
import type { TestBackend } from '../build-test-backend.ts'
import type { TestCustomer } from './account.ts'
import { type Buyer, createAddress, createBuyer, fillCart, placeOrder } from './order.ts'
import { checkoutOf, settleInto } from './settled-order.ts'

/** A line that a buyer (a new one unless given) bought of the product. */
export async function createBoughtLine(
  backend: TestBackend,
  productId: string,
  given?: Buyer,
): Promise<Pick<NewReview, 'productId' | 'accountId' | 'orderId' | 'position'>> {
  const buyer = given ?? (await createBuyer(backend))
  await fillCart(backend, buyer.accountId, productId, 1)
  const checkout = await placeOrder(backend, buyer)
  const orderId = checkout.orders[0]?.idHash ?? ''
  const { position } = await backend.services.db
    .selectFrom('order_line')
    .select('position')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { productId, accountId: buyer.accountId, orderId, position }
}

/** A line that was paid by and delivered to the customer (a new one unless given). */
export async function createDeliveredLine(
  backend: TestBackend,
  productId: string,
  customer?: TestCustomer,
): Promise<Pick<NewReview, 'productId' | 'accountId' | 'orderId' | 'position'>> {
  const buyer = customer && { ...customer, addressId: await createAddress(backend, customer.accountId) }
  const line = await createBoughtLine(backend, productId, buyer)
  const id = await checkoutOf(backend, line.orderId)
  await settleInto(backend, { id, orders: [{ id: line.orderId }] }, 'DELIVERED')
  return line
}

/** A review of four stars by a new buyer, in Italian. @returns its id */
export async function createReview(
  backend: TestBackend,
  productId: string,
  options: Partial<NewReview> = {},
): Promise<string> {
  const line = await createBoughtLine(backend, productId)
  const review: NewReview = {
    ...line,
    stars: 4,
    title: 'Buono',
    text: 'Arrivato intero.',
    lang: 'it',
    author: 'Anna V.',
    reply: null,
    at: backend.clock.now(),
    ...options,
  }
  const [id = ''] = await backend.services.db.transaction().execute((trx) => addReviews(trx, [review]))
  return id
}
