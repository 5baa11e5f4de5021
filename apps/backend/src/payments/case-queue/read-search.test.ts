import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

const nothing = { orderId: null, orderStart: null, checkoutId: null }

it.each([
  ['7K3M-9QXA-00ZZ-1111', { ...nothing, orderId: '7K3M-9QXA-00ZZ-1111' }],
  ['7k3m9qxa 00zz1111', { ...nothing, orderId: '7K3M-9QXA-00ZZ-1111' }],
  ['7k3m', { ...nothing, orderStart: '7K3M' }],
  ['7K3M-9', { ...nothing, orderStart: '7K3M-9' }],
  ['7K3', nothing],
  ['7K3M-9QXA-00ZZ-11112', nothing],
  ['wt_6d0c', nothing],
  ['%', nothing],
  ['anna@example.it', nothing],
  [
    '0B0F8A52-8D2E-4B8B-9A55-2F4D3C1D7E01',
    { ...nothing, checkoutId: '0b0f8a52-8d2e-4b8b-9a55-2f4d3c1d7e01' },
  ],
])('reads “%s”', (text, wanted) => {
  expect(readSearch(text)).toEqual({ ref: text, ...wanted })
})
