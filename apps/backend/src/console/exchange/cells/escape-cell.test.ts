import { expect, it } from 'vitest'
import { escapeCell, unescapeCell } from './escape-cell.ts'

it.each(['=1+1', '+39 0832', '-', '@x', '\tx', "'=1", "''-", "l'olio", "'", '', '0801', '12-5'])(
  'writes %j so that it is no formula and is read as it was',
  (text) => {
    expect(unescapeCell(escapeCell(text))).toBe(text)
    expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r]/)
  },
)
