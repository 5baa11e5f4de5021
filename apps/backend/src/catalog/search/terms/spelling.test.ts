import { expect, it } from 'vitest'
import { correctWord, editDistance } from './spelling.ts'

it.each([
  ['pane', 'pane', 0],
  ['mozarela', 'mozzarella', 2],
  ['vion', 'vino', 1],
  ['', 'olio', 4],
])('counts the letters between %j and %j', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance)
})

const known = (...forms: string[]) => forms.map((form) => ({ form, documents: 10 }))

it('prefers the same first letter, doubled letters and frequent words', () => {
  expect(correctWord('nociole', known('nocciole', 'fagiole'))).toBe('nocciole')
  expect(correctWord('carne', [])).toBeNull()
  expect(
    correctWord('vinno', [
      { form: 'vigno', documents: 1 },
      { form: 'vino', documents: 900 },
    ]),
  ).toBe('vino')
})

it('leaves short and distant words alone', () => {
  expect(correctWord('vin', known('vino', 'pin'))).toBeNull()
  expect(correctWord('trattore', known('trattoria'))).toBe('trattoria')
  expect(correctWord('smartphone', known('spumante'))).toBeNull()
})
