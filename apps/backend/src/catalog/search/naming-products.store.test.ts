import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeededDatabase } from '../../../test/open-seeded-database.ts'
import { sampleOf } from '../../../test/sample-of.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { readProducts } from '../../seed/data/read-demo-data.ts'
import { findTextMatches } from './find-text-matches.ts'
import { findProductsNaming } from './naming-products.store.ts'

let database: OpenDatabase
let slugs: Map<string, string>
beforeAll(async () => {
  database = await openSeededDatabase()
  const rows = await database.db.selectFrom('product').select(['id', 'slug']).execute()
  slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
})
afterAll(() => database.close())

const naming = async (...names: string[]) =>
  (await findProductsNaming(database, names)).map((id) => slugs.get(String(id)) ?? '')

/** Products of the demonstration whose label in Italian holds a word, and not "senza" before it in what is told of them. */
const holding = (word: RegExp) =>
  readProducts()
    .filter(({ ingredients }) => word.test(ingredients.it))
    .map(({ slug }) => slug)

it.each(
  sampleOf<[string, RegExp]>([
    ['uvetta', /uvetta|uva passa/i],
    ['canditi', /candit/i],
    ['zucchero', /zucchero|miele|sciroppo|glucosio/i],
    ['sale', /\bsale\b/i],
    ['aglio', /\baglio\b/i],
    ['cipolla', /\bcipoll[ae]\b/i],
    ['conservanti', /conservant|nitrit|nitrat/i],
    ['carne', /\bcarne\b|suino|bovino|pancetta|guanciale/i],
    ['lievito', /lievito/i],
    ['origano', /origano/i],
  ]),
)('%s: no product whose ingredient list names it is left', async (name, word) => {
  const named = await naming(name)
  expect(holding(word).length).toBeGreaterThan(0)
  expect(named).toEqual(expect.arrayContaining(holding(word)))
  expect(named.length).toBeLessThan(slugs.size)
})

it('keeps what says "senza" it, when the ingredient list does not name it either', async () => {
  expect(await naming('uvetta')).not.toContain('panettone-pere-e-cioccolato')
  expect(await naming('olio di palma')).toEqual([])
})

it('takes what holds alcohol by its label', async () => {
  const wines = readProducts().flatMap(({ slug, alcoholByVolume }) => (alcoholByVolume ? [slug] : []))
  expect(await naming('alcol')).toEqual(expect.arrayContaining(wines))
})

it.each(
  sampleOf([
    ['panettone senza uvetta', 'it'],
    ['panettone without raisins', 'en'],
    ['panettone sin pasas', 'es'],
  ] as const),
)('"%s" finds the one without', async (title_contains, lang) => {
  const page = { sort: 'relevance', limit: 12, start: 0, after: null } as const
  const { rows } = await findTextMatches(database, { title_contains, match: 'words', lang }, page)
  const found = rows.map(({ id }) => slugs.get(id))
  expect(found[0]).toBe('panettone-pere-e-cioccolato')
  expect(found).not.toContain('panettone-milanese-1-kg')
})
