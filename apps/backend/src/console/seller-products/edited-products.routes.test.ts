import type { ProductContentChange } from '@filiera/contract/console/product-content'
import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { applyChange } from '@filiera/domain/products/content-parts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createSeller, type ProductOptions } from '../../../test/factories/catalogue.ts'
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
  expect(await rowOf(product)).toMatchObject({ state: 'held', missing: ['origin'] })
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

const nobody = { name: '', address: '' }
/** Each takes one thing away, or adds one by half. */
const gaps: readonly ProductContentChange[] = [
  ...(['title', 'ingredients', 'origin', 'storage'] as const).map((field) => ({
    texts: { it: { [field]: ' ' } },
  })),
  { texts: { es: { title: '', tags: ['miel'] } } },
  { texts: { en: { priceReason: 'Few hives.' } } },
  { category: null },
  { vatRate: null },
  { netQuantity: null },
  { allergens: null },
  { nutrition: null },
  { shipsTo: [] },
  { shipsTo: ['IT', 'ES'] },
  { shipsTo: ['IT', 'ES'], texts: { es: { title: 'Miel', storage: ' ' } } },
  { operator: nobody },
  { importer: nobody },
  { safety: { maker: nobody, contact: '' } },
  { texts: { it: { ingredients: '' } }, safety: { maker: { name: 'A', address: 'B' }, contact: 'c' } },
  { primaryIngredient: { name: { it: 'Miele', en: '', es: '' }, places: [] } },
  { primaryIngredient: { name: { it: ' ', en: '', es: '' }, places: [{ country: 'IT', region: null }] } },
  { organic: null, marks: [{ code: 'bio', register: '', controlBody: '', certificate: '', expires: null }] },
  { category: 'vini-della-prova' },
  { attributes: { annata: null } },
]
/** What the database calls a part that is missing. */
function nameInDatabase(part: string, { shipsTo }: ProductContentChange): string {
  const [top = '', lang, field = ''] = part.split('.')
  if (top !== 'texts') return top
  return lang === 'es' && shipsTo?.includes('ES') ? 'spanish' : field
}

/** These lack nothing. */
const whole: readonly ProductContentChange[] = [
  {},
  { nutrition: { exempt: 'small-producer' } },
  { category: 'vini-della-prova', alcoholByVolume: 12 },
  { texts: { it: { priceReason: 'Pochi alveari.' } } },
]

it('asks of a draft for the same as publishing it', async () => {
  const { db } = backend.services
  const category = await createCategory(db, { slug: 'mieli-della-prova' })
  await createCategory(db, { slug: 'vini-della-prova', declares_alcohol: true })
  await createAttribute(db, {
    code: 'annata',
    kind: 'number',
    category: { category_id: category, required: true },
  })
  const product = await open({ status: 'draft', category_id: category })
  let version = await product.change(0, { attributes: { annata: 2025 } })
  const whatLacks = async (change: ProductContentChange) => {
    const { content } = await product.read()
    version = await product.change(version, change)
    const { review } = await product.read()
    const { rows } = await sql<{ missing: string[] }>`
      select missing from edited_missing(array[${product.id}::bigint])`.execute(db)
    version = await product.change(version, applyChange(content, { attributes: content.attributes }))
    return { asked: review.required, found: rows.flatMap(({ missing }) => missing) }
  }
  for (const change of whole)
    expect({ change, ...(await whatLacks(change)) }).toEqual({ change, asked: [], found: [] })
  for (const change of gaps) {
    const { asked, found } = await whatLacks(change)
    const names = [...new Set(asked.map((part) => nameInDatabase(part, change)))].sort()
    expect({ change, isAsked: names.length > 0 }).toEqual({ change, isAsked: true })
    expect({ change, found: found.sort() }).toEqual({ change, found: names })
  }
})
