import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { drawings } from '../../platform/demo-data-folder.ts'
import { category, product } from './catalogue-schemas.ts'
import { reviewTexts } from './customer-schemas.ts'
import {
  parseDataFile,
  readBanners,
  readBrands,
  readPageContents,
  readPosts,
  readPromotions,
  readShopOrders,
} from './read-demo-data.ts'

const refusal = (file: string, text: string, schema: z.ZodType): string => {
  try {
    parseDataFile(`demo-data/${file}`, text, schema)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'accepted'
}

it('reads every kind of file', () => {
  expect(readPosts().length).toBeGreaterThan(0)
  expect(readShopOrders().orders.length).toBeGreaterThan(0)
})

it('names only pictures that are drawn', () => {
  const shown = [...readBrands(), ...readBanners(), ...readPromotions(), ...readPageContents()]
  const missing = shown.filter(({ picture }) => picture && !existsSync(new URL(picture, drawings)))
  expect(missing.map(({ picture }) => picture)).toEqual([])
})

it.each([
  [
    'a missing language',
    'categories.yaml',
    z.array(category),
    '- { slug: vini, name: { it: Vini, en: Wines }, description: { it: a, en: b, es: c }, picture: { kind: wine } }',
    'demo-data/categories.yaml: vini.name.es: Invalid input: expected string, received undefined',
  ],
  [
    'a field that nobody knows',
    'products/vini.yaml',
    z.array(product.pick({ slug: true, stock: true })),
    '- { slug: barolo-docg-2021, stock: 3, stok: 4 }',
    'demo-data/products/vini.yaml: barolo-docg-2021: Unrecognized key: "stok"',
  ],
  [
    'a price in euros',
    'products/vini.yaml',
    z.array(product.pick({ slug: true, priceCents: true })),
    '- { slug: barolo-docg-2021, priceCents: 44.5 }',
    'demo-data/products/vini.yaml: barolo-docg-2021.priceCents: Invalid input: expected int, received number',
  ],
  [
    'half a nutrition table',
    'products/vini.yaml',
    z.array(product.pick({ slug: true, nutrition: true })),
    '- { slug: barolo-docg-2021, nutrition: { per: 100ml, energyKj: 373, energyKcal: 90 } }',
    'demo-data/products/vini.yaml: barolo-docg-2021.nutrition.fat: Invalid input: expected number, received undefined',
  ],
  [
    'an empty file',
    'categories.yaml',
    z.array(category),
    '',
    'demo-data/categories.yaml: the whole file: Invalid input: expected array, received null',
  ],
  [
    'six stars',
    'reviews/texts.yaml',
    reviewTexts,
    'any:\n  - { stars: [6], lang: it, text: Buono. }',
    'demo-data/reviews/texts.yaml: any.0.stars.0: Too big: expected number to be <=5',
  ],
])('refuses %s in one sentence', (_, file, schema, text, sentence) => {
  expect(refusal(file, text, schema)).toBe(sentence)
})

it('refuses what is no YAML, with the line', () => {
  expect(refusal('sellers.yaml', '- slug: one\n  slug: two', z.array(z.unknown()))).toBe(
    'demo-data/sellers.yaml: Map keys must be unique at line 2, column 3:',
  )
})
