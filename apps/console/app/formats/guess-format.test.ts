import { expect, it } from 'vitest'
import { guessFormat } from './guess-format.ts'

it.each([
  ['Miele di castagno, 500 g', null, '500 g'],
  ['Filetti di sgombro, 3 × 120 g', null, '3 × 120 g'],
  ['Caciocavallo di latte crudo, 12 mesi, 1,2 kg', null, '1,2 kg'],
  ['Olio di Puglia IGP, latta da 3 litri', null, '3 litri'],
  ['Olio Coratina, raccolto 2026', { value: 500, unit: 'ml' }, '500 ml'],
  ['Farina', { value: 1500, unit: 'g' }, '1,5 kg'],
  ['Cesto', { value: 1, unit: 'piece' }, ''],
  ['Cesto', null, ''],
] as const)('%s', (title, quantity, format) => {
  expect(guessFormat(title, quantity)).toBe(format)
})
