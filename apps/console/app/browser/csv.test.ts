import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes texts, keeps numbers, and takes the sting out of formulas', () => {
  expect(
    csvOf([
      ['Nome', 'Pezzi'],
      ['Anna "la" Verdi; Bari', 2],
      ['=1+1', 0],
    ]),
  ).toBe('\uFEFF"Nome";"Pezzi"\r\n"Anna ""la"" Verdi; Bari";2\r\n"\'=1+1";0\r\n')
})
