import type { Product } from '@filiera/contract/catalog/catalogue'
import { expect, it } from 'vitest'
import { chooseProducts } from './choose-products.ts'

const product = (id: number, available = true) => ({ id: String(id), available }) as Product
const products = (...ids: number[]) => ids.map((id) => product(id))
const ids = (list: readonly Product[]) => list.map(({ id }) => Number(id))

type Home = Parameters<typeof chooseProducts>[0]
const collection = (list: Product[]) => ({ products: list }) as NonNullable<Home['newest']>
const seller = (list: Product[]) => ({ products: list }) as NonNullable<Home['featured']>
const chosen = (home: Partial<Home>) => {
  const { cover, story, row } = chooseProducts({
    ...{ cover: null, newest: null, arrivals: [], featured: null },
    ...home,
  })
  return { cover: Number(cover?.id), story: ids(story), row: ids(row) }
}

it('shows no product twice', () => {
  const home = {
    cover: product(1),
    featured: seller(products(2, 1, 3, 4)),
    newest: collection(products(1, 2, 5, 6, 7, 8, 9, 10)),
  }
  expect(chosen(home)).toEqual({ cover: 1, story: [2, 3, 4], row: [5, 6, 7, 8, 9] })
})

it('takes the first of the newest that can be bought for the cover, where no editor chose one', () => {
  const home = {
    featured: seller(products(12, 13, 11, 14)),
    newest: collection([product(10, false), product(11)]),
  }
  expect(chosen(home)).toEqual({ cover: 11, story: [12, 13, 14], row: [10] })
})

it.each([
  ['missing', null],
  ['empty', collection([])],
])('takes the newest of all where the collection is %s', (_what, newest) => {
  expect(chosen({ newest, arrivals: products(20, 21, 22) })).toEqual({ cover: 20, story: [], row: [21, 22] })
})
