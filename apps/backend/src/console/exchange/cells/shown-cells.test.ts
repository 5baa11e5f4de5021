import { languages } from '@filiera/domain/languages'
import { expect, it } from 'vitest'
import { isShownColumn, type ShownColumn, type ShownFacts, shownCells } from './shown-cells.ts'

const known: ShownFacts = {
  offer: { cents: 990, from: '2026-12-01', to: '2026-12-24' },
  format: {
    axis: { it: 'Formato', en: 'Size', es: '' },
    value: { it: 'mezzo litro', en: 'half a litre', es: '' },
    others: ['12', '7'],
  },
}
const nothing: ShownFacts = { offer: null, format: null }
const columns = Object.keys(shownCells) as ShownColumn[]

it('writes the offer and the format, in Italian where a language has no word', () => {
  expect(columns.map((column) => shownCells[column].write(known, 'es'))).toEqual([
    '9,90',
    '2026-12-01',
    '2026-12-24',
    'Formato: mezzo litro',
    '12, 7',
  ])
  expect(columns.map((column) => shownCells[column].write(nothing, 'it')).join('')).toBe('')
})

it('knows again what it wrote in any language, and what a spreadsheet makes of it', () => {
  for (const column of columns)
    for (const language of languages) {
      const text = shownCells[column].write(known, language)
      expect([column, isShownColumn(column), shownCells[column].isKnown(text, known)]).toEqual([
        column,
        true,
        true,
      ])
      expect(shownCells[column].isKnown(text, nothing)).toBe(false)
    }
  expect(shownCells.offer_price.isKnown('9.9', known)).toBe(true)
  expect(shownCells.offer_from.isKnown('01/12/2026', known)).toBe(true)
  expect(shownCells.other_formats.isKnown('7; 12', known)).toBe(true)
})

it('takes nothing else for what is known', () => {
  expect(shownCells.offer_price.isKnown('8,90', known)).toBe(false)
  expect(shownCells.offer_to.isKnown('2026-12-31', known)).toBe(false)
  expect(shownCells.format.isKnown('Formato: un litro', known)).toBe(false)
  expect(shownCells.other_formats.isKnown('7', known)).toBe(false)
})
