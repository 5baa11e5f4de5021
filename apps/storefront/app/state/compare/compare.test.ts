import { COMPARE_MAX } from '@filiera/domain/catalogue-constants'
import { expect, test } from 'vitest'
import { compareSearch, differ, readCompareQuery, reduceCompare } from './compare.state.ts'

const product = (id: string) => ({ id, title: `Product ${id}`, image: `/${id}.avif` })
const of = (...ids: string[]) => ({ products: ids.map(product) })

test('adds up to four; a fifth and one already there change nothing', () => {
  const three = of('1', '2', '3')
  const four = reduceCompare(three, { type: 'add', product: product('4') })
  expect(four).toEqual(of('1', '2', '3', '4'))
  expect(four.products).toHaveLength(COMPARE_MAX)
  expect(reduceCompare(four, { type: 'add', product: product('5') })).toBe(four)
  expect(reduceCompare(three, { type: 'add', product: product('2') })).toBe(three)
})

test('removes, clears, and follows an address', () => {
  expect(reduceCompare(of('1', '2'), { type: 'remove', id: '1' })).toEqual(of('2'))
  expect(reduceCompare(of('1', '2'), { type: 'clear' })).toEqual(of())
  const shown = reduceCompare(of('9'), { type: 'shown', products: of('1', '2', '3', '4', '5').products })
  expect(shown).toEqual(of('1', '2', '3', '4'))
})

test.each([
  ['', [], false],
  ['ids=', [], false],
  ['ids=3,1,2', ['3', '1', '2'], false],
  ['ids=3&ids=1&ids=3', ['3', '1'], false],
  ['ids=1,1,x,0,-2,2', ['1', '2'], false],
  ['ids=1,2,3,4,5', ['1', '2', '3', '4'], false],
  ['ids=1,2&differences=1', ['1', '2'], true],
  ['ids=1&differences=yes', ['1'], false],
])('reads the address ?%s', (search, ids, differences) => {
  expect(readCompareQuery(new URLSearchParams(search))).toEqual({ ids, differences })
})

test('writes the address it reads', () => {
  const query = { ids: ['3', '1'], differences: true }
  expect(readCompareQuery(new URLSearchParams(compareSearch(query)))).toEqual(query)
  expect(compareSearch({ ids: [], differences: true })).toBe('')
})

test('rows differ by what stands in their cells', () => {
  expect(differ(['500 g', '500 g'])).toBe(false)
  expect(differ(['500 g', '1 kg', '500 g'])).toBe(true)
  expect(differ(['500 g'])).toBe(false)
})
