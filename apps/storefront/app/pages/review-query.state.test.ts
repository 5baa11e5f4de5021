import { expect, it } from 'vitest'
import { readReviewQuery, reviewSearch } from './review-query.state.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search))

it.each([
  ['', { stars: null, sort: null, shown: 5 }],
  ['stars=4&sort=lowest&reviews=12', { stars: 4, sort: 'lowest', shown: 15 }],
  ['stars=6&sort=best&reviews=-3', { stars: null, sort: null, shown: 5 }],
  ['stars=2.5&reviews=1e9', { stars: null, sort: null, shown: 100 }],
  ['sort=newest', { stars: null, sort: null, shown: 5 }],
])('reads %s', (search, query) => {
  expect(read(search)).toEqual(query)
})

it('writes the same address for the same query', () => {
  expect(reviewSearch(read('utm=x&reviews=7&stars=1'))).toBe('?stars=1&reviews=10')
  expect(reviewSearch(read(''))).toBe('')
})
