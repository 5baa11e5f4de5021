import type { Product } from '@filiera/contract/catalog/catalogue'
import { expect, it } from 'vitest'
import { arrived } from './arrivals.tsx'

it.each([
  ['a photo', [{ drawn: false }], true],
  ['an illustration', [{ drawn: true }], false],
  ['missing', [], false],
])('says that its picture is %s', (_what, images, isPhoto) => {
  const product = { id: '1', seller: { name: 'Rossi', region: 'puglia', city: 'Andria' }, images }
  expect(arrived(product as unknown as Product).isPhoto).toBe(isPhoto)
})
