import { endpointUrl } from '@filiera/contract/client'
import {
  changeExport,
  createExport,
  createOrdersExport,
  readExport,
} from '@filiera/contract/console/exchange'
import { changeJob, getJob, listJobs } from '@filiera/contract/console/jobs'
import { listActivity } from '@filiera/contract/console/people/activity'
import { type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../../test/factories/catalogue.ts'
import { createPaidOrder } from '../../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { workOnJobs } from '../work-on-jobs.ts'

let scene: PaymentScene
let shop: string
let accounts: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const memberAs = (role: ShopRole) =>
  createCustomer(scene.backend, { sellerId: shop, role, audience: 'console' })
beforeEach(async () => {
  shop = await createSeller(scene.backend.services.db)
  accounts = await memberAs('accounts')
})

/** A paid order of the shop as if it had been paid at a moment. */
async function paidAt(moment: string) {
  const { backend } = scene
  const { orderId } = await createPaidOrder(backend, [{ seller_id: shop, stock: 40 }])
  const { amount_cents } = await backend.services.db
    .updateTable('purchase_order')
    .set({ paid_at: new Date(moment) })
    .where('id', '=', orderId)
    .returning('amount_cents')
    .executeTakeFirstOrThrow()
  return { orderId, sold: amount_cents / 100 }
}
const keyed = ({ headers }: TestCustomer) => ({ ...headers, 'idempotency-key': crypto.randomUUID() })
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
const begin = (lang: 'it' | 'en' = 'it', period = MARCH) =>
  scene.backend.call(createOrdersExport, { body: { ...period, lang } }, keyed(accounts))
const beginProducts = async () => {
  await createProduct(scene.backend.services.db, { seller_id: shop })
  const body = { ids: null, format: 'csv', lang: 'it' } as const
  return valueIn(await scene.backend.call(createExport, { body }, keyed(await memberAs('viewer'))))
}
const read = (id: string, { headers } = accounts) =>
  scene.backend.app.inject({ url: endpointUrl(readExport.path, { params: { id } }), headers })
const workAll = async () => {
  while (await workOnJobs(scene.backend.services));
}

it('writes the orders of a period with their sums, and nothing of who ordered', async () => {
  // 00:30 on the first of March in Italy
  const { orderId, sold } = await paidAt('2026-02-28T23:30:00Z')
  await paidAt('2026-03-31T22:30:00Z')
  const { id, change } = valueIn(await begin())
  expect(change).toEqual({ what: 'export_orders', ...MARCH, lang: 'it' })
  expect((await read(id)).statusCode).toBe(404)
  await workAll()
  const done = valueIn(await scene.backend.call(getJob, { params: { id } }, accounts.headers))
  expect(done).toMatchObject({ state: 'done', total: 1, counts: { done: 1, ready: 0 }, undoUntil: null })
  expect(done.fileUntil).not.toBeNull()
  const answer = await read(id)
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="ordini-2026-03-01-2026-03-31.csv"',
  )
  const [head, row, ...others] = answer.rawPayload.toString('utf8').slice(1).trim().split('\r\n')
  expect(head).toMatch(/^Ordine;Pagato il;Stato;Prodotti €;Spedizione €;Totale €;Imponibile 4% €;/)
  expect(row).toContain(`${orderId};2026-03-01;PAID;`)
  expect(row).toContain(`;${sold.toFixed(2).replace('.', ',')};`)
  expect(others).toEqual([])
  const english = valueIn(await begin('en'))
  await workAll()
  expect((await read(english.id)).body).toContain(`;${sold.toFixed(2)};`)
})

it('says how far it is step by step, and can be paused and ended by who may read it', async () => {
  await paidAt('2026-03-02T10:00:00Z')
  const ended = valueIn(await begin())
  for (const state of ['paused', 'running', 'cancelled'] as const) {
    const moved = await scene.backend.call(
      changeExport,
      { params: { id: ended.id }, body: { state } },
      accounts.headers,
    )
    expect(moved).toMatchObject({ value: { state, fileUntil: null } })
  }
  const { id } = valueIn(await begin())
  await workOnJobs(scene.backend.services)
  const half = await scene.backend.call(getJob, { params: { id } }, accounts.headers)
  expect(half).toMatchObject({ value: { state: 'running', counts: { done: 1, ready: 0 }, fileUntil: null } })
})

it('is a file with headings alone where nobody paid, and refuses a period that cannot be shown', async () => {
  const { id } = valueIn(await begin())
  await workAll()
  expect((await read(id)).rawPayload.toString('utf8').trim().split('\r\n')).toHaveLength(1)
  for (const period of [
    { from: MARCH.to, to: MARCH.from },
    { from: '2025-01-01', to: '2026-03-01' },
    { from: '2199-01-01', to: '2199-01-01' },
  ])
    expect(await begin('it', period)).toMatchObject({ ok: false, problem: { code: 'invalid_body' } })
})

it('is made for a shop that was suspended, too, as the file of its products is', async () => {
  const { db } = scene.backend.services
  await db
    .updateTable('seller')
    .set({ suspended_at: scene.backend.clock.now() })
    .where('id', '=', shop)
    .execute()
  const { id } = valueIn(await begin())
  const products = await beginProducts()
  await workAll()
  expect((await read(id)).statusCode).toBe(200)
  expect((await read(products.id, await memberAs('viewer'))).statusCode).toBe(200)
})

it('shows each role the jobs that its permissions cover, and no others', async () => {
  const { backend } = scene
  const orders = valueIn(await begin())
  const products = await beginProducts()
  await workAll()
  const seen: Partial<Record<ShopRole, string[]>> = {}
  for (const role of shopRoles) {
    const member = await memberAs(role)
    const list = await backend.call(listJobs, {}, member.headers)
    const named = (id: string) => (id === orders.id ? 'orders' : 'products')
    seen[role] = list.ok ? list.value.map(({ id }) => named(id)).toSorted() : [list.problem.code]
    for (const { id } of [orders, products]) {
      const isSeen = seen[role].includes(named(id))
      const isRefused = seen[role].includes('forbidden')
      const status = isSeen ? 200 : isRefused ? 403 : 404
      expect((await read(id, member)).statusCode).toBe(status)
      const job = await backend.call(getJob, { params: { id } }, member.headers)
      expect(job.ok ? 200 : job.problem.status).toBe(status)
      const body = { state: 'cancelled' } as const
      const end = await backend.call(changeExport, { params: { id }, body }, member.headers)
      expect(!end.ok && end.problem.status).toBe(isSeen ? 409 : status)
    }
  }
  expect(seen).toEqual({
    owner: ['orders', 'products'],
    catalogue: ['products'],
    orders: ['forbidden'],
    accounts: ['orders'],
    viewer: ['products'],
  })
  const catalogue = await memberAs('catalogue')
  const changed = await backend.call(
    changeJob,
    { params: { id: orders.id }, body: { state: 'cancelled' } },
    catalogue.headers,
  )
  expect(changed).toMatchObject({ ok: false, problem: { code: 'not_found' } })
})

it('stands in the log for who may read sums', async () => {
  await paidAt('2026-03-02T10:00:00Z')
  valueIn(await begin())
  const entriesFor = async (role: ShopRole) => {
    const { headers } = await memberAs(role)
    return valueIn(await scene.backend.call(listActivity, {}, headers)).entries
  }
  expect(await entriesFor('accounts')).toMatchObject([
    {
      action: 'createOrdersExport',
      kind: 'orders_export',
      changes: expect.arrayContaining([{ field: 'orders', before: null, after: 1 }]),
    },
  ])
  expect(await entriesFor('catalogue')).toEqual([])
})
