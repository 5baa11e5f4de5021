import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createBuyer, createCheckout } from '../../../test/factories/order.ts'
import { runHousekeeping } from '../../housekeeping.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const DAY = 24 * 3_600_000

/** Somebody who never confirmed an address and placed what was not paid. */
async function placeUnconfirmed() {
  const buyer = await createBuyer(backend)
  const { checkout } = await createCheckout(backend, [{}], buyer)
  const { db } = backend.services
  await db
    .updateTable('account')
    .set({ confirmed_at: null, mangopay_user_id: `user_${buyer.accountId}` })
    .where('id', '=', buyer.accountId)
    .execute()
  return { ...buyer, checkoutId: checkout.id }
}

async function isThere(accountId: string) {
  const { db } = backend.services
  const accounts = await db.selectFrom('account').select('email').where('id', '=', accountId).execute()
  const addresses = await db.selectFrom('address').select('id').where('account_id', '=', accountId).execute()
  return { account: accounts.length === 1, addresses: addresses.length > 0 }
}

const checkoutOf = (id: string) =>
  backend.services.db
    .selectFrom('checkout')
    .innerJoin('account', 'account.id', 'checkout.account_id')
    .select(['account.email', 'account.mangopay_user_id', 'contact_email', 'shipment_address', 'status'])
    .where('checkout.id', '=', id)
    .executeTakeFirstOrThrow()

it('forgets who never confirmed and whose purchase was never paid, with addresses, and keeps who paid', async () => {
  const { db } = backend.services
  const unpaid = await placeUnconfirmed()
  const paid = await placeUnconfirmed()
  await db.updateTable('checkout').set({ status: 'paid' }).where('id', '=', paid.checkoutId).execute()
  backend.clock.advance(29 * DAY)
  await runHousekeeping(backend.services)
  expect(await isThere(unpaid.accountId)).toEqual({ account: true, addresses: true })
  // Sessions end 30 days after their last use.
  backend.clock.advance(31 * DAY)
  await runHousekeeping(backend.services)
  expect(await isThere(unpaid.accountId)).toMatchObject({ account: true })
  await expireCheckouts(backend.services)
  await runHousekeeping(backend.services)
  expect(await isThere(unpaid.accountId)).toEqual({ account: false, addresses: false })
  expect(await checkoutOf(unpaid.checkoutId)).toMatchObject({
    status: 'expired',
    email: expect.stringMatching(/@erased\.invalid$/),
    mangopay_user_id: `user_${unpaid.accountId}`,
    contact_email: '',
    shipment_address: { recipient: '', street: '' },
  })
  expect(await isThere(paid.accountId)).toEqual({ account: true, addresses: true })
  const effects = await db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', '=', 'payment-close-buyer')
    .execute()
  expect(effects).toHaveLength(1)
})
