import { expect, it } from 'vitest'
import { writeAmount } from './write-amount.ts'

it.each<[number[], string | null, string]>([
  [[1], 'mese|mesi', '1\u00a0mese'],
  [[36], 'mese|mesi', '36\u00a0mesi'],
  [[12, 24], 'mese|mesi', '12–24\u00a0mesi'],
  [[0.7], 'mese|mesi', '3\u00a0settimane'],
  [[3.6], 'mes|meses', '16\u00a0semanas'],
  [[0.7, 2.3], 'mese|mesi', 'da 3\u00a0settimane a 2\u00a0mesi'],
  [[0.5, 1], 'month|months', '2\u00a0weeks to 1\u00a0month'],
  [[2.4, 14], 'mes|meses', '2–14\u00a0meses'],
  [[1.8, 2.2], 'mese|mesi', '2\u00a0mesi'],
  [[13.5], '% vol.', '13.5% vol.'],
  [[2400], 'g/l', '2400\u00a0g/l'],
  [[7], null, '7'],
])('writes %j with %j as %j', (ends, unit, text) => {
  expect(writeAmount(ends, unit)).toBe(text)
})
