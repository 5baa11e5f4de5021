import { expect, it } from 'vitest'
import { numberWords } from './number-words.ts'

it.each([
  ['due', 2],
  ['diciassette', 17],
  ['venti', 20],
  ['ventuno', 21],
  ['ventotto', 28],
  ['centocinquanta', 150],
  ['duecento', 200],
  ['nineteen', 19],
  ['twenty five', 25],
  ['a hundred', 100],
  ['one hundred and twenty', 120],
  ['three hundred', 300],
  ['diecisiete', 17],
  ['veintidos', 22],
  ['treinta y cinco', 35],
  ['cien', 100],
  ['ciento veinte', 120],
  ['trescientos', 300],
  ['uno', undefined],
  ['', undefined],
])('%s is %j', (spoken, number) => expect(numberWords.get(spoken)).toBe(number))

it('holds words and nothing else', () => {
  expect([...numberWords.keys()].filter((spoken) => !/^[a-z]+( [a-z]+)*$/.test(spoken))).toEqual([])
})
