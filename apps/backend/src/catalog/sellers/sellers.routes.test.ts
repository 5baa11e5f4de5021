import {
  countShopProducts,
  countShops,
  getShop,
  listShopProducts,
  listShops,
} from '@filiera/contract/catalog/sellers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let closed: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  await createSeller(db, { name: 'Àlveare' })
  closed = await createSeller(db, {
    name: 'Bottega',
    city_code: 'napoli',
    region: 'campania',
    closed_until: '2026-12-01',
    lat: null,
    lng: null,
  })
  await createSeller(db, { name: 'Cantina', city_code: null, region: 'toscana' })
})
afterAll(() => backend.close())

it('lists sellers by name with the total', async () => {
  const result = await backend.call(listShops, { query: { limit: '2' } })
  if (!result.ok) throw new Error(result.problem.detail)
  expect(result.value.map(({ name }) => name)).toEqual(['Àlveare', 'Bottega'])
  expect(result.headers.get('x-total-count')).toBe('3')
})

it.each([
  [{ title_contains: 'alveare' }, 1],
  [{ title_contains: 'OTTÉ' }, 1],
  [{ title_contains: 'bottega cantina' }, 0],
  [{ title_contains: '%' }, 0],
  [{ city: 'Nápoles' }, 1],
  [{ region: ['toscana' as const, 'campania' as const] }, 2],
])('filters by %j', async (query, expected) => {
  const list = await backend.call(listShops, { query })
  expect(list.ok && list.value).toHaveLength(expected)
  expect(await backend.call(countShops, { query })).toMatchObject({ ok: true, value: expected })
})

it('shows one with legal identity and return date', async () => {
  expect(await backend.call(getShop, { params: { id: closed } })).toMatchObject({
    ok: true,
    value: {
      name: 'Bottega',
      closedUntil: '2026-12-01',
      position: null,
      address: 'Via del Frantoio 1, 87100 Cosenza (CS)',
      legal: { vatNumber: expect.any(String) },
    },
  })
  expect(await backend.call(getShop, { params: { id: '4711' } })).toMatchObject({
    ok: false,
    problem: { code: 'not_found' },
  })
})

it('says since when it works, in figures and years, in the language asked for or Italian', async () => {
  const text = (it: string, en?: string) => ({ it, ...(en && { en, es: en }) })
  const id = await createSeller(backend.services.db, {
    founded: 1931,
    figures: JSON.stringify([{ value: text('6 ore', '6 hours'), label: text('dal ramo al frantoio') }]),
    timeline: JSON.stringify([
      { year: 1931, text: text('Il forno.', 'The oven.') },
      { year: 2003, text: text('La DOP.', 'The PDO.') },
    ]),
  })
  expect(await backend.call(getShop, { params: { id }, query: { lang: 'en' } })).toMatchObject({
    value: {
      founded: 1931,
      figures: [{ value: '6 hours', label: 'dal ramo al frantoio' }],
      timeline: [
        { year: 1931, text: 'The oven.' },
        { year: 2003, text: 'The PDO.' },
      ],
    },
  })
  expect(await backend.call(getShop, { params: { id: closed } })).toMatchObject({
    value: { founded: null, figures: [], timeline: [] },
  })
})

it('says of its products until when it is closed, at once when that changes', async () => {
  const { db } = backend.services
  const seller_id = await createSeller(db, { closed_until: '2026-12-24' })
  await createProduct(db, { seller_id })
  const shown = async () => {
    const list = await backend.call(listShopProducts, { params: { id: seller_id } })
    return list.ok && list.value.map(({ seller }) => seller.closedUntil)
  }
  expect(await shown()).toEqual(['2026-12-24'])
  await db.updateTable('seller').set({ closed_until: null }).where('id', '=', seller_id).execute()
  expect(await shown()).toEqual([null])
})

it('lists the products of one by every filter, and never those of another', async () => {
  const { db } = backend.services
  const own = await createProduct(db, { titles: { it: 'Olio' }, price_cents: 1500 })
  const other = await createProduct(db, { titles: { it: 'Olio' } })
  await createProduct(db, { seller_id: own.sellerId, titles: { it: 'Bozza' }, status: 'draft' })
  const titlesOf = async (query: Parameters<typeof backend.call<typeof listShopProducts>>[1]['query']) => {
    const list = await backend.call(listShopProducts, { params: { id: own.sellerId }, query: query ?? {} })
    if (!list.ok) throw new Error(list.problem.detail)
    const counted = await backend.call(countShopProducts, {
      params: { id: own.sellerId },
      query: query ?? {},
    })
    expect(counted).toMatchObject({ ok: true, value: list.value.length })
    expect(list.headers.get('x-total-count')).toBe(String(list.value.length))
    return list.value.map(({ title }) => title)
  }
  expect(await titlesOf({})).toEqual(['Olio'])
  expect(await titlesOf({ price_gte: '10', price_lt: '20', title_contains: 'olio' })).toEqual(['Olio'])
  expect(await titlesOf({ price_lt: '10' })).toEqual([])
  expect(await titlesOf({ seller: [own.sellerId, other.sellerId] })).toEqual(['Olio'])
  expect(await titlesOf({ seller: other.sellerId })).toEqual([])
})

it('answers 404 for the products of an unknown one', async () => {
  for (const endpoint of [listShopProducts, countShopProducts])
    expect(await backend.call(endpoint, { params: { id: '4711' } })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
})
