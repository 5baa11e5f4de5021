import { expect, test } from 'vitest'
import { ordersSearch, readOrdersQuery } from './orders-query.state.ts'

const read = (text: string) => readOrdersQuery(new URLSearchParams(text))

test('reads start, limit and status, and ignores what it does not know', () => {
  expect(read('')).toEqual({ start: 0, limit: 12, status: null, bought: '' })
  expect(read('bought=+Olio%0Anuovo').bought).toBe('Olio nuovo')
  expect(read('start=24&limit=6&status=SHIPPED')).toEqual({
    start: 24,
    limit: 6,
    status: 'SHIPPED',
    bought: '',
  })
  expect(read('start=-3&limit=1000&status=shipped')).toEqual({
    start: 0,
    limit: 99,
    status: null,
    bought: '',
  })
  expect(read('start=1.5&limit=&status=')).toEqual({ start: 0, limit: 12, status: null, bought: '' })
  expect(read('start=99999').start).toBe(10_000)
})

test('writes what is not usual', () => {
  expect(ordersSearch({ start: 0, limit: 12, status: null, bought: '' })).toBe('')
  expect(ordersSearch({ start: 12, limit: 12, status: 'PAID', bought: 'olio' })).toBe(
    '?start=12&status=PAID&bought=olio',
  )
  expect(ordersSearch({ start: 6, limit: 6, status: null, bought: '' })).toBe('?start=6&limit=6')
})
