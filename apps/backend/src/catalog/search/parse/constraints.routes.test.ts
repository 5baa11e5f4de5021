import { countFacets, countProducts, listProducts } from '@filiera/contract/catalog/catalogue'
import { readSuggestions, searchProducts, suggest } from '@filiera/contract/catalog/search'
import { readSearchPage } from '@filiera/contract/page-reads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import {
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../../test/factories/catalogue.ts'

let backend: TestBackend
const ids: Record<string, string> = {}

beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const category_id = await createCategory(db, {})
  const put = async (
    key: string,
    region: 'toscana' | 'sicilia',
    text: { it: string; tag: string },
    price: number,
  ) => {
    const seller_id = await createSeller(db, { name: `Bottega ${key}`, region, city_code: null })
    const warehouse_id = await createWarehouse(db, { seller_id })
    const shown = { titles: { it: text.it }, tags: [text.tag], stock: 5, popularity: 10, price_cents: price }
    const { id } = await createProduct(db, { region, seller_id, warehouse_id, category_id, ...shown })
    ids[key] = id
  }
  await put('plain', 'toscana', { it: 'Tavoletta fondente', tag: 'cioccolato' }, 500)
  await put('nuts', 'sicilia', { it: 'Tavoletta alle nocciole', tag: 'cioccolato' }, 900)
  await put('traces', 'sicilia', { it: 'Tavoletta al latte', tag: 'cioccolato' }, 2000)
  await sql`update product set allergens = '{nuts}', allergens_declared = true where id = ${ids.nuts}`.execute(
    db,
  )
  await sql`update product_label set traces = '{nuts}' where product_id = ${ids.traces}`.execute(db)
  await sql`update product set allergens = '{milk}', allergens_declared = true where id = ${ids.traces}`.execute(
    db,
  )
})
afterAll(() => backend.close())

const keyOf = (wanted: string) => Object.entries(ids).find(([, id]) => id === wanted)?.[0]
async function ask(text: string) {
  const query = { title_contains: text }
  const answer = await backend.call(searchProducts, { query })
  const facets = await backend.call(countFacets, { query: { ...query, match: 'words' } })
  const count = await backend.call(countProducts, { query: { ...query, match: 'words' } })
  if (!answer.ok || !facets.ok || !count.ok) throw new Error(`"${text}" was refused`)
  const { result, total_Results: total } = answer.value
  expect([facets.value.total, count.value], text).toEqual([total, total])
  return { found: result.map(({ id }) => keyOf(id)).sort(), facets: facets.value }
}

describe('a search with constraints', () => {
  it.each([
    ['tavoletta', ['nuts', 'plain', 'traces']],
    ['tavoletta senza noci', ['plain']],
    ['nut free tavoletta', ['plain']],
    ['senza frutta a guscio', ['plain']],
    ['tavoletta senza latte', ['nuts', 'plain']],
    ['tavoletta sotto 9 euro', ['plain']],
    ['tavoletta fino a 9 euro', ['nuts', 'plain']],
    ['tavoletta over 9 euro', ['traces']],
    ['tavoletta toscana', ['plain']],
    ['tavoletta siciliana senza latte', ['nuts']],
    ['tavoletta sopra 50 sotto 20', []],
    ['vegan tavoletta', []],
    ['tavoletta dop', []],
    ['tavoletta in offerta', []],
    ['tavoletta italiana online', ['nuts', 'plain', 'traces']],
  ])('%s', async (text, keys) => expect((await ask(text)).found).toEqual(keys))

  it('orders by price where the cheap is asked for', async () => {
    const answer = await backend.call(searchProducts, { query: { title_contains: 'cheap tavoletta' } })
    expect(answer.ok && answer.value.result.map(({ id }) => keyOf(id))).toEqual(['plain', 'nuts', 'traces'])
  })

  it('keeps a chosen filter beside what the text says', async () => {
    const query = {
      title_contains: 'tavoletta toscana',
      match: 'words' as const,
      region: 'sicilia' as const,
      allergen_free: 'eggs' as const,
    }
    expect(await backend.call(countProducts, { query })).toMatchObject({ value: 0 })
  })
})

it('counts what may hold traces of what must be absent, with the text and the filter that list it', async () => {
  const { facets } = await ask('tavoletta senza noci sotto 30 euro')
  expect(facets).toMatchObject({
    thing: 'tavoletta',
    traces: { count: 1, text: 'tavoletta sotto 30 euro', allergens: ['nuts'] },
  })
  const query = { title_contains: 'tavoletta sotto 30 euro', match: 'words', traces: 'nuts' } as const
  const apart = await backend.call(listProducts, { query })
  expect(apart.ok && apart.value.map(({ id }) => keyOf(id))).toEqual(['traces'])
  expect((await ask('tavoletta senza noci sotto 15 euro')).facets).not.toHaveProperty('traces')
  const alone = await ask('senza noci')
  expect(alone.facets).toMatchObject({ traces: { count: 1, text: '' } })
  expect(alone.facets).not.toHaveProperty('thing')
})

