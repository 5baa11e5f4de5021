import { describe, expect, it } from 'vitest'
import { readSellerOrdersQuery, sellerOrdersSearch } from './seller-orders-query.state.ts'

const read = (search: string) => readSellerOrdersQuery(new URLSearchParams(search))

describe('the query of a shop’s orders', () => {
  it.each(['', '?state=done', '?start=12', '?state=to_ship&start=24'])('reads and writes “%s”', (search) => {
    expect(sellerOrdersSearch(read(search))).toBe(search)
  })

  it.each(['?state=PAID', '?start=-1', '?start=x', '?start=99999999', '?start=1.5'])(
    'begins with the orders to accept for “%s”',
    (search) => expect(read(search)).toEqual({ state: 'to_accept', start: 0 }),
  )
})
