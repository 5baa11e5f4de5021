import { sendMessage } from '@filiera/contract/content/contact'
import { subscribe } from '@filiera/contract/content/newsletter'
import { updateUser } from '@filiera/contract/customers/account'
import { putPhoto } from '@filiera/contract/customers/own-data'
import { uniteWishlist } from '@filiera/contract/customers/wishlist'
import { addOrderMessagePhoto, sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { addReviews } from '../../src/catalog/reviews/add-reviews.ts'
import { insertWithdrawal } from '../../src/orders/withdrawals/withdrawals.store.ts'
import type { TestBackend } from '../build-test-backend.ts'
import { type Buyer, createBuyer, createCheckout, fillCart } from './order.ts'
import { createPhoto } from './photo.ts'
import { settleInto } from './settled-order.ts'

/** Texts that may be found nowhere once the person is erased. */
export const CANARIES = {
  name: 'Zenobia Canarini',
  street: 'Vicolo dei Canarini 77',
  phone: '+393337654321',
} as const

export type Person = Buyer & { photoName: string; orderId: string; checkoutId: string; productId: string }

/** Pays an order by card, with the name and the street that the provider was told, and delivers it. */
async function deliver(backend: TestBackend, checkoutId: string, orderId: string): Promise<void> {
  await settleInto(backend, { id: checkoutId, orders: [{ id: orderId }] }, 'DELIVERED', {
    provider: 'mangopay',
    method: 'card_web',
    request: { billing: { recipient: CANARIES.name, street: CANARIES.street } },
  })
  await backend.drainOutbox()
}

/** What was written about an order: a message with a photo, the reason of a withdrawal that is over, and the note of the shop. */
async function writeAboutOrder(
  backend: TestBackend,
  { headers }: Buyer,
  { orderId, productId }: { orderId: string; productId: string },
): Promise<void> {
  const sent = await backend.call(
    sendOrderMessage,
    { params: { id: orderId }, body: { message: `Il vaso è rotto. ${CANARIES.name}, ${CANARIES.street}` } },
    headers,
  )
  if (!sent.ok) throw new Error(sent.problem.detail)
  const params = { id: orderId, messageId: sent.value.id }
  const file = new Blob([new Uint8Array(await createPhoto(64, 64))])
  const added = await backend.call(addOrderMessagePhoto, { params, file }, headers)
  if (!added.ok) throw new Error(added.problem.detail)
  const now = backend.clock.now()
  await backend.services.db.transaction().execute((trx) =>
    insertWithdrawal(trx, {
      orderId,
      status: 'refused',
      reason: `Lo dice ${CANARIES.name}`,
      amountCents: 1000,
      withShipping: false,
      sendBackBy: now,
      refundId: null,
      createdAt: now,
      decidedAt: now,
      lines: [{ productId, quantity: 1, amountCents: 1000 }],
    }),
  )
  await backend.services.db
    .insertInto('order_note')
    .values({ order_id: orderId, text: `${CANARIES.name} passa in fiera`, changed_at: now, changed_by: null })
    .execute()
}

/** A customer who used everything the shop offers, with one paid and delivered order. */
export async function createPerson(backend: TestBackend, email: string): Promise<Person> {
  const { db } = backend.services
  const buyer = await createBuyer(backend, { email })
  const { headers, accountId } = buyer
  await db
    .updateTable('address')
    .set({ recipient: CANARIES.name, street: CANARIES.street, phone: CANARIES.phone })
    .where('account_id', '=', accountId)
    .execute()
  const profile = { firstName: 'Zenobia', lastName: 'Canarini', phone: CANARIES.phone }
  await backend.call(updateUser, { body: { name: CANARIES.name, profile } }, headers)
  const { checkout, productIds } = await createCheckout(backend, [{}], buyer)
  const orderId = checkout.orders[0]?.idHash ?? ''
  const productId = productIds[0] ?? ''
  await deliver(backend, checkout.id, orderId)
  // What was bought left the cart with the payment: it is wanted once more.
  await fillCart(backend, buyer.accountId, productId, 1)
  await writeAboutOrder(backend, buyer, { orderId, productId })
  const { position } = await db
    .selectFrom('order_line')
    .select('position')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((trx) =>
    addReviews(trx, [
      {
        productId,
        accountId,
        orderId,
        position,
        stars: 5,
        title: 'Ottimo',
        text: 'Lo ricompro.',
        lang: 'it',
        author: CANARIES.name,
        reply: null,
        at: backend.clock.now(),
      },
    ]),
  )
  const addedAt = backend.clock.now().toISOString()
  await backend.call(uniteWishlist, { body: { items: [{ productId, addedAt }] } }, headers)
  const file = new Blob([new Uint8Array(await createPhoto(64, 64))])
  const put = await backend.call(putPhoto, { file }, headers)
  if (!put.ok) throw new Error(put.problem.detail)
  await backend.call(subscribe, { body: { Email: email } })
  await backend.call(sendMessage, {
    body: { Email: email, Name: CANARIES.name, Subject: 'Ciao', Message: `Abito in ${CANARIES.street}` },
  })
  const photoName = put.value.photoUrl.slice('/photos/'.length, -'.webp'.length)
  return { ...buyer, photoName, orderId, checkoutId: checkout.id, productId }
}
