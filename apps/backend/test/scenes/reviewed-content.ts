import type { ProductContent } from '@filiera/contract/console/product-content'
import { applyChange, type ContentChange } from '@filiera/domain/products/content-parts'
import { emptyContent } from '../../src/catalog/content/empty-content.ts'
import type { ContentCategory } from '../../src/catalog/content/required-parts.ts'
import { reviewContent } from '../../src/console/products/review-content.ts'

export const TODAY = '2026-11-23'
export const category: ContentCategory = {
  id: 1,
  slug: 'forno',
  top: 'forno',
  declares_alcohol: false,
  attributes: [],
}

export const said = {
  title: 'Taralli',
  shortDescription: 'Friabili.',
  legalName: 'Prodotto da forno',
  ingredients: 'Farina di **grano**, olio.',
  origin: 'Puglia',
  storage: 'All’asciutto',
}
export const inEnglish = { ...said, title: 'Taralli', ingredients: '**Wheat flour**, oil.' }
export const inSpanish = { ...said, ingredients: 'Harina de **trigo**, aceite.' }

/** Nothing is missing from it. */
export const whole: ProductContent = applyChange(emptyContent, {
  texts: { it: said, en: inEnglish, es: inSpanish },
  category: 'forno',
  vatRate: 4,
  netQuantity: { value: 400, unit: 'g' },
  shipsTo: ['IT'],
  allergens: ['gluten'],
  nutrition: { exempt: 'small-producer' },
  operator: { name: 'Forno srl', address: 'Via Roma 1' },
  pictures: [{ picture: 'a'.repeat(64), alt: { it: 'Taralli', en: 'Taralli', es: 'Taralli' } }],
})

export const review = (change: ContentChange = {}, of: ContentCategory | null = category) =>
  reviewContent(applyChange(whole, change), of, TODAY)
