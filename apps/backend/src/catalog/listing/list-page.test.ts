import { expect, it } from 'vitest'
import { drawFrom } from '../../seed/bulk/draw.ts'
import { listPage, type ProductPage } from './list-page.ts'
import { ProductIndex } from './product-index/product-index.ts'
import type { ProductRow } from './product-index/read-rows.ts'
import { selectProducts } from './select-products.ts'

const PRODUCTS = 4000
const draw = drawFrom(7)

function indexOf(rows: readonly ProductRow[]): ProductIndex {
  const index = new ProductIndex()
  for (const row of rows) index.fill(row)
  index.finish()
  return index
}

it('lists between two prices what costs so, in either order, page after page, whether few or many pass', () => {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => ({
    id: at + 1,
    cents: Math.floor(draw() * 10_000),
    popularity: 0,
    stars: 0,
    created: 0,
    family: 0,
    place: 0,
    values: [],
  }))
  const index = indexOf(rows)
  for (const prices of [
    { from: 2000, to: 8000 },
    { from: 5000, to: 5300 },
    { from: 9000, to: null },
    { from: 300, to: 200 },
  ]) {
    const filters = {
      lang: 'it',
      match: 'words',
      price_gte: prices.from / 100,
      ...(prices.to !== null && { price_lt: prices.to / 100 }),
    } as const
    const passing = rows
      .filter(({ cents }) => cents >= prices.from && (prices.to === null || cents < prices.to))
      .sort((a, b) => a.cents - b.cents || a.id - b.id)
      .map(({ id }) => String(id))
    const selection = selectProducts(index, filters)
    for (const sort of ['price_asc', 'price_desc'] as const) {
      const expected = sort === 'price_asc' ? passing : passing.toReversed()
      const page = (part: Partial<ProductPage>): ProductPage => ({
        sort,
        limit: 12,
        start: 0,
        after: null,
        ...part,
      })
      const first = listPage(index, selection, page({}), prices)
      expect(first.map(({ id }) => id)).toEqual(expected.slice(0, 12))
      const deep = listPage(index, selection, page({ start: 24 }), prices)
      expect(deep.map(({ id }) => id)).toEqual(expected.slice(24, 36))
      const last = first.at(-1)
      const after = last ? { sort, key: last.sort_key, id: last.id } : null
      const next = listPage(index, selection, page({ after }), prices)
      expect(next.map(({ id }) => id)).toEqual(expected.slice(last ? 12 : 0, 24))
    }
  }
})
