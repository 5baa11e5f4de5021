import type { Product } from '@filiera/contract/catalog/catalogue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cardProduct } from './card-product.ts'

const product = (closedUntil: string | null, available = true) =>
  ({
    id: '1',
    available,
    images: [],
    seller: { name: 'Frantoio', city: 'Andria', closedUntil },
  }) as unknown as Product

beforeEach(() => {
  // already the first of December in Italy
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') })
})
afterEach(() => void vi.useRealTimers())

it.each([
  [null, true, undefined],
  ['2026-11-30', true, undefined],
  ['2026-12-01', false, '2026-12-01'],
  ['2027-01-06', false, '2027-01-06'],
])('of a shop closed until %s', (closedUntil, available, shown) => {
  const card = cardProduct(product(closedUntil))
  expect([card.available, card.closedUntil]).toEqual([available, shown])
})

it('stays sold out after the holidays', () => {
  expect(cardProduct(product('2026-11-01', false)).available).toBe(false)
})

it.each([
  ['a photo', false, true],
  ['an illustration', true, undefined],
])('says that its picture is %s', (_what, drawn, isPhoto) => {
  const images = [{ url: '/pictures/a/800.jpg', width: 900, height: 1600, drawn, alt: '' }]
  expect(cardProduct({ ...product(null), images }).isPhoto).toBe(isPhoto)
})
