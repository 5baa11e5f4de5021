import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { expect, it } from 'vitest'
import { cellText, readCell } from './read-cell.ts'

const product: SellerProduct = {
  id: '1',
  title: 'Olio',
  code: null,
  slug: 'olio',
  picture: null,
  category: { slug: 'olio', name: 'Olio' },
  state: 'on_sale',
  missing: [],
  price: 1690.5,
  priceDiscounted: 1200,
  offerUntil: null,
  nextOfferFrom: null,
  stock: 12,
  lowStock: 10,
  held: 0,
  shelf: 0,
  marks: [],
  unpublished: false,
  languages: ['it'],
  format: null,
  scheduledAt: null,
  warehouse: { id: '1', name: 'Andria' },
  changedAt: '2026-11-23T10:00:00.000Z',
  version: 1,
}

it('reads comma and point alike, and refuses what has two readings', () => {
  expect(readCell(product, 'price', '1700,50')).toEqual({ value: 1700.5 })
  expect(readCell(product, 'price', '1700.5 €')).toEqual({ value: 1700.5 })
  expect(readCell(product, 'price', '1,234')).toEqual({ fault: 'products.faults.two_readings' })
  expect(readCell(product, 'price', '1700,555')).toEqual({ fault: 'products.faults.too_many_decimals' })
  for (const text of ['', 'abc', '-3', '0', '1e9'])
    expect(readCell(product, 'price', text)).toEqual({ fault: 'products.faults.not_a_number' })
})

it('keeps an offer under the price, and ends it with an empty text', () => {
  expect(readCell(product, 'priceDiscounted', '')).toEqual({ value: null })
  expect(readCell(product, 'priceDiscounted', '1690,50')).toEqual({ fault: 'products.faults.noOffer' })
  expect(readCell(product, 'price', '1200')).toEqual({ fault: 'products.faults.underOffer' })
})

it('counts whole pieces', () => {
  expect(readCell(product, 'stock', '40')).toEqual({ value: 40 })
  expect(readCell(product, 'stock', '1,5')).toEqual({ fault: 'products.faults.pieces' })
  expect(readCell(product, 'lowStock', '100001')).toEqual({ fault: 'products.faults.tooMany' })
})

it('begins with a text that it reads again', () => {
  expect(cellText(product, 'price')).toBe('1690.50')
  expect(readCell(product, 'price', cellText(product, 'price'))).toEqual({ value: 1690.5 })
  expect(cellText({ ...product, priceDiscounted: null }, 'priceDiscounted')).toBe('')
})
