import { expect, it } from 'vitest'
import { pages } from '../apps/storefront/app/pages/pages.ts'
import {
  customerPaths,
  operatorPaths,
  publicPaths,
  reviewPaths,
  visitorCheckoutPaths,
  visitorPaths,
} from '../e2e/support/screen-paths.ts'

const bought = {
  ...{ order: 'ABCD-EFGH-1234-5678', address: '7' },
  ...{ paid: '/checkout/1?paid=1', refused: '/checkout/1?refused=1', choose: '/checkout/1?choose=1' },
}
const photographed = [
  ...[...publicPaths, ...visitorPaths, ...visitorCheckoutPaths],
  ...[...customerPaths(bought), ...reviewPaths, ...operatorPaths],
].map((path) => path.replace(/\?.*/, '').slice(1))

const named = (path: string) => path.split('/').filter((part) => part && !part.startsWith(':')).length
/** What addresses a page has, the page that names most of them first. */
const patterns = pages
  .filter(({ path }) => path !== '*')
  .toSorted((a, b) => named(b.path) - named(a.path))
  .map(({ path }) => {
    const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
    return { path, pattern: new RegExp(`^${pattern}$`) }
  })
const pageOf = (address: string) => patterns.find(({ pattern }) => pattern.test(address))?.path ?? '*'

it('has a picture of every page of the shop', () => {
  const seen = new Set(photographed.map(pageOf))
  expect(pages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([])
})

it('leads to pages that there are', () => {
  expect(photographed.filter((address) => pageOf(address) === '*')).toEqual(['nowhere'])
})
