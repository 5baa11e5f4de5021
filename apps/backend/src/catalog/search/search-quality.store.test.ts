import { afterAll, beforeAll, expect, it } from 'vitest'
import { constraintQueries } from '../../../../../bench/catalog/search-quality/constraint-queries.ts'
import { deriveExpected, deriveKept } from '../../../../../bench/catalog/search-quality/derive.ts'
import { queries } from '../../../../../bench/catalog/search-quality/queries.ts'
import {
  FIRST_PAGE,
  findViolations,
  LEAST_BEST_FIRST,
  LEAST_BEST_KEPT,
  LEAST_HITS,
  scoreResults,
} from '../../../../../bench/catalog/search-quality/score.ts'
import { openSeededDatabase } from '../../../test/open-seeded-database.ts'
import { sampleOf } from '../../../test/sample-of.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { readCatalogue } from '../../seed/data/read-demo-data.ts'
import { findTextMatches } from './find-text-matches.ts'
import { matchedProducts } from './matched-products.ts'
import { suggest } from './suggest.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const firstPage = { sort: 'relevance', limit: FIRST_PAGE, start: 0, after: null } as const

/** The slugs of the first page of every query. */
async function askAll(asked: readonly { text: string; lang: 'it' | 'en' | 'es' }[]): Promise<string[][]> {
  const rows = await database.db.selectFrom('product').select(['id', 'slug']).execute()
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  const found: string[][] = []
  for (const { text, lang } of asked) {
    const { rows } = await findTextMatches(
      database,
      { title_contains: text, match: 'words', lang },
      firstPage,
    )
    found.push(rows.map(({ id }) => slugs.get(id) ?? ''))
  }
  return found
}

it('answers the test set of three languages, mistakes and synonyms included', async () => {
  const asked = sampleOf(queries)
  const { hits, bestFirst, failures } = scoreResults(deriveExpected(asked), await askAll(asked))
  expect(hits, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_HITS)
  expect(bestFirst, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_BEST_FIRST)
})

it('shows nothing that breaks what a text asks for, and finds what keeps it', async () => {
  const asked = sampleOf(constraintQueries)
  const expected = deriveKept(asked)
  const found = await askAll(asked)
  expect(findViolations(expected, found)).toEqual([])
  const answered = expected.map(({ relevantSlugs }) => relevantSlugs.length > 0)
  const sold = expected.filter((_, index) => answered[index])
  expect(sold.length).toBeGreaterThan(0.7 * asked.length)
  const { hits, bestFirst, failures } = scoreResults(
    sold,
    found.filter((_, index) => answered[index]),
  )
  expect(hits, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_HITS)
  expect(bestFirst, failures.join('\n')).toBeGreaterThanOrEqual(LEAST_BEST_KEPT)
})

it.each(
  sampleOf([
    ['gluten free pasta', 'en'],
    ['pasta senza glutine', 'it'],
    ['pasta sin gluten', 'es'],
  ] as const),
)('finds no paste, curd or sauce for "%s"', async (text, lang) => {
  const [found = []] = await askAll([{ text, lang }])
  const pasta = readCatalogue().flatMap(({ slug, category }) => (category === 'pasta-e-riso' ? [slug] : []))
  expect(found.filter((slug) => !pasta.includes(slug))).toEqual([])
})

it.each(
  sampleOf([
    ['anchovy paste', 'en'],
    ['pasta di acciughe', 'it'],
    ['pasta de anchoas', 'es'],
  ] as const),
)('still finds the paste for "%s"', async (text, lang) => {
  const [found = []] = await askAll([{ text, lang }])
  expect(found[0]).toBe('pasta-di-acciughe-in-tubetto')
})

/** The category of the navigation of each product on the first page. */
async function categoriesOf(text: string, lang: 'it' | 'en' | 'es') {
  const [found = []] = await askAll([{ text, lang }])
  const categories = new Map(readCatalogue().map(({ slug, category }) => [slug, category]))
  return found.map((slug) => categories.get(slug))
}

it.each(
  sampleOf([
    ['vino economico', 'it', 'vini'],
    ['cheap wine', 'en', 'vini'],
    ['vino barato', 'es', 'vini'],
    ['cheap cheese', 'en', 'formaggi'],
  ] as const),
)('puts the thing first where the cheap is asked for: "%s"', async (text, lang, category) => {
  const found = await categoriesOf(text, lang)
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found)).toEqual(new Set([category]))
})

it.each(
  sampleOf([
    ['dolci senza frutta secca', 'it'],
    ['dessert without nuts', 'en'],
    ['dulces sin frutos secos', 'es'],
  ] as const),
)('offers no spices, pickles or peppers for "%s"', async (text, lang) => {
  const found = await categoriesOf(text, lang)
  expect(found).toContain('miele-e-dolci')
  expect(found.filter((category) => category !== 'miele-e-dolci' && category !== 'vini')).toEqual([])
})

