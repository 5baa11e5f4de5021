import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createSeller, type ProductOptions } from '../../../test/factories/catalogue.ts'
import { openEditedProduct } from '../../../test/scenes/edited-product.ts'

let backend: TestBackend
let shop: string
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
})
afterAll(() => backend.close())

const open = (options: ProductOptions = {}) => openEditedProduct(backend, { seller_id: shop, ...options })
type Edited = Awaited<ReturnType<typeof open>>

async function rowsOf({ owner }: Edited, query: object) {
  const answer = await backend.call(listSellerProductIds, { query: { rows: 'it', ...query } }, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value.rows ?? []
}
const idsOf = async (product: Edited, query: object) => (await rowsOf(product, query)).map(({ id }) => id)
const rowOf = async (product: Edited) => (await rowsOf(product, {})).find(({ id }) => id === product.id)

it('says of a product with a draft what it lacks as it is being edited', async () => {
  const product = await open({ status: 'draft', allergens_declared: false })
  expect(await rowOf(product)).toMatchObject({ state: 'held', missing: ['allergens'], unpublished: false })
  await product.change(0, { allergens: [] })
  expect(await rowOf(product)).toMatchObject({ state: 'draft', missing: [], unpublished: true })
  expect(await idsOf(product, { state: 'held' })).not.toContain(product.id)
  expect(await idsOf(product, { state: 'draft' })).toContain(product.id)
  expect(await idsOf(product, { missing: 'true' })).not.toContain(product.id)
  await product.change(1, { texts: { it: { origin: '' } } })
  expect(await rowOf(product)).toMatchObject({ state: 'held', missing: ['texts.it.origin'] })
  expect(await idsOf(product, { missing: 'origin' })).toEqual([product.id])
  expect(await idsOf(product, { missing: 'texts.it.origin' })).toEqual([product.id])
  expect(await idsOf(product, { missing: 'texts.es.origin' })).toEqual([])
})

it('finds what is on sale and could not be published any more, and what has changes that are not', async () => {
  const [product, untouched] = [await open(), await open()]
  await product.change(0, { allergens: null })
  expect(await rowOf(product)).toMatchObject({ state: 'on_sale', missing: ['allergens'], unpublished: true })
  expect(await idsOf(product, { missing: 'allergens' })).toEqual([product.id])
  const unpublished = await idsOf(product, { unpublished: 'true' })
  expect(unpublished).toContain(product.id)
  expect(unpublished).not.toContain(untouched.id)
})

it('takes a language for written as it is being edited', async () => {
  const product = await open()
  expect(await idsOf(product, { incomplete: 'es' })).toContain(product.id)
  await product.change(0, { texts: { es: { title: 'Miel', shortDescription: 'De azahar.' } } })
  expect(await idsOf(product, { incomplete: 'es' })).not.toContain(product.id)
  expect((await rowOf(product))?.languages).toContain('es')
})

it('finds what lacks a text in the language of a country where it is sold', async () => {
  const product = await open({ status: 'draft', ships_to: ['IT', 'ES'] })
  expect((await rowOf(product))?.missing).toEqual(['texts.es.title'])
  expect(await idsOf(product, { missing: 'spanish' })).toEqual([product.id])
  await product.change(0, { shipsTo: ['IT'] })
  expect(await rowOf(product)).toMatchObject({ state: 'draft', missing: [] })
  expect(await idsOf(product, { missing: 'spanish' })).toEqual([])
})

it('says of each row what the filter goes by', async () => {
  const draft = await open({ status: 'draft', allergens_declared: false })
  const paused = await open({ status: 'withdrawn', allergens_declared: false })
  const rows = await rowsOf(draft, {})
  const found = await idsOf(draft, { missing: 'true' })
  expect(rows.flatMap(({ id, missing }) => (missing.length > 0 ? [id] : [])).sort()).toEqual(found.sort())
  expect(found).toEqual(expect.arrayContaining([draft.id, paused.id]))
})

it('keeps no change that says what is live anyway', async () => {
  const product = await open({ status: 'withdrawn' })
  await product.change(0, { allergens: null })
  expect(await idsOf(product, { missing: 'allergens', state: 'paused' })).toContain(product.id)
  await product.change(1, { allergens: [] })
  expect(await rowOf(product)).toMatchObject({ state: 'paused', missing: [], unpublished: false })
  expect(await idsOf(product, { unpublished: 'true' })).not.toContain(product.id)
})
