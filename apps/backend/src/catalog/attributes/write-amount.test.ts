import type { Language } from '@filiera/domain/languages'
import { expect, it } from 'vitest'
import { writeAmount } from './write-amount.ts'

it.each<[number[], string | null, Language, string]>([
  [[1], 'mese|mesi', 'it', '1\u00a0mese'],
  [[36], 'mese|mesi', 'it', '36\u00a0mesi'],
  [[12, 24], 'mese|mesi', 'it', '12–24\u00a0mesi'],
  [[0.7], 'mese|mesi', 'it', '3\u00a0settimane'],
  [[3.6], 'mes|meses', 'es', '16\u00a0semanas'],
  [[0.7, 2.3], 'mese|mesi', 'it', 'da 3\u00a0settimane a 2\u00a0mesi'],
  [[0.5, 1], 'month|months', 'en', '2\u00a0weeks to 1\u00a0month'],
  [[2.4, 14], 'mes|meses', 'es', '2–14\u00a0meses'],
  [[1.8, 2.2], 'mese|mesi', 'it', '2\u00a0mesi'],
  [[13.5], '% vol.', 'es', '13,5% vol.'],
  [[2400], 'g/l', 'it', '2400\u00a0g/l'],
  [[7], null, 'en', '7'],
])('writes %j with %j in %s as %j', (ends, unit, lang, text) => {
  expect(writeAmount(ends, unit, lang)).toBe(text)
})
