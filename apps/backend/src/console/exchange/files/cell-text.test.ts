import { expect, it } from 'vitest'
import { cellText } from './cell-text.ts'

it.each([
  [null, ''],
  ['Olio', 'Olio'],
  [new Date('2026-11-30T00:00:00Z'), '2026-11-30'],
  [12.5, '12.5'],
  [0.1 + 0.2, '0.3'],
  [19.9 * 3, '59.7'],
  [8_001_234_567_890, '8001234567890'],
])('reads %s as %j', (value, text) => expect(cellText(value)).toBe(text))
