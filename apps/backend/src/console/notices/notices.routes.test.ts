import { changeNotice, listNotices } from '@filiera/contract/console/people/notices'
import type { ShopNotice } from '@filiera/domain/shop-notices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop })
})

const turn = (notice: ShopNotice, isOn: boolean, who = owner) =>
  backend.call(changeNotice, { params: { notice }, body: { isOn } }, who.headers)

/** Who is mailed when a customer writes about an order, or the bank disputes a payment. */
async function mailedOf(kind: 'order-message-seller' | 'seller-dispute', key: string) {
  const { db } = backend.services
  const now = backend.clock.now()
  const orderId = '7K3M-9QXA-00ZZ-1111'
  await db.transaction().execute((trx) =>
    kind === 'seller-dispute'
      ? enqueueSellerMail(trx, {
          kind,
          key,
          sellerId: shop,
          data: { orderId, amountCents: 1, step: 'opened' },
          now,
        })
      : enqueueSellerMail(trx, {
          ...{ kind, key, sellerId: shop, now },
          data: { orderId, topic: 'question', products: [], text: 'Quando?' },
        }),
  )
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('key', 'like', `mail:${kind}:${key}%`)
    .execute()
  return rows.map(({ payload }) => (payload as { to: string }).to).toSorted()
}

it('mails those whose role works on orders, each unless they switched it off', async () => {
  const packer = await createCustomer(backend, { sellerId: shop, role: 'orders' })
  await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  expect(await mailedOf('order-message-seller', `${shop}-a`)).toEqual([owner.email, packer.email].toSorted())
  expect(await turn('message', false)).toMatchObject({ ok: true })
  expect(await mailedOf('order-message-seller', `${shop}-b`)).toEqual([packer.email])
  expect(await turn('message', true)).toMatchObject({ ok: true })
  expect(await mailedOf('order-message-seller', `${shop}-c`)).toHaveLength(2)
})

it('switches off nothing that terms run from, and shows nothing that a role does not get', async () => {
  expect(await turn('dispute', false)).toMatchObject({ problem: { code: 'conflict' } })
  expect(await mailedOf('seller-dispute', `${shop}-d`)).toEqual([owner.email])
  const viewer = await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  expect(await turn('message', false, viewer)).toMatchObject({ ok: true, value: { notices: [] } })
  expect(await backend.call(listNotices, {}, viewer.headers)).toMatchObject({ value: { notices: [] } })
  expect(await backend.call(listNotices, {}, owner.headers)).toMatchObject({
    value: {
      email: owner.email,
      notices: [
        { notice: 'morning', isOn: true },
        {},
        {},
        { notice: 'message', isOn: true, isRequired: false },
        {},
        {},
      ],
    },
  })
})

it('lets who works on the catalogue switch off the summary of the morning', async () => {
  const colleague = await createCustomer(backend, { sellerId: shop, role: 'catalogue' })
  expect(await turn('morning', false, colleague)).toMatchObject({
    value: { notices: [{ notice: 'morning', isOn: false, isRequired: false }] },
  })
})

it('writes to the shop’s own address while nobody there works on orders', async () => {
  const { db } = backend.services
  shop = await createSeller(db)
  await createCustomer(backend, { sellerId: shop, role: 'accounts' })
  const { email } = await db
    .selectFrom('seller')
    .select('email')
    .where('id', '=', shop)
    .executeTakeFirstOrThrow()
  expect(await mailedOf('order-message-seller', `${shop}-e`)).toEqual([email])
})
