import { countFacets, countProducts, listProducts } from '@filiera/contract/catalog/catalogue'
import { readSuggestions, searchProducts, suggest } from '@filiera/contract/catalog/search'
import { listShops } from '@filiera/contract/catalog/sellers'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import {
  copyProduct,
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../test/factories/catalogue.ts'
import { indexPending } from './index/index-pending.ts'
import { refreshSearch } from './index/refresh-search.ts'

let backend: TestBackend
const ids: Record<string, string> = {}

const texts = (it: string, en = it, es = it) => JSON.stringify({ it, en, es })

async function createCatalogue(): Promise<void> {
  const { db } = backend.services
  const seller_id = await createSeller(db, { name: 'Masseria Torrelunga', region: 'puglia', city_code: null })
  const warehouse_id = await createWarehouse(db, { seller_id })
  const cheeses = await createCategory(db, { name: texts('Formaggi', 'Cheese', 'Quesos') })
  const oils = await createCategory(db, {
    name: texts('Olio e aceto', 'Oil and vinegar', 'Aceite y vinagre'),
  })
  const put = async (
    key: string,
    category_id: number,
    title: string,
    tags: string[],
    stock = 5,
    popularity = 10,
  ) => {
    const text = { titles: { it: title }, tags }
    const product = { seller_id, warehouse_id, category_id, stock, popularity, ...text }
    ids[key] = (await createProduct(db, product)).id
  }
  await put('mozzarella', cheeses, 'Mozzarella di Bufala', ['formaggio', 'mozzarella'])
  await put('pecorino', cheeses, 'Pecorino del Belìce', ['formaggio', 'pecorino'], 5, 90)
  await put('sold out', cheeses, 'Pecorino Romano', ['formaggio', 'pecorino'], 0, 90)
  await put('oil', oils, 'Olio extravergine', ['olio'])
  await put('vinegar', oils, 'Aceto di mele', ['aceto'])
  await put('anchovies', oils, 'Alici in olio', ['alici', 'vasetto'])
}

beforeAll(async () => {
  backend = await buildTestBackend()
  await createCatalogue()
})
afterAll(() => backend.close())

type Asked = NonNullable<EndpointInput<typeof searchProducts>['query']>
const search = async (query: Asked) => {
  const answer = await backend.call(searchProducts, { query })
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}
const found = async (text: string) => (await search({ title_contains: text })).result.map(({ id }) => id)
const named = (...keys: string[]) => keys.map((key) => ids[key])

describe('the words of a search', () => {
  it.each([
    ['MOZZARELLA', ['mozzarella']],
    ['belice', ['pecorino']],
    ['l’olio', ['oil', 'anchovies']],
    ['formaggi', ['pecorino', 'mozzarella', 'sold out']],
    ['cheese', ['pecorino', 'mozzarella', 'sold out']],
    ['queso de oveja', ['pecorino', 'sold out']],
    ['mozarela', ['mozzarella']],
    ['mozz', ['mozzarella']],
    ['olioextravergine', ['oil']],
    ['pecorino torrelunga', ['pecorino', 'sold out']],
    ['aceto', ['vinegar']],
    ['mozzarella marziana', ['mozzarella']],
    ['trattore', []],
    // what the product is stays, what is said of it goes: only the anchovies lie in a jar
    ['aceto in vasetto', ['vinegar']],
  ])('%s', async (text, keys) => {
    const ids = await found(text)
    expect(ids.slice(0, Math.max(1, keys.length))).toEqual(named(...keys))
  })

  it('follow what changes: titles, sellers, categories, synonyms, what is withdrawn', async () => {
    const { db } = backend.services
    await sql`update product_text set title = 'Sidro di pere' where product_id = ${ids.vinegar}`.execute(db)
    expect(await found('sidro')).toEqual(named('vinegar'))
    await sql`update seller set name = 'Fattoria Quercialta'`.execute(db)
    expect(await found('quercialta')).toHaveLength(6)
    await sql`insert into search_synonym (it) values ('{cacetto,mozzarella}')`.execute(db)
    expect(await found('cacetto')).toEqual(named('mozzarella'))
    await sql`update product set status = 'withdrawn' where id = ${ids.vinegar}`.execute(db)
    expect(await found('sidro')).toEqual([])
  })
})

it('leaves the many products of a large seller for later', async () => {
  const { db } = backend.services
  const { id, sellerId } = await createProduct(db, { titles: { it: 'Candela' } })
  await copyProduct(db, id, 500)
  await sql`update seller set name = 'Cascina Ventoscuro' where id = ${sellerId}`.execute(db)
  expect(await found('ventoscuro')).toEqual([])
  expect(await indexPending(backend.services)).toBe(501)
  expect(await search({ title_contains: 'ventoscuro' })).toMatchObject({ total_Results: 501 })
  await sql`update product set status = 'withdrawn' where seller_id = ${sellerId}`.execute(db)
})

it('counts anew once a day', async () => {
  const { db } = backend.services
  expect(await refreshSearch(backend.services)).toBe(false)
  await sql`update search_state set refreshed_at = now() - interval '25 hours'`.execute(db)
  expect(await refreshSearch(backend.services)).toBe(true)
  expect(await found('quercialta')).toHaveLength(5)
})

it('takes no word of a product that is not sold for what was meant', async () => {
  const { db } = backend.services
  const { id } = await createProduct(db, { titles: { it: 'Zibibbo passito' }, tags: ['liquoroso'] })
  const corrected = () => backend.call(searchProducts, { query: { title_contains: 'liquorozo' } })
  const known = async () =>
    (
      await sql`select 1 from search_form where form in ('zibibbo', 'liquoroso') and documents > 0`.execute(
        db,
      )
    ).rows.length
  expect(await corrected()).toMatchObject({ value: { total_Results: 1 } })
  expect(await known()).toBe(2)
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  expect(await known()).toBe(0)
  expect(await corrected()).toMatchObject({ value: { total_Results: 0 } })
  expect(await found('pecorino')).toContain(ids.pecorino)
})

describe('the answers', () => {
  it('have exactly the names of the specification', async () => {
    const answer = await search({ title_contains: 'formaggio', size: '2', page: '2' })
    expect(Object.keys(answer).sort()).toEqual(['current', 'result', 'size', 'total_Pages', 'total_Results'])
    expect(answer).toMatchObject({ current: 2, size: 2, total_Pages: 2, total_Results: 3 })
    expect(answer.result.map(({ id }) => id)).toEqual(named('sold out'))
  })

  it('agree: list, count and facets, with filters and in every order', async () => {
    const asked: Asked[] = [
      { title_contains: 'formagio' },
      { title_contains: 'pecorino', filters: 'available' },
      { title_contains: 'formaggio', price_gte: '1', price_lt: '13.5', region: 'puglia' },
    ]
    for (const words of asked) {
      const query = { ...words, match: 'words' as const }
      const facets = await backend.call(countFacets, { query })
      const count = await backend.call(countProducts, { query })
      const { total_Results: total } = await search(words)
      expect(facets.ok && facets.value.total).toBe(total)
      expect(count.ok && count.value).toBe(total)
      for (const sort of ['relevance', 'popular', 'price_asc', 'newest', 'rating'] as const) {
        const list = await backend.call(listProducts, { query: { ...query, sort } })
        expect(list.ok && list.value).toHaveLength(total)
      }
    }
  })

  it('say what was searched instead of a misspelled word', async () => {
    const corrected = await backend.call(countFacets, {
      query: { title_contains: 'Pecorrino di Mozzzarella' },
    })
    expect(corrected.ok && corrected.value.correctedQuery).toBe('pecorino di mozzarella')
    const common = await backend.call(countFacets, { query: { title_contains: 'mozarela' } })
    expect(common.ok && common.value.correctedQuery).toBe('mozzarella')
    const right = await backend.call(countFacets, { query: { title_contains: 'mozzarella' } })
    expect(right.ok && right.value).not.toHaveProperty('correctedQuery')
  })

  it('say which words are in nothing that is shown', async () => {
    const notFound = async (title_contains: string) => {
      const answer = await backend.call(countFacets, { query: { title_contains, match: 'words' } })
      return answer.ok && answer.value.notFound
    }
    expect(await notFound('Birra al pecorino')).toEqual(['Birra'])
    expect(await notFound('mozzarella in vasetto')).toEqual(['vasetto'])
    expect(await notFound('pecorino belice')).toBeUndefined()
  })

  it('suggest while typing, mistakes forgiven', async () => {
    const titles = async (text: string, lang: 'it' | 'en' = 'it') => {
      const answer = await backend.call(suggest, { query: { title_contains: text, lang } })
      return answer.ok ? answer.value.map(({ type, title }) => `${type} ${title}`) : answer.problem.status
    }
    expect(await titles('mo')).toEqual(['product Mozzarella di Bufala'])
    expect(await titles('mozarela')).toEqual(['product Mozzarella di Bufala'])
    expect(await titles('form')).toContain('category Formaggi')
    expect(await titles('querci')).toEqual(expect.arrayContaining(['seller Fattoria Quercialta']))
    expect(await titles('pecorino bel')).toContain('product Pecorino del Belìce')
    expect(await titles('m')).toBe(400)
    const [first] = await backend
      .call(suggest, { query: { title_contains: 'mozz', lang: 'en' } })
      .then((answer) => (answer.ok ? answer.value : []))
    expect(first).toMatchObject({ id: ids.mozzarella, url: `/en/product/${ids.mozzarella}` })
  })

  it('suggest to the shop the same, products as lists show them', async () => {
    const query = { title_contains: 'pec', lang: 'it' } as const
    const same = { title_contains: 'pecorino', sort: 'popular', lang: 'it' } as const
    const [flat, shown, listed] = await Promise.all([
      backend.call(suggest, { query }),
      backend.call(readSuggestions, { query }),
      backend.call(listProducts, { query: same }),
    ])
    if (!flat.ok || !shown.ok || !listed.ok) throw new Error('refused')
    const { understood, products, others } = shown.value
    expect(understood).toEqual([])
    expect(products.map(({ id }) => id)).toEqual(
      flat.value.flatMap(({ type, id }) => (type === 'product' ? [id] : [])),
    )
    expect(listed.value).toEqual(expect.arrayContaining(products))
    expect(others).toEqual(flat.value.filter(({ type }) => type !== 'product'))
  })

  it('find sellers by the same words', async () => {
    const answer = await backend.call(listShops, { query: { title_contains: 'quercialtta', match: 'words' } })
    expect(answer.ok && answer.value.map(({ name }) => name)).toContain('Fattoria Quercialta')
  })
})

describe('D47 hostile texts', () => {
  it.each([
    '%',
    "'; drop table product; --",
    'olio & !pane | (',
    ':*',
    '\\',
    '😀😀',
    '…—“”',
    '__proto__',
    'constructor',
    'a & b <-> c',
    "''''",
    '{}',
    'null',
    '١٢٣',
    'x'.repeat(100),
    'ab '.repeat(33),
    '<script>',
    '!!!',
    "l'",
    'di di di',
  ])('%j', async (text) => {
    for (const call of [searchProducts, listProducts, countFacets, suggest, readSuggestions] as const) {
      const answer = await backend.call(call, { query: { title_contains: text } } as never)
      if (!answer.ok) expect(answer.problem.status).toBe(400)
    }
  })

  it.each(['a\u0000b', 'x'.repeat(10_000)])('refuses a text that is none', async (text) => {
    for (const call of [searchProducts, suggest, readSuggestions] as const) {
      const answer = await backend.call(call, { query: { title_contains: text } } as never)
      expect(!answer.ok && answer.problem.fields?.[0]?.field).toBe('title_contains')
    }
  })
})
