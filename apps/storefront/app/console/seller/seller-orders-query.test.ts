import { describe, expect, it } from 'vitest'
import { nextWork, readSellerOrdersQuery, sellerOrdersSearch } from './seller-orders-query.state.ts'

const read = (search: string) => readSellerOrdersQuery(new URLSearchParams(search))

describe('the query of a shop’s orders', () => {
  it.each([
    '',
    '?state=done',
    '?start=12',
    '?state=to_ship&start=24',
    '?search=7FTA',
    '?search=7FTA&start=12',
  ])('reads and writes “%s”', (search) => {
    expect(sellerOrdersSearch(read(search))).toBe(search)
  })

  it.each(['?state=PAID', '?start=-1', '?start=x', '?start=99999999', '?start=1.5'])(
    'begins with the orders to accept for “%s”',
    (search) => expect(read(search)).toEqual({ state: 'to_accept', start: 0, search: '' }),
  )

  it('takes no more of a text than can be looked for', () => {
    expect(read(`?search=%20%00${'x'.repeat(80)}`).search).toBe('x'.repeat(58))
    expect(sellerOrdersSearch(read('?search=a%26b&state=done'))).toBe('?search=a%26b')
  })
})

it('leads to the work that is left', () => {
  const counts = { to_accept: 0, to_ship: 2, on_the_way: 1, returns: 1, done: 3 }
  expect(nextWork(counts, 'to_accept')).toBe('to_ship')
  expect(nextWork(counts, 'to_ship')).toBe('returns')
  expect(nextWork({ ...counts, to_ship: 0, returns: 0 }, 'done')).toBeNull()
})