it.each(
  sampleOf([
    ['biscoti senza uova', 'it', 'biscotti senza uova'],
    ['galetas sin huevo', 'es', 'galletas sin huevo'],
  ] as const),
)('corrects a thing beside what must not be in it: "%s"', async (text, lang, corrected) => {
  const first = { title_contains: text, match: 'words', lang } as const
  const { rows, correctedQuery } = await findTextMatches(database, first, firstPage)
  expect([rows.length, correctedQuery]).toEqual([1, corrected])
})

it.each(
  sampleOf([
    ['senza asdfgh', 'it'],
    ['without blorf', 'en'],
    ['sin qwerty', 'es'],
    ['senza 🦄', 'it'],
  ] as const),
)('says that nothing is understood of "%s"', async (text, lang) => {
  const { products, understood } = await matchedProducts(database, {
    title_contains: text,
    match: 'words',
    lang,
  })
  expect([products === null, understood, await askAll([{ text, lang }])]).toEqual([false, [], [[]]])
})

it('keeps the thing of "sweet wine for gift", not what it is for', async () => {
  const [first] = await categoriesOf('sweet wine for gift', 'en')
  expect(first).toBe('vini')
})

it.each(
  sampleOf([
    ['smoked fish', 'en', ['muggine-affumicato-a-fette', 'trota-salmonata-affumicata']],
    ['pescado ahumado', 'es', ['muggine-affumicato-a-fette', 'trota-salmonata-affumicata']],
    ['grissini senza lattosio', 'it', []],
    ['colines sin gluten', 'es', []],
    ['pan sin gluten', 'es', []],
  ] as const),
)('shows for "%s" what is called so, and nothing else', async (text, lang, slugs) => {
  const [found = []] = await askAll([{ text, lang }])
  expect(found.toSorted()).toEqual(slugs)
})

/** The inner category of each product on the first page. */
async function kindsOf(text: string, lang: 'it' | 'en' | 'es') {
  const [found = []] = await askAll([{ text, lang }])
  const kinds = new Map(readCatalogue().map(({ slug, subcategory }) => [slug, subcategory]))
  return [...new Set(found.map((slug) => kinds.get(slug)))]
}

it.each(
  sampleOf([
    ['vino da dessert economico', 'it', ['vini-da-dessert']],
    ['dessert wines under 25', 'en', ['vini-da-dessert']],
    ['vino passito', 'it', ['vini-da-dessert']],
    ['sparkling wine', 'en', ['spumanti']],
    ['wine for fish dinner', 'en', ['rossi', 'bianchi-e-rosati', 'vini-da-dessert']],
    ['cured ham gift', 'en', ['prosciutti-e-speck', 'salumi-cotti']],
    ['regalo prosciutto', 'it', ['prosciutti-e-speck', 'salumi-cotti']],
    ['strong cheeses', 'en', ['formaggi-di-vacca', 'pecorini', 'pasta-filata', 'freschi-e-ricotte']],
    ['pane integrale', 'it', ['pane', 'salati-da-forno']],
    ['biscotti senza noci per la merenda', 'it', ['torroni-e-biscotti', 'dolci-da-forno', 'salati-da-forno']],
  ] as const),
)('shows for "%s" only what it names', async (text, lang, kinds) => {
  const found = await kindsOf(text, lang)
  expect(found.filter((kind) => !kinds.some((known) => known === kind))).toEqual([])
})

/** Products of a shape of pasta. */
const shaped = (shape: string) =>
  readCatalogue().flatMap(({ slug, attributes }) => (attributes.formato === shape ? [slug] : []))

it.each(
  sampleOf([
    ['pasta corta', 'it', 'corto', 9],
    ['short pasta shapes', 'en', 'corto', 9],
    ['pasta lunga', 'it', 'lungo', 4],
    ['pasta larga', 'es', 'lungo', 4],
  ] as const),
)('puts the shapes of pasta first that are asked for: "%s"', async (text, lang, shape, shown) => {
  const [found = []] = await askAll([{ text, lang }])
  expect(shaped(shape)).toEqual(expect.arrayContaining(found.slice(0, shown)))
})

it.each(
  sampleOf([
    ['vino', 'it'],
    ['wine', 'en'],
    ['win', 'en'],
    ['vino', 'es'],
  ] as const),
)('suggests wines before vinegar for "%s" (%s)', async (text, lang) => {
  const rows = await database.db.selectFrom('product').select(['id', 'slug']).execute()
  const slugs = new Map(rows.map(({ id, slug }) => [String(id), slug]))
  const categories = new Map(readCatalogue().map(({ slug, category }) => [slug, category]))
  const products = (await suggest(database, text, lang)).filter(({ type }) => type === 'product')
  const found = products.slice(0, 4).map(({ id }) => categories.get(slugs.get(id) ?? ''))
  expect(found).toEqual(['vini', 'vini', 'vini', 'vini'])
})

it('takes a bottle for what it holds: "bottiglia vino 2019"', async () => {
  const { products, notFound } = await matchedProducts(database, {
    title_contains: 'bottiglia vino 2019',
    match: 'words',
    lang: 'it',
  })
  expect([products !== null, notFound]).toEqual([true, ['2019']])
  expect(new Set(await categoriesOf('bottiglia vino 2019', 'it'))).toEqual(new Set(['vini']))
})
