import { getShop } from '@filiera/contract/catalog/sellers'
import * as contract from '@filiera/contract/console/holidays'
import { confirmPassword, readSellerSession } from '@filiera/contract/console/session'
import { getCarts } from '@filiera/contract/orders/cart'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart } from '../../../test/factories/order.ts'
import { followHolidays } from '../../catalog/sellers/follow-holidays.ts'

/** Far enough from the day on which the tests run. */
const NOW = new Date('2999-07-01T09:00:00Z')
const NO_TEXT = { it: '', en: '', es: '' }

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  backend.clock.set(NOW)
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop })
})

const add = (from: string, to: string, text = NO_TEXT) =>
  backend.call(contract.addHoliday, { body: { from, to, text } }, owner.headers)
const change = (id: string, version: number, from: string, to: string) =>
  backend.call(
    contract.changeHoliday,
    { params: { id }, body: { from, to, text: NO_TEXT } },
    { ...owner.headers, 'if-match': `"v${version}"` },
  )
const end = (id: string, version: number) =>
  backend.call(contract.endHoliday, { params: { id } }, { ...owner.headers, 'if-match': `"v${version}"` })
async function list() {
  const answer = await backend.call(contract.listHolidays, {}, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.map(({ from, to, state }) => [from, to, state])
}
async function idOf(added: ReturnType<typeof add>) {
  const answer = await added
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.id
}
const shown = () => backend.call(getShop, { params: { id: shop }, query: { lang: 'en' } })

it('closes the shop at midnight in Italy, with its words, and opens it after the last day', async () => {
  const text = { it: 'Siamo al frantoio.', en: 'We are at the mill.', es: '' }
  await add('2999-07-10', '2999-07-12', text)
  const { id: product } = await createProduct(backend.services.db, { seller_id: shop, stock: 5 })
  const buyer = await createBuyer(backend)
  await fillCart(backend, buyer.accountId, product, 1)
  const isOpenAt = async (time: string) => {
    backend.clock.set(new Date(time))
    await followHolidays(backend.services)
    const carts = await backend.call(getCarts, {}, buyer.headers)
    return carts.ok && carts.value[0]?.items[0]?.available
  }
  expect(await isOpenAt('2999-07-09T21:59:00Z')).toBe(true)
  expect(await isOpenAt('2999-07-09T22:00:00Z')).toBe(false)
  expect(await shown()).toMatchObject({
    value: { closedUntil: '2999-07-12', closedText: 'We are at the mill.' },
  })
  const session = await backend.call(readSellerSession, {}, owner.headers)
  expect(session).toMatchObject({ value: { shops: [{ id: shop, closedUntil: '2999-07-12' }] } })
  expect(await backend.call(getCarts, { query: { lang: 'es' } }, buyer.headers)).toMatchObject({
    value: [{ delivery: null, seller: { closedUntil: '2999-07-12', closedText: 'Siamo al frantoio.' } }],
  })
  expect(await isOpenAt('2999-07-12T21:59:00Z')).toBe(false)
  expect(await isOpenAt('2999-07-12T22:00:00Z')).toBe(true)
  expect(await backend.call(getCarts, {}, buyer.headers)).toMatchObject({
    value: [{ seller: { closedUntil: null, closedText: '' } }],
  })
  expect(await list()).toEqual([['2999-07-10', '2999-07-12', 'past']])
})

it('takes several times, none that overlap, none turned round, past or endless', async () => {
  await add('2999-08-10', '2999-08-20')
  expect(await add('2999-12-24', '3000-01-06')).toMatchObject({ ok: true })
  expect(await add('2999-08-20', '2999-08-22')).toMatchObject({ problem: { code: 'conflict' } })
  const wrong = { problem: { code: 'invalid_body' } }
  expect(await add('2999-09-02', '2999-09-01')).toMatchObject({
    ...wrong,
    problem: { fields: [{ field: 'to' }] },
  })
  expect(await add('2999-06-30', '2999-07-03')).toMatchObject({
    ...wrong,
    problem: { fields: [{ field: 'from' }] },
  })
  expect(await add('2999-09-01', '3001-09-01')).toMatchObject(wrong)
  expect(await list()).toEqual([
    ['2999-12-24', '3000-01-06', 'planned'],
    ['2999-08-10', '2999-08-20', 'planned'],
  ])
})

it('changes what is to come, keeps the first day of what runs, and opens early', async () => {
  const id = await idOf(add('2999-07-01', '2999-07-10'))
  expect(await shown()).toMatchObject({ value: { closedUntil: '2999-07-10' } })
  expect(await change(id, 1, '2999-07-05', '2999-07-12')).toMatchObject({
    value: { from: '2999-07-01', to: '2999-07-12', version: 2 },
  })
  expect(await shown()).toMatchObject({ value: { closedUntil: '2999-07-12' } })
  expect(await change(id, 1, '2999-07-01', '2999-07-13')).toMatchObject({
    problem: {
      code: 'changed_meanwhile',
      changed: { by: 'Anna Verdi', current: { to: '2999-07-12', version: 2 } },
    },
  })
  backend.clock.set(new Date('2999-07-03T09:00:00Z'))
  await backend.call(confirmPassword, { body: { password: TEST_PASSWORD } }, owner.headers)
  expect(await end(id, 1)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', at: NOW.toISOString() } },
  })
  await end(id, 2)
  expect(await shown()).toMatchObject({ value: { closedUntil: null, closedText: '' } })
  expect(await list()).toEqual([['2999-07-01', '2999-07-02', 'past']])
  expect(await end(id, 3)).toMatchObject({ problem: { code: 'expired' } })
  expect(await change(id, 3, '2999-07-05', '2999-07-12')).toMatchObject({ problem: { code: 'expired' } })
})

it('takes planned days off, and of two that overlap and come at once one', async () => {
  const id = await idOf(add('2999-08-01', '2999-08-02'))
  await end(id, 1)
  expect(await list()).toEqual([])
  const both = await Promise.all([add('2999-09-01', '2999-09-05'), add('2999-09-05', '2999-09-09')])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})
