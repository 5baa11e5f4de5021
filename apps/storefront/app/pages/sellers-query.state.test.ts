import { expect, it } from 'vitest'
import { readSellersQuery, sellersSearch } from './sellers-query.state.ts'

const read = (search: string) => readSellersQuery(new URLSearchParams(search))

it('reads and writes region, city, zoom and page', () => {
  const search = '?region=campania&city=napoli&zoom=south&page=2'
  expect(read(search)).toEqual({ region: 'campania', city: 'napoli', zoom: 'south', page: 2 })
  expect(sellersSearch(read(search))).toBe(search)
  expect(sellersSearch({})).toBe('')
})

it.each(['Milan', 'milano', 'MILANO', 'Milán'])('reads the city %s as milano', (city) => {
  expect(sellersSearch(read(`?city=${city}`))).toBe('?city=milano')
})

it('leaves out what it does not know', () => {
  const nothing = { region: null, city: null, zoom: 'all', page: 1 }
  for (const search of [
    '?region=atlantide',
    '?region=__proto__&zoom=x',
    '?city=Roma&city=constructor',
    '?page=-1',
    '?page=1e9x',
    '?zoom=',
  ]) {
    expect(read(search)).toEqual(nothing)
  }
  expect(read('?page=1000000000').page).toBe(833)
})
