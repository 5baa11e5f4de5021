import { applyChange } from '@filiera/domain/products/content-parts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { randomDraft, randomProduct } from '../../../test/scenes/random-drafts.ts'
import { seededRandom } from '../../../test/simulation/random.ts'
import { findLiveProducts, type LiveProduct } from '../../catalog/content/read-live-products.ts'
import { type ContentCategory, requiredParts } from '../../catalog/content/required-parts.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { findContentCategory } from './shop-facts.store.ts'

const PRODUCTS = 60
const ROUNDS = 12
/** What nothing is sold without; publishing asks for more. */
const lawful = [
  ...['title', 'ingredients', 'origin', 'storage', 'warnings'].map((field) => `texts.it.${field}`),
  ...['allergens', 'nutrition', 'operator', 'safety', 'alcoholByVolume'],
]

let database: OpenDatabase
let shop: string
const products: { id: string; isStub: boolean }[] = []
const categories = new Map<string | null, ContentCategory | null>([[null, null]])
const slugs = ['plain', 'wine', 'cheese', 'fresh-cheese']
const attributes = ['milk', 'ageing']

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  shop = await createSeller(db)
  const plain = await createCategory(db, { slug: 'plain' })
  const wine = await createCategory(db, { slug: 'wine', declares_alcohol: true })
  const cheese = await createCategory(db, { slug: 'cheese' })
  const fresh = await createCategory(db, { slug: 'fresh-cheese', parent_id: cheese })
  for (const [code, category_id] of [
    ['milk', cheese],
    ['ageing', fresh],
  ] as const)
    await createAttribute(db, { code, kind: 'number', category: { category_id, required: true } })
  for (const slug of [...slugs, 'nowhere']) categories.set(slug, await findContentCategory(db, slug))
  const random = seededRandom(7)
  for (let made = 0; made < PRODUCTS; made++) {
    const options = { ...randomProduct(random), category_id: random.pick([plain, wine, cheese, fresh]) }
    const { id } = await createProduct(db, { ...options, seller_id: shop })
    products.push({ id, isStub: (options.label?.missing_fields ?? []).length > 0 })
    for (const code of attributes)
      if (random.chance(0.5))
        await sql`insert into product_attribute (product_id, attribute_code, kind, number) values (${id}::bigint, ${code}, 'number', 1)`.execute(
          db,
        )
  }
}, 120_000)
afterAll(() => database.close())

const ids = () => products.map(({ id }) => id)
const askedOf = ({ content }: Pick<LiveProduct, 'content'>) =>
  requiredParts(content, categories.get(content.category) ?? null)

async function missingIn(found: 'edited_missing' | 'products_missing'): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ product_id: string; missing: string[] }>`
    select product_id, missing from ${sql.raw(found)}(${ids()}::bigint[])`.execute(database.db)
  return new Map(rows.map(({ product_id, missing }) => [product_id, missing]))
}

it('finds in the database what publishing a draft asks for', async () => {
  const { db } = database
  const live = await findLiveProducts(db, shop, ids())
  expect(live).toHaveLength(PRODUCTS)
  const seen = new Set<string>()
  for (let round = 1; round <= ROUNDS; round++) {
    const random = seededRandom(round)
    const drafts = new Map(ids().map((id) => [id, randomDraft(random, { categories: slugs, attributes })]))
    const rows = JSON.stringify([...drafts].map(([id, content]) => ({ id, content })))
    await sql`
      insert into product_draft (product_id, version, content, updated_by, updated_at)
      select id, 1, content, gen_random_uuid(), now() from jsonb_to_recordset(${rows}::jsonb) as r (id bigint, content jsonb)
      on conflict (product_id) do update set content = excluded.content`.execute(db)
    const found = await missingIn('edited_missing')
    for (const product of live) {
      const draft = drafts.get(product.id) ?? {}
      const asked = askedOf({ content: applyChange(product.content, draft) })
      for (const part of asked) seen.add(part)
      const inDatabase = found.get(product.id) ?? []
      expect({ round, draft, parts: inDatabase.toSorted() }).toEqual({
        round,
        draft,
        parts: asked.toSorted(),
      })
    }
  }
  // every part of the rule was missing somewhere
  const parts = [
    ...['allergens', 'alcoholByVolume', 'attributes.ageing', 'attributes.milk', 'category', 'importer'],
    ...[
      'netQuantity',
      'nutrition',
      'operator',
      'organic',
      'primaryIngredient',
      'safety',
      'shipsTo',
      'vatRate',
    ],
    ...['ingredients', 'origin', 'storage', 'title', 'warnings'].flatMap((field) =>
      ['it', 'es'].map((lang) => `texts.${lang}.${field}`),
    ),
    ...['texts.en.title', 'texts.it.priceReason'],
  ]
  expect([...seen].toSorted()).toEqual(parts.toSorted())
}, 120_000)

it('lets nothing be sold without the same parts, as it is live', async () => {
  const live = await findLiveProducts(database.db, shop, ids())
  const found = await missingIn('products_missing')
  const only = (parts: readonly string[]) => parts.filter((part) => lawful.includes(part)).toSorted()
  const whole = live.filter(({ id }) => !products.some((made) => made.id === id && made.isStub))
  expect(whole.length).toBeGreaterThan(PRODUCTS / 2)
  for (const product of whole)
    expect([product.id, only(found.get(product.id) ?? [])]).toEqual([product.id, only(askedOf(product))])
})
