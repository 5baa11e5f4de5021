import type { Product } from '@filiera/contract/catalog/catalogue'
import { expect, it } from 'vitest'
import { merchantItem } from './merchant-feed.ts'

const product: Product = {
  id: '12',
  title: 'Olio extravergine Coratina',
  shortDescription: 'Olive raccolte a ottobre.',
  images: [
    { url: '/pictures/aa/800.jpg', width: 800, height: 800, drawn: true, alt: '' },
    { url: '/pictures/bb/800.jpg', width: 800, height: 800, drawn: true, alt: '' },
  ],
  imageDefault: '/pictures/dd/800.jpg',
  image: '/pictures/aa/800.jpg',
  seller: { id: '3', name: 'Frantoio', imageUrl: '', city: 'Andria', region: 'puglia', closedUntil: null },
  tags: [],
  stars: 0,
  reviewsCount: 0,
  price: 14,
  priceDiscounted: 11.9,
  discountPercent: 15,
  currency: 'EUR',
  unitPrice: { value: 23.8, unit: 'l' },
  netQuantity: { value: 500, unit: 'ml' },
  vatRate: 4,
  available: true,
  stock: null,
  warehouse: { id: '5', name: 'Andria', adjustments: [] },
  category: { slug: 'olio-e-aceto', name: 'Olio e aceto' },
  brand: null,
  marks: [],
  traditionalTerm: null,
  temperatureClass: 'ambient',
  shipsTo: ['IT'],
  alcohol: false,
  questions: [],
  lang: 'it',
}

it('gives prices with two decimals, the full one and the reduced one apart', () => {
  expect(merchantItem(product, [], 'https://shop.example', 'it')).toMatchObject({
    'g:price': '14.00 EUR',
    'g:sale_price': '11.90 EUR',
    'g:availability': 'in_stock',
    'g:link': 'https://shop.example/product/12',
    'g:image_link': 'https://shop.example/pictures/aa/800.jpg',
    'g:additional_image_link': ['https://shop.example/pictures/bb/800.jpg'],
    'g:unit_pricing_measure': '500 ml',
    'g:brand': 'Frantoio',
  })
})

it('has no reduced price without a reduction', () => {
  const item = merchantItem({ ...product, priceDiscounted: null }, [], 'https://shop.example', 'en')
  expect(item).not.toHaveProperty('g:sale_price')
  expect(item).toMatchObject({ 'g:link': 'https://shop.example/en/product/12' })
})

it('says when there is nothing left', () => {
  expect(merchantItem({ ...product, available: false }, [], 'https://shop.example', 'it')).toMatchObject({
    'g:availability': 'out_of_stock',
  })
})

it('takes no back orders for a shop on holiday', () => {
  const seller = { ...product.seller, closedUntil: '2999-08-31' }
  const item = merchantItem({ ...product, seller, available: false }, [], 'https://shop.example', 'it')
  expect(item).toMatchObject({ 'g:availability': 'out_of_stock' })
  expect(item).not.toHaveProperty('g:availability_date')
})

it('tells what is known of it, in its category', () => {
  const oils = { slug: 'oli', name: 'Oli extravergini', parent: product.category }
  const cultivar = { code: 'cultivar', name: 'Cultivar', kind: 'list', value: null, unit: null } as const
  const options = [{ code: 'coratina', name: 'Coratina' }]
  const attribute = { ...cultivar, options, text: 'Coratina', scale: null, inFactStrip: true, compared: true }
  expect(
    merchantItem({ ...product, category: oils }, [attribute], 'https://shop.example', 'it'),
  ).toMatchObject({
    'g:product_type': 'Olio e aceto > Oli extravergini',
    'g:product_detail': [{ 'g:attribute_name': 'Cultivar', 'g:attribute_value': 'Coratina' }],
  })
})

it('says of a format which others belong to it', () => {
  const format = { ...product, formats: { family: '4', count: 3 } }
  expect(merchantItem(format, [], 'https://shop.example', 'it')).toMatchObject({
    'g:item_group_id': '4',
    'g:size': '500 ml',
  })
  expect(merchantItem(product, [], 'https://shop.example', 'it')).not.toHaveProperty('g:item_group_id')
})

it('counts pieces in the unit that the feed knows', () => {
  const netQuantity = { value: 6, unit: 'piece' as const }
  const item = merchantItem({ ...product, netQuantity }, [], 'https://shop.example', 'it')
  expect(item).toMatchObject({ 'g:unit_pricing_measure': '6 ct' })
})
