import { expect, it } from 'vitest'
import { matchRows } from './match-rows.ts'

const products = [
  { id: '1', ownCodes: ['00123'], gtins: ['0801234567891'] },
  { id: '2', ownCodes: ['OLIO', 'OLIO-NUOVO'], gtins: [] },
  { id: '3', ownCodes: [], gtins: ['801234567891'] },
]

it.each([
  ['the number', { id: '2' }, '2'],
  ['the own code, as it is or will be', { own_code: 'OLIO-NUOVO' }, '2'],
  ['the own code with its zeros', { own_code: '00123' }, '1'],
  ['no product', { own_code: '123' }, null],
  ['nothing', {}, null],
] as const)('finds a product by %s', (_what, cells, productId) => {
  expect(matchRows([cells], products)).toEqual([{ productId, faults: null }])
})

it.each([
  ['a number that the shop does not have', [{ id: '9' }], 'id', 'no_such_product'],
  ['a code of another product', [{ id: '1', own_code: 'OLIO' }], 'own_code', 'taken'],
  ['a GTIN of two products', [{ gtin: '801234567891' }], 'gtin', 'two_products'],
  ['a product named twice', [{ id: '2' }, { own_code: 'OLIO' }], 'own_code', 'twice'],
  ['a new code twice', [{ own_code: 'A' }, { own_code: 'A' }], 'own_code', 'twice'],
] as const)('refuses %s', (_what, rows, column, fault) => {
  expect(matchRows(rows, products).at(-1)).toEqual({ productId: null, faults: [{ column, fault }] })
})
