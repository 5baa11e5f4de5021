import { expect, it } from 'vitest'
import { fits } from './entries.ts'

it.each([
  ['ord', 'Ordini', true],
  ['nuovo PROD', 'Nuovo prodotto', true],
  ['prod nuovo', 'Nuovo prodotto', true],
  ['perche', 'Perché', true],
  ['dini', 'Ordini', false],
  ['nuovo ordine', 'Nuovo prodotto', false],
])('“%s” finds “%s”: %s', (text, label, is) => {
  expect(fits(text, label)).toBe(is)
})
