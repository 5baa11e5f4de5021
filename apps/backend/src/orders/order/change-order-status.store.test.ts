import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCheckout } from '../../../test/factories/order.ts'
import { settleInto } from '../../../test/factories/settled-order.ts'
import { addReviews } from '../../catalog/reviews/add-reviews.ts'
import { changeOrderStatus } from './change-order-status.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('mails each delivered order once, with what the customer has not reviewed yet', async () => {
  const { db } = backend.services
  const { buyer, checkout, productIds } = await createCheckout(backend)
  await settleInto(backend, checkout, 'SHIPPED')
  const now = backend.clock.now()
  const [reviewed = '', open = ''] = productIds
  const orderOf = (product: string) =>
    checkout.orders.find(({ items }) => items.some(({ productId }) => productId === product))?.idHash ?? ''
  const { position } = await db
    .selectFrom('order_line')
    .select('position')
    .where('order_id', '=', orderOf(reviewed))
    .executeTakeFirstOrThrow()
  const words = { title: '', text: '', lang: 'it' as const, author: 'Anna V.', reply: null }
  await db.transaction().execute((trx) =>
    addReviews(trx, [
      {
        ...words,
        stars: 5,
        productId: reviewed,
        accountId: buyer.accountId,
        orderId: orderOf(reviewed),
        position,
        at: now,
      },
    ]),
  )
  const deliver = () =>
    db.transaction().execute((trx) =>
      changeOrderStatus(trx, {
        checkoutId: checkout.id,
        to: 'DELIVERED',
        actor: 'system',
        cause: 'delivered',
        now,
      }),
    )
  await deliver()
  await deliver()
  await backend.drainOutbox()
  const mails = backend.mails.filter(({ subject }) => subject.endsWith('è arrivato'))
  expect(mails.map(({ to }) => to)).toEqual([buyer.email, buyer.email])
  const mailOf = (product: string) => mails.find(({ text }) => text.includes(orderOf(product)))?.text
  expect(mailOf(open)).toContain(`/account/reviews/${open}`)
  expect(mailOf(reviewed)).not.toContain('/account/reviews/')
  expect(mailOf(reviewed)).toContain(`/account/orders/${orderOf(reviewed)}`)
})
