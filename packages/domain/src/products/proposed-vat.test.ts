import { expect, it } from 'vitest'
import { proposedVat } from './proposed-vat.ts'

it.each([
  ['pecorini', 'formaggi', 4],
  ['aceti-e-mosti', 'olio-e-aceto', 10],
  ['vini', null, 22],
  ['funghi-e-tartufi', 'ortofrutta', null],
  ['taglieri', null, null],
] as const)('%s of %s is proposed %s', (slug, above, rate) => {
  expect(proposedVat(slug, above)).toBe(rate)
})
