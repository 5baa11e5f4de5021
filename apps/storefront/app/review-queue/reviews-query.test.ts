import { expect, it } from 'vitest'
import { readReviewsQuery, reviewsSearch } from './reviews-query.state.ts'

const read = (search: string) => readReviewsQuery(new URLSearchParams(search))

it.each(['', '?state=decided', '?start=12', '?state=decided&start=24'])('reads and writes “%s”', (search) => {
  expect(reviewsSearch(read(search))).toBe(search)
})

it.each(['?state=all', '?start=-1', '?start=x', '?start=99999999'])(
  'shows the open cases for “%s”',
  (search) => {
    expect(read(search)).toEqual({ state: 'open', start: 0 })
  },
)
