import type { Product } from '@filiera/contract/catalogue'
import { expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const url = 'https://shop.example/product/12'
const product = {
  id: '12',
  title: 'Olio extravergine Coratina',
  shortDescription: 'Olive raccolte a ottobre.',
  images: [{ url: '/pictures/aa/800.jpg', width: 800, height: 800, alt: '' }],
  seller: { name: 'Frantoio' },
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
} as unknown as Product

it('offers the price that is paid, and the price per litre', () => {
  expect(productJsonLd(product, url, 'https://shop.example')).toMatchObject([
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
  expect(productJsonLd(product, url, url)[0]).not.toHaveProperty('aggregateRating')
  expect(productJsonLd({ ...product, reviewsCount: 3 }, url, url)[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
  })
})

it('lists questions with their answers', () => {
  const questions = [{ question: 'Si congela?', answer: 'No.' }]
  expect(productJsonLd({ ...product, questions }, url, url)[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Si congela?', acceptedAnswer: { text: 'No.' } }],
  })
})
