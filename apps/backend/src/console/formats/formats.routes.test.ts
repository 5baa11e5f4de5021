import { listProducts } from '@filiera/contract/catalog/catalogue'
import { putProductFamily, readProductFamily } from '@filiera/contract/console/formats'
import { listSellerProducts } from '@filiera/contract/console/seller-products'
import { readProductPage } from '@filiera/contract/page-reads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createCategory, createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const word = (it: string, en = '') => ({ it, en, es: '' })
const axis = word('Formato', 'Size')

/** A shop with some honeys of one category, and its owner's calls. */
async function openShop(prices: readonly number[] = [500, 900, 1600]) {
  const { db } = backend.services
  const seller_id = await createSeller(db)
  const category_id = await createCategory(db)
  const { headers } = await createCustomer(backend, { sellerId: seller_id, audience: 'console' })
  const ids: string[] = []
  for (const price_cents of prices)
    ids.push(
      (await createProduct(db, { seller_id, category_id, price_cents, stock: 5, titles: { it: 'Miele' } }))
        .id,
    )
  const [small = '', medium = '', large = ''] = ids
  return {
    seller_id,
    small,
    medium,
    large,
    put: (id: string, version: number, members: readonly (readonly [string, string])[]) =>
      backend.call(
        putProductFamily,
        {
          params: { id },
          body: { axis, members: members.map(([member, value]) => ({ id: member, value: word(value) })) },
        },
        { ...headers, 'if-match': `"v${version}"` },
      ),
    async read(id: string) {
      const answer = await backend.call(readProductFamily, { params: { id } }, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.value
    },
    async row(id: string) {
      const answer = await backend.call(listSellerProducts, { query: { ids: [id] } }, headers)
      return answer.ok ? answer.value[0] : undefined
    },
    async listed(query: object = {}) {
      const answer = await backend.call(listProducts, { query: { seller: [seller_id], ...query } })
      return answer.ok ? answer.value.map(({ id, formats }) => [id, formats?.count]) : []
    },
    async page(id: string, lang: 'it' | 'en' = 'it') {
      const answer = await backend.call(readProductPage, { params: { id }, query: { lang } })
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.value
    },
  }
}

it('makes one product of several, which lists show once and pages let choose', async () => {
  const { small, medium, large, put, read, row, listed, page } = await openShop()
  expect(await read(small)).toEqual({ version: 0, axis: null, members: [] })
  const made = await put(small, 0, [
    [medium, '500 g'],
    [small, '250 g'],
  ])
  expect(made).toMatchObject({ value: { version: 1, axis, members: [{ id: medium }, { id: small }] } })
  expect(await row(small)).toMatchObject({ format: { value: '250 g', count: 2 } })
  expect(await listed({ sort: 'price_asc' })).toEqual([
    [medium, 2],
    [large, undefined],
  ])
  expect(await listed({ price_lt: '6' })).toEqual([[small, 2]])
  expect(await listed({ formats: 'each' })).toHaveLength(3)
  // what a text finds, too
  expect(await listed({ title_contains: 'Miele' })).toEqual(expect.arrayContaining([[medium, 2]]))
  expect(await listed({ title_contains: 'Miele' })).toHaveLength(2)
  const { formats, sameSeller, seller } = await page(small, 'en')
  expect(formats).toMatchObject({
    axis: 'Size',
    members: [
      { id: medium, value: '500 g', price: 9, available: true },
      { id: small, value: '250 g', price: 5, available: true },
    ],
  })
  expect(sameSeller.map(({ id }) => id)).toEqual([large])
  expect(seller.productsCount).toBe(2)
  expect((await page(large)).formats).toBeNull()
  const { db } = backend.services
  await db.updateTable('product').set({ stock: 0 }).where('id', '=', medium).execute()
  expect(await listed({ sort: 'price_asc' })).toEqual([
    [small, 2],
    [large, undefined],
  ])
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', medium).execute()
  expect(await listed({ sort: 'price_asc' })).toEqual([
    [small, undefined],
    [large, undefined],
  ])
  expect((await page(small)).formats).toBeNull()
})

it('is renamed, ordered, joined and left, and is none with fewer than two', async () => {
  const { small, medium, large, put, read, listed } = await openShop()
  await put(small, 0, [
    [small, '250 g'],
    [medium, '500 g'],
  ])
  const joined = await put(small, 1, [
    [large, '1 kg'],
    [medium, 'mezzo chilo'],
    [small, '250 g'],
  ])
  expect(joined).toMatchObject({ value: { version: 2, members: [{ id: large }, { id: medium }, {}] } })
  expect(await listed()).toEqual([[large, 3]])
  expect(await put(large, 1, [])).toMatchObject({
    problem: { status: 412, changed: { by: 'Anna Verdi' } },
  })
  const left = await put(large, 2, [
    [medium, '500 g'],
    [small, '250 g'],
  ])
  expect(left).toMatchObject({ value: { version: 0, members: [] } })
  expect(await read(small)).toMatchObject({ version: 3, members: [{ id: medium }, { id: small }] })
  expect(await put(small, 3, [[small, '250 g']])).toMatchObject({ value: { version: 0, members: [] } })
  expect((await listed()).map(([, formats]) => formats)).toEqual([undefined, undefined, undefined])
})

it('refuses what is no family, by the place of the member', async () => {
  const { seller_id, small, medium, large, put } = await openShop()
  const { db } = backend.services
  const elsewhere = await createProduct(db, { seller_id, category_id: await createCategory(db) })
  const fieldsOf = async (members: readonly (readonly [string, string])[]) => {
    const answer = await put(small, 0, members)
    return answer.ok ? [] : answer.problem.fields
  }
  expect(
    await fieldsOf([
      [small, '250 g'],
      [elsewhere.id, '500 g'],
      [medium, '250 G'],
      [small, '1 kg'],
    ]),
  ).toEqual([
    { field: 'members.1.id', message: 'has another category' },
    { field: 'members.2.value.it', message: 'is that of another one' },
    { field: 'members.3.id', message: 'is there twice' },
  ])
  await put(medium, 0, [
    [medium, '500 g'],
    [large, '1 kg'],
  ])
  expect(
    await fieldsOf([
      [small, '250 g'],
      [medium, '500 g'],
    ]),
  ).toEqual([{ field: 'members.1.id', message: 'has other formats already' }])
  const theirs = await openShop()
  expect(
    await put(small, 0, [
      [small, '250 g'],
      [theirs.small, '500 g'],
    ]),
  ).toMatchObject({ problem: { status: 404 } })
  expect(await theirs.put(small, 0, [])).toMatchObject({ problem: { status: 404 } })
})

it('tells the pages of all who are in it or were', async () => {
  const { small, medium, large, put } = await openShop()
  const next = await followFeed(backend)
  /** What is said of the products; before it the counts of shops are. */
  const said = async () => {
    for (;;) {
      const tags = await next()
      if (!tags || tags.includes('catalogue')) return tags?.sort()
    }
  }
  await put(small, 0, [
    [small, '250 g'],
    [medium, '500 g'],
  ])
  expect(await said()).toEqual(['catalogue', `product:${medium}`, `product:${small}`].sort())
  await put(small, 1, [
    [small, '250 g'],
    [large, '1 kg'],
  ])
  const tags = ['catalogue', ...[small, medium, large].map((id) => `product:${id}`)]
  expect(await said()).toEqual(tags.sort())
})