it('searches for the words as they are where nothing is to be read in them', async () => {
  const query = { title_contains: 'tavoletta toscana', match: 'literal' } as const
  const facets = await backend.call(countFacets, { query })
  expect(facets.ok && facets.value.total).toBeGreaterThan(0)
  expect(facets.ok && facets.value).not.toHaveProperty('understood')
  const listed = await backend.call(listProducts, { query })
  const counted = await backend.call(countProducts, { query })
  expect(facets.ok && listed.ok && counted.ok && [listed.value.length, counted.value]).toEqual(
    facets.ok && [facets.value.total, facets.value.total],
  )
})

it('says what was read, each with the text that remains without it', async () => {
  const { facets } = await ask('tavoletta toscana senza noci e latte sotto 20 euro')
  expect(facets.understood).toEqual([
    {
      kind: 'region',
      values: ['toscana'],
      typed: 'toscana',
      rest: 'tavoletta senza noci senza latte sotto 20 euro',
    },
    {
      kind: 'free',
      values: ['nuts'],
      typed: 'senza noci',
      rest: 'tavoletta toscana senza latte sotto 20 euro',
    },
    {
      kind: 'free',
      values: ['milk'],
      typed: 'senza latte',
      rest: 'tavoletta toscana senza noci sotto 20 euro',
    },
    {
      kind: 'price',
      values: ['lt:20'],
      typed: 'sotto 20 euro',
      rest: 'tavoletta toscana senza noci senza latte',
    },
  ])
  expect((await ask('tavoletta')).facets).not.toHaveProperty('understood')
})

describe('a search that finds nothing', () => {
  const page = async (title_contains: string) => {
    const answer = await backend.call(readSearchPage, { query: { title_contains, match: 'words' } })
    if (!answer.ok) throw new Error(`"${title_contains}" was refused`)
    const { best, nearest, facets } = answer.value
    return { best: best.map(({ id }) => keyOf(id)).sort(), nearest, facets }
  }

  it('loosens words among what keeps the constraints, occasions first', async () => {
    const { found, facets } = await ask('tavoletta fondente senza noci per natale')
    expect([found, facets.notFound]).toEqual([['plain'], ['natale']])
    const milk = await ask('tavoletta nocciole senza noci')
    expect([milk.found, milk.facets.notFound]).toEqual([['plain'], ['nocciole']])
  })

  it('shows the nearest without place and mark, and never what must not be in it', async () => {
    const { best, nearest } = await page('tavoletta dop lombarda senza noci')
    expect(best).toEqual(['plain'])
    expect(nearest).toEqual({ text: 'tavoletta senza noci', notMet: ['dop', 'lombarda'] })
    const none = await page('senza noci senza latte sopra 50 euro')
    expect([none.best, none.nearest]).toEqual([[], null])
    const popular = await page('caramelle senza noci')
    expect([popular.best, popular.nearest]).toEqual([['plain'], null])
  })

  it('says which constraint hides how many, and which exclude each other', async () => {
    const { facets } = await page('tavoletta sopra 50 sotto 20')
    expect(facets.understood).toMatchObject([
      { typed: 'sopra 50', excludedBy: 'sotto 20', without: 2 },
      { typed: 'sotto 20', excludedBy: 'sopra 50' },
    ])
    expect(facets.understood?.[1]).not.toHaveProperty('without')
    expect((await page('tavoletta dop senza noci')).facets.understood).toMatchObject([
      { typed: 'dop', without: 1 },
      { typed: 'senza noci' },
    ])
  })
})

it('corrects words and keeps what stood beside them', async () => {
  const { facets, found } = await ask('tavoleta senza noci')
  expect(found).toEqual(['plain'])
  expect(facets.correctedQuery).toBe('tavoletta senza noci')
})

it('does not suggest what breaks a constraint', async () => {
  const answer = await backend.call(suggest, { query: { title_contains: 'tavoletta senza noci' } })
  expect(answer.ok && answer.value.map(({ id }) => keyOf(id))).toEqual(['plain'])
})

it('says what is read of a text while it is typed, with the products that keep it', async () => {
  const read = (title_contains: string) => backend.call(readSuggestions, { query: { title_contains } })
  const answer = await read('tavoletta senza noci sotto 20 euro')
  expect(answer).toMatchObject({
    value: {
      understood: [
        { kind: 'free', typed: 'senza noci', rest: 'tavoletta sotto 20 euro' },
        { kind: 'price', values: ['lt:20'], rest: 'tavoletta senza noci' },
      ],
    },
  })
  expect(answer.ok && answer.value.products.map(({ id }) => keyOf(id))).toEqual(['plain'])
  expect(await read('tavoletta')).toMatchObject({ value: { understood: [] } })
})

it('leaves the text of a title as it is', async () => {
  const query = { title_contains: 'senza noci' }
  expect(await backend.call(listProducts, { query })).toMatchObject({ value: [] })
})
