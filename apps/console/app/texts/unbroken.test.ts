import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it.each([
  ['Burrata di Andria IGP, 2 × 125 g', 'Burrata di Andria IGP, 2_×_125_g'],
  ['Olio DOP, 750 ml', 'Olio DOP, 750_ml'],
  ['Olio di Puglia IGP, latta da 3 litri', 'Olio di Puglia IGP, latta da 3 litri'],
  ['Miele 2026 grezzo', 'Miele 2026 grezzo'],
])('keeps numbers of %s with what they count', (name, whole) => {
  expect(unbroken(name).replaceAll('\u00a0', '_')).toBe(whole)
})
