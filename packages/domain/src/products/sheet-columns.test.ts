import { expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { columnHeading, ownColumn, plainHeading, sheetColumns } from './sheet-columns.ts'

it('names every column in its own words, so that files of all languages are known again', () => {
  expect(new Set(sheetColumns).size).toBe(sheetColumns.length)
  for (const column of sheetColumns)
    for (const language of languages)
      expect([column, language, ownColumn.get(plainHeading(columnHeading(column, language)))]).toEqual([
        column,
        language,
        column,
      ])
})

it('compares headings without capitals, accents and signs', () => {
  expect(plainHeading('  Quantità   NETTA: ')).toBe('quantita netta')
  expect(columnHeading('title_en', 'it')).toBe('Nome (inglese)')
})
