import { expect, it } from 'vitest'
import { findHeadings } from './find-headings.ts'

const headings = ['Codice', 'Nome', 'Prezzo', 'Pezzi', 'EAN']
const goods = ['A1', 'Olio', '9', '', '']

it.each([
  ['the first line', 0, [headings, goods]],
  ['below a title over all columns', 1, [['Listino 2026', '', ''], headings, goods]],
  [
    'below a title of two cells and a date',
    2,
    [['Masseria', '', 'Listino'], ['10/11/2026'], headings, goods],
  ],
  [
    'of two columns below a title',
    1,
    [
      ['Listino', ''],
      ['Codice', 'Prezzo'],
      ['A1', '9'],
    ],
  ],
  ['of one column', 0, [['Codice'], ['A1']]],
  ['in nothing', 0, []],
])('headings are found: %s', (_, at, lines) => {
  expect(findHeadings(lines)).toBe(at)
})
