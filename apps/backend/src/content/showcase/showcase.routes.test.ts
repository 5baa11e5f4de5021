import * as contract from '@filiera/contract/content/showcase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBanner, createPageContent, createPromotion } from '../../../test/factories/content.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const title = JSON.stringify({ it: 'Novità', en: 'New', es: 'Novedades' })
  const { id } = await db
    .insertInto('collection')
    .values({ slug: 'novita', name: 'Novità', title, description: title })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let position = 0; position < 10; position++) {
    const status = position === 1 ? 'draft' : 'published'
    const product = await createProduct(db, { titles: { it: `Prodotto ${position}` }, status })
    await db
      .insertInto('collection_product')
      .values({ collection_id: id, position, product_id: product.id })
      .execute()
  }
})
afterAll(() => backend.close())

it.each(['novita', 'Novità'])('is found as %s, with its first eight published products', async (name) => {
  const result = await backend.call(contract.getCollection, { params: { name }, query: { lang: 'en' } })
  if (!result.ok) throw new Error(result.problem.detail)
  expect(result.value.title).toBe('New')
  expect(result.value.products.map(({ title }) => title)).toEqual(
    [0, 2, 3, 4, 5, 6, 7, 8].map((number) => `Prodotto ${number}`),
  )
})

it('answers an unknown name with 404', async () => {
  const result = await backend.call(contract.getCollection, { params: { name: 'none' } })
  expect(result).toMatchObject({ ok: false, problem: { code: 'not_found' } })
})

it('answers every slug literally and one collection by slug', async () => {
  const { db } = backend.services
  const title = JSON.stringify({ it: 'Bozza' })
  await db
    .insertInto('collection')
    .values({ slug: 'bozza', name: 'Bozza', title, description: title, published: false })
    .execute()
  expect(await backend.call(contract.listCollectionSlugs, {})).toMatchObject({ ok: true, value: ['novita'] })
  expect(await backend.call(contract.getCollectionBySlug, { params: { slug: 'novita' } })).toMatchObject({
    ok: true,
    value: { name: 'Novità', title: 'Novità' },
  })
  for (const slug of ['bozza', 'Novità', 'slugs'])
    expect(await backend.call(contract.getCollectionBySlug, { params: { slug } })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
})

const yesterday = new Date('2026-11-22T09:00:00Z')
const tomorrow = new Date('2026-11-24T09:00:00Z')
const wrong = [
  { published: false },
  { starts_at: tomorrow },
  { ends_at: yesterday },
  { starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: yesterday },
]

it('shows only current banners, also when asked for the others by slug', async () => {
  const { db } = backend.services
  const second = await createBanner(db, { position: 2, link: '/products' })
  const first = await createBanner(db, { position: 1, starts_at: yesterday, ends_at: tomorrow })
  const others = [] as string[]
  for (const options of wrong) others.push(await createBanner(db, options))
  const all = await backend.call(contract.listBanners, {})
  if (!all.ok) throw new Error(all.problem.detail)
  expect(all.value.map(({ slug }) => slug)).toEqual([first, second])
  expect(all.value[0]).toMatchObject({ text: 'Testo', link: null, image: '', endsAt: tomorrow.toISOString() })
  const some = await backend.call(contract.listBanners, { query: { slug_in: [second, ...others] } })
  expect(some).toMatchObject({ ok: true, value: [{ slug: second, startsAt: null, link: '/products' }] })
})

it('shows only current promotions', async () => {
  const { db } = backend.services
  const current = await createPromotion(db, { title: JSON.stringify({ it: 'Sconti', en: 'Reductions' }) })
  for (const options of wrong) await createPromotion(db, options)
  const list = await backend.call(contract.listPromotions, { query: { lang: 'en' } })
  if (!list.ok) throw new Error(list.problem.detail)
  expect(list.value).toMatchObject([{ slug: current, title: 'Reductions', description: 'Testo' }])
})

it('shows the published pieces of a page, all or of one place', async () => {
  const { db } = backend.services
  await createPageContent(db, { place: 'strip', position: 2 })
  await createPageContent(db, { place: 'strip', position: 1, title: JSON.stringify({ it: 'Primo' }) })
  await createPageContent(db)
  await createPageContent(db, { published: false })
  await createPageContent(db, { page: 'about' })
  const page = await backend.call(contract.listPageContents, { params: { name: 'home' } })
  if (!page.ok) throw new Error(page.problem.detail)
  expect(page.value.map(({ place, position }) => [place, position])).toEqual([
    ['hero', 0],
    ['strip', 1],
    ['strip', 2],
  ])
  const strip = await backend.call(contract.listPlaceContents, { params: { page: 'home', place: 'strip' } })
  expect(strip.ok && strip.value.map(({ title }) => title)).toEqual(['Primo', 'Titolo'])
  for (const name of ['unknown', 'HOME'])
    expect(await backend.call(contract.listPageContents, { params: { name } })).toMatchObject({
      ok: true,
      value: [],
    })
})
