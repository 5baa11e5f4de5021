import { listCategories, listProducts } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { expect, it, vi } from 'vitest'
import { FRESH_MS } from './cache/page-cache.ts'
import { createMenus } from './menu.ts'

const MIDNIGHT = Date.parse('2026-08-31T22:00:00Z')

const oil = { id: '1', parent: null, slug: 'olio', name: 'Olio', image: '', productsCount: 7 }
const categories = [oil, { ...oil, id: '2', parent: '1', slug: 'olio-nuovo' }]

/** A catalogue in which a word finds something unless it is named, and menus asked of it at a given time. */
function setUp() {
  const clock = { now: MIDNIGHT - 12 * 3_600_000 }
  const state = { isSilent: false, unknown: '' }
  const asked: string[] = []
  const call = vi.fn(async ({ name }: { name: string }, { query }: { query: Record<string, string> }) => {
    asked.push(`${name} ${query.lang}`)
    if (state.isSilent) return { ok: false, problem: { code: 'unavailable', status: 503 } }
    const products = query.title_contains === state.unknown ? [] : [{ image: '/pictures/0a1b-800.jpg' }]
    return { ok: true, value: name === listProducts.name ? products : categories }
  })
  const menus = createMenus(call as unknown as BackendCall, () => clock.now)
  const askedFor = (lang: string) => asked.filter((one) => one === `${listCategories.name} ${lang}`).length
  return { clock, state, menus, askedFor }
}

it('asks once for all pages of a language', async () => {
  const { clock, menus, askedFor } = setUp()
  const [first] = await Promise.all([menus.read('it'), menus.read('it'), menus.read('en')])
  clock.now += FRESH_MS - 1
  expect(await menus.read('it')).toBe(first)
  expect([askedFor('it'), askedFor('en')]).toEqual([1, 1])
})

it('shows the categories at the top, and the first four words of the month that find something', async () => {
  const { menus, state } = setUp()
  state.unknown = 'mozzarella'
  const { categories, season } = await menus.read('it')
  expect(categories).toEqual([{ slug: 'olio', name: 'Olio', image: '', productsCount: 7 }])
  expect(season).toHaveLength(4)
  expect(season.map(({ path }) => path)).not.toContain('/products?title_contains=mozzarella')
  expect(season[0]?.path).toMatch(/^\/products\?title_contains=\w+/)
  expect(season[0]?.image).toBe('/pictures/0a1b-800.jpg')
})

it('asks again once a page would, and on the next day in Italy', async () => {
  const { clock, menus, askedFor } = setUp()
  await menus.read('it')
  clock.now += FRESH_MS
  await menus.read('it')
  expect(askedFor('it')).toBe(2)
  clock.now = MIDNIGHT - 1
  const august = await menus.read('it')
  clock.now = MIDNIGHT
  expect(await menus.read('it')).not.toEqual(august)
})

it.each([
  ['a category', ['category:olio', 'categories'], 2],
  ['what is on sale', ['catalogue', 'product:1'], 2],
  ['one product', ['product:1'], 1],
])('after a change of %s', async (_, tags, times) => {
  const { menus, askedFor } = setUp()
  await menus.read('it')
  menus.drop(tags)
  await menus.read('it')
  expect(askedFor('it')).toBe(times)
})

it('keeps nothing while the catalogue is silent, and nothing of before once all is dropped', async () => {
  const { menus, state, askedFor } = setUp()
  state.isSilent = true
  expect(await menus.read('it')).toEqual({ categories: [], season: [] })
  state.isSilent = false
  expect((await menus.read('it')).categories).toHaveLength(1)
  menus.clear()
  await menus.read('it')
  expect(askedFor('it')).toBe(3)
})
