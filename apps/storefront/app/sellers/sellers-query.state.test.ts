import { expect, it } from 'vitest'
import { readSellersQuery, sellersSearch } from './sellers-query.state.ts'

const read = (search: string) => readSellersQuery(new URLSearchParams(search))

it('reads and writes region, zoom and page', () => {
  const search = '?region=puglia&zoom=south&page=2'
  expect(read(search)).toEqual({ region: 'puglia', zoom: 'south', page: 2 })
  expect(sellersSearch(read(search))).toBe(search)
  expect(sellersSearch({})).toBe('')
})

it('leaves out what it does not know', () => {
  const nothing = { region: null, zoom: 'all', page: 1 }
  for (const search of [
    '?region=atlantide',
    '?region=__proto__&zoom=x',
    '?page=-1',
    '?page=1e9x',
    '?zoom=',
  ]) {
    expect(read(search)).toEqual(nothing)
  }
  expect(read('?page=1000000000').page).toBe(833)
})
