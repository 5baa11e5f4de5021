import { expect, it } from 'vitest'
import { newOrderNumber } from './order-number.ts'

it('draws numbers that can be read aloud, no two the same', () => {
  const numbers = Array.from({ length: 2000 }, newOrderNumber)
  expect(
    numbers.filter((number) => !/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(number)),
  ).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})
