import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Product } from '@filiera/contract/catalog/catalogue'
import { expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const url = 'https://shop.example/product/12'
const now = new Date('2026-12-24T12:00:00Z')
const product = {
  id: '12',
  title: 'Olio extravergine Coratina',
  shortDescription: 'Olive raccolte a ottobre.',
  images: [{ url: '/pictures/aa/800.jpg', width: 800, height: 800, drawn: true, alt: '' }],
  stock: null,
  seller: { name: 'Frantoio', closedUntil: null },
  stars: 4.5,
  reviewsCount: 0,
  price: 14,
  priceDiscounted: 11.9,
  currency: 'EUR',
  unitPrice: { value: 23.8, unit: 'l' },
  available: true,
  category: { slug: 'olio-e-aceto', name: 'Olio e aceto' },
  brand: null,
  questions: [],
  attributes: [] as ProductAttribute[],
} as unknown as Product & { attributes: ProductAttribute[] }

it('offers the price that is paid, and the price per litre', () => {
  expect(productJsonLd(product, url, 'https://shop.example', now)).toMatchObject([
    {
      '@type': 'Product',
      image: ['https://shop.example/pictures/aa/800.jpg'],
      offers: {
        price: '11.90',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '23.80', referenceQuantity: { unitCode: 'LTR' } },
      },
    },
  ])
})

it('has a rating only when somebody rated', () => {
  expect(productJsonLd(product, url, url, now)[0]).not.toHaveProperty('aggregateRating')
  expect(productJsonLd({ ...product, reviewsCount: 3 }, url, url, now)[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
  })
})

it('names the category inside its own, and the attributes with numbers and units', () => {
  const plain = { code: '', options: [], unit: null, scale: null, inFactStrip: true, compared: true }
  const attributes: ProductAttribute[] = [
    { ...plain, name: 'Dalla raccolta al frantoio', kind: 'number', value: 6, unit: 'ore', text: '6 ore' },
    { ...plain, name: 'Cultivar', kind: 'list', value: null, text: 'Coratina' },
    { ...plain, name: 'Filtrato', kind: 'yes_no', value: true, text: 'sì' },
  ]
  const category = { slug: 'oli', name: 'Oli extravergini', parent: product.category }
  expect(productJsonLd({ ...product, category, attributes }, url, url, now)[0]).toMatchObject({
    category: 'Olio e aceto > Oli extravergini',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Dalla raccolta al frantoio', value: 6, unitText: 'ore' },
      { '@type': 'PropertyValue', name: 'Cultivar', value: 'Coratina' },
      { '@type': 'PropertyValue', name: 'Filtrato', value: 'sì' },
    ],
  })
  expect(productJsonLd(product, url, url, now)[0]).not.toHaveProperty('additionalProperty')
})

it('lists questions with their answers', () => {
  const questions = [{ question: 'Si congela?', answer: 'No.' }]
  expect(productJsonLd({ ...product, questions }, url, url, now)[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Si congela?', acceptedAnswer: { text: 'No.' } }],
  })
})

it.each([
  ['2026-12-31', true, null, 'OutOfStock', '2027-01-01'],
  ['2026-12-24', false, 4, 'OutOfStock', '2026-12-25'],
  // nobody knows when there will be more
  ['2026-12-31', false, 0, 'OutOfStock', undefined],
  ['2026-12-23', true, null, 'InStock', undefined],
  [null, false, 0, 'OutOfStock', undefined],
])(
  'of a shop closed until %s, available %s, in stock %s: %s, from %s on',
  (closedUntil, available, stock, state, starts) => {
    const seller = { ...product.seller, closedUntil }
    const [item] = productJsonLd({ ...product, seller, available, stock }, url, url, now)
    const offers = item && 'offers' in item ? item.offers : {}
    expect(offers).toMatchObject({ availability: `https://schema.org/${state}` })
    expect((offers as { availabilityStarts?: string }).availabilityStarts).toBe(starts)
  },
)

it('names the other sizes with their pages and prices, and itself as one of them', () => {
  const sizes = [
    { id: '12', title: 'Olio, 500 ml', value: '500 ml', price: 14, priceDiscounted: 11.9, available: true },
    { id: '13', title: 'Olio, 3 l', value: '3 l', price: 60, priceDiscounted: null, available: false },
  ]
  const family = { family: '4', axis: 'Formato', members: sizes }
  const [shown, group] = productJsonLd({ ...product, family }, url, 'https://shop.example', now)
  const id = 'https://shop.example/product/#family-4'
  expect(shown).toMatchObject({ size: '500 ml', isVariantOf: { '@id': id } })
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    '@id': id,
    productGroupID: '4',
    variesBy: 'https://schema.org/size',
    hasVariant: [
      { sku: '12', url, offers: { price: '11.90', availability: 'https://schema.org/InStock' } },
      { sku: '13', url: 'https://shop.example/product/13', offers: { price: '60.00' } },
    ],
  })
})
