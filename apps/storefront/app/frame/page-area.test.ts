import { describe, expect, test } from 'vitest'
import { noticeOnFailure } from '../notices/notice-for.ts'
import { loadingFlags } from './loading/loading-flags.ts'
import { areaOf, loadingDuring, loadingNames } from './page-area.ts'

const loading = { state: 'loading', formMethod: undefined } as const
const posting = { state: 'submitting', formMethod: 'POST' } as const
const idle = { state: 'idle', formMethod: undefined } as const

/** A page of every flag's area. */
const pages = {
  products: '/categories/oli',
  product: '/product/7',
  sellers: '/sellers/3',
  posts: '/blog',
  cart: '/cart',
  orders: '/account/orders/1',
  payment: '/checkout/return',
  reviews: '/account/reviews/7',
  search: '/search',
  collections: '/collections/natale',
  cards: '/account/cards',
}

describe('loading flags', () => {
  test('are eleven, and loading a page of its area raises each of them alone', () => {
    expect(loadingNames).toHaveLength(11)
    for (const name of loadingNames) {
      const flags = loadingFlags(loadingDuring(loading, pages[name], '/'))
      expect(Object.entries(flags).filter(([, isUp]) => isUp)).toEqual([[name, true]])
    }
  })

  test('are up while a form is sent, and down once the navigation has ended, well or not', () => {
    expect(loadingDuring(posting, '/checkout', '/checkout')).toBe('payment')
    expect(loadingDuring({ state: 'loading', formMethod: 'POST' }, '/checkout', '/checkout')).toBe('payment')
    expect(loadingDuring(idle, null, '/checkout')).toBeNull()
    expect(Object.values(loadingFlags(null, null))).not.toContain(true)
  })

  test('can be up together: the cart is changed while a page is loaded', () =>
    expect(loadingFlags('products', 'cart')).toMatchObject({ products: true, cart: true, search: false }))

  test('a product that is asked for again without a form is asked for other reviews', () => {
    expect(loadingDuring(loading, '/product/7', '/product/7')).toBe('reviews')
    expect(loadingDuring(loading, '/product/8', '/product/7')).toBe('product')
    expect(loadingDuring(posting, '/product/7', '/product/7')).toBe('product')
  })

  test('pages of text have none', () => expect(loadingDuring(loading, '/about', '/')).toBeNull())
})

test.each([
  ['/products', 'products_get_error'],
  ['/search', 'products_get_error'],
  ['/product/7', 'product_get_error'],
  ['/sellers', 'sellers_list_error'],
  ['/cart', 'cart_error'],
  ['/account/orders', 'order_get_error'],
  ['/account/addresses', 'addresses_get'],
  ['/checkout', 'checkout_get_error'],
])('%s that cannot be loaded is said with %s of specification §8', (path, key) => {
  const { failed } = areaOf(path)
  expect(failed && noticeOnFailure(failed)).toBe(key)
})
