import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('writes numbers and texts as Excel in Italy reads them', () => {
  expect(
    csvOf([
      ['Giorno', 'Venduto'],
      ['2026-11-24', 1234.5],
      ['Olio; "extra"', 3],
    ]),
  ).toBe('\uFEFFGiorno;Venduto\r\n2026-11-24;1234,5\r\n"Olio; ""extra""";3\r\n')
})

it.each(['=1+1', '+39 06', '-2', '@SUM(A1)', '\t=1', '\r=1'])('takes the formula out of %j', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`)
})

it('leaves a dash alone', () => {
  expect(csvOf([['-']])).toBe('\uFEFF-\r\n')
})
