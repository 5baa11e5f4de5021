import { changeNotice } from '@filiera/contract/console/people/notices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene } from '../../../test/scenes/payment-scene.ts'
import { sendMornings } from './send-mornings.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
let start: Date
beforeAll(async () => {
  scene = await openPaymentScene()
  start = scene.backend.clock.now()
})
afterAll(() => scene.close())
beforeEach(async () => {
  scene.backend.clock.set(start)
  // the shops of the other tests have had theirs
  await scene.backend.services.db.deleteFrom('seller_member').execute()
  shop = await createSeller(scene.backend.services.db, { name: 'Frantoio Rossi' })
  owner = await createCustomer(scene.backend, { sellerId: shop })
})

/** What is mailed at a moment: who gets it, with what it says. */
async function mailsAt(moment: string): Promise<Map<string, string>> {
  const { clock, services, mails, drainOutbox } = scene.backend
  clock.set(new Date(moment))
  const before = mails.length
  const count = await sendMornings(services)
  await drainOutbox()
  const sent = mails.slice(before).filter(({ subject }) => subject.startsWith('Frantoio Rossi: '))
  expect(sent).toHaveLength(count)
  return new Map(sent.map(({ to, text }) => [to, text]))
}
const toAt = async (moment: string) => [...(await mailsAt(moment)).keys()]

/** Something that everybody of the shop may see. */
const waitForStock = () => createProduct(scene.backend.services.db, { seller_id: shop, stock: 3 })

async function paid(at: string, isAccepted: boolean) {
  const { backend } = scene
  const { orderId } = await createPaidOrder(backend, [{ seller_id: shop, stock: 90 }])
  if (isAccepted) await advanceOrder(backend, orderId, 'ACCEPTED')
  const { db } = backend.services
  await db
    .updateTable('purchase_order')
    .set({ paid_at: new Date(at) })
    .where('id', '=', orderId)
    .execute()
}

it('tells each what their role may see, in their language, with the way to it', async () => {
  const { backend } = scene
  const packer = await createCustomer(backend, { sellerId: shop, role: 'orders', locale: 'en' })
  const author = await createCustomer(backend, { sellerId: shop, role: 'catalogue', locale: 'es' })
  await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  await createCustomer(backend, { sellerId: shop, role: 'accounts' })
  await waitForStock()
  await createProduct(backend.services.db, { seller_id: shop, status: 'draft', allergens_declared: false })
  // nine in Italy: it left on the same day; after eleven it leaves on the next
  await paid('2026-11-23T08:00:00Z', true)
  await paid('2026-11-23T12:00:00Z', true)
  await paid('2026-11-23T12:00:00Z', false)
  const mails = await mailsAt('2026-11-24T06:00:00Z')
  expect([...mails.keys()].toSorted()).toEqual([owner.email, packer.email, author.email].toSorted())
  const linesOf = ({ email }: TestCustomer) =>
    [...(mails.get(email) ?? '').matchAll(/^(1 .*):\n(http.*)$/gm)].map(([, line, url = '']) => {
      const { pathname, search } = new URL(url)
      return [line, pathname + search]
    })
  expect(linesOf(owner)).toEqual([
    ['1 pacco in ritardo', '/orders?state=to_ship'],
    ['1 pacco da spedire oggi', '/orders?state=to_ship'],
    ['1 ordine da accettare', '/orders?state=to_accept'],
    ['1 prodotto sotto soglia', '/stock?view=low'],
    ['1 bozza trattenuta perché manca qualcosa', '/products?state=held'],
  ])
  expect(linesOf(packer).map(([line]) => line)).toEqual([
    '1 late parcel',
    '1 parcel to ship today',
    '1 order to accept',
    '1 product running low',
  ])
  expect(linesOf(author).map(([line]) => line)).toEqual([
    '1 producto bajo mínimo',
    '1 borrador retenido porque falta algo',
  ])
  expect(mails.get(owner.email)).toContain('/notices')
})

it('is sent once a day, whenever the program starts before noon, and again on the next', async () => {
  await waitForStock()
  expect(await toAt('2026-11-24T05:59:00Z')).toEqual([])
  expect(await toAt('2026-11-24T09:30:00Z')).toEqual([owner.email])
  expect(await toAt('2026-11-24T09:31:00Z')).toEqual([])
  expect(await toAt('2026-11-25T06:00:00Z')).toEqual([owner.email])
  // off until noon; a Saturday
  expect(await toAt('2026-11-26T11:00:00Z')).toEqual([])
  expect(await toAt('2026-11-28T08:00:00Z')).toEqual([])
})

it('is not sent where nothing waits, also when something does later', async () => {
  expect(await toAt('2026-11-24T06:00:00Z')).toEqual([])
  await waitForStock()
  expect(await toAt('2026-11-24T08:00:00Z')).toEqual([])
  expect(await toAt('2026-11-25T06:00:00Z')).toEqual([owner.email])
})

it('is not sent to who switched it off, to a closed account, or for a shop that closed for good', async () => {
  const { backend } = scene
  const { db } = backend.services
  await waitForStock()
  const partner = await createCustomer(backend, { sellerId: shop })
  await backend.call(changeNotice, { params: { notice: 'morning' }, body: { isOn: false } }, owner.headers)
  expect(await toAt('2026-11-24T06:00:00Z')).toEqual([partner.email])
  await db.updateTable('account').set({ disabled: true }).where('id', '=', partner.accountId).execute()
  expect(await toAt('2026-11-25T06:00:00Z')).toEqual([])
  await createCustomer(backend, { sellerId: shop })
  const now = backend.clock.now()
  await db.updateTable('seller').set({ suspended_at: now, ended_at: now }).where('id', '=', shop).execute()
  expect(await toAt('2026-11-26T06:00:00Z')).toEqual([])
})
