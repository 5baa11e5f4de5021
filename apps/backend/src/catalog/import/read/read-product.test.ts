import { expect, it } from 'vitest'
import { readProduct } from './read-product.ts'
import type { SourceProduct } from './source-file.ts'

const source = (product: Partial<SourceProduct>): SourceProduct => ({
  line: 2,
  key: ['a'],
  cells: {},
  attributes: {},
  options: [],
  categories: [],
  pictures: [],
  ...product,
})

it('says nothing of what the file does not say', () => {
  expect(readProduct(source({ cells: { price: '1.00', tags: ' , ', use: '<br>' } }))).toEqual({
    line: 2,
    sourceKey: '["a"]',
    values: { priceCents: 100 },
    pictures: [],
  })
})

it('hides a product when one of its columns does', () => {
  const isShown = (cells: SourceProduct['cells']) => {
    const product = readProduct(source({ cells }))
    return 'values' in product ? product.values.isShown : product
  }
  expect(isShown({ published: '1', status: 'active', visibility: 'visible' })).toBe(true)
  expect(isShown({ published: '1', visibility: 'hidden' })).toBe(false)
  expect(isShown({ published: '-1' })).toBe(false)
  expect(isShown({ published: 'VERO', status: 'archived' })).toBe(false)
  expect(isShown({ status: 'new' })).toMatchObject({ field: 'status' })
})

it('has nothing left when the platform says so, whatever number stands beside', () => {
  expect(readProduct(source({ cells: { availability: 'out_of_stock', quantity: '3' } }))).toMatchObject({
    values: { stock: 0 },
  })
  expect(readProduct(source({ cells: { availability: 'in stock' } }))).toMatchObject({ values: {} })
})

it('refuses numbers that can be read in two ways', () => {
  expect(readProduct(source({ cells: { price: '1.234' } }))).toMatchObject({
    field: 'price',
    reason: expect.stringContaining('two ways'),
  })
  expect(readProduct(source({ cells: { netQuantity: '1,500 kg' } }))).toMatchObject({ field: 'netQuantity' })
  expect(readProduct(source({ cells: { netQuantity: '0,750 l' } }))).toMatchObject({
    values: { netQuantity: { value: 750, unit: 'ml' } },
  })
})

it('takes a GTIN with its zeros and refuses one whose last digit is wrong', () => {
  const read = (gtin: string) => readProduct(source({ cells: { gtin } }))
  expect(read('00012345678905')).toMatchObject({ values: { gtin: '00012345678905' } })
  expect(read('8001234567895')).toMatchObject({
    field: 'gtin',
    reason: expect.stringContaining('last digit'),
  })
  expect(read('8,00123E+12')).toMatchObject({ field: 'gtin' })
})

it('cuts a description between characters and never a label', () => {
  const long = readProduct(source({ cells: { description: '🫒'.repeat(3000) } }))
  expect('values' in long && long.values.description).toBe('🫒'.repeat(2000))
  expect(readProduct(source({ cells: { ingredients: 'x'.repeat(5001) } }))).toMatchObject({
    field: 'ingredients',
  })
})

it('takes what the database cannot keep out of what is said of pictures, and refuses it elsewhere', () => {
  const pictures = [{ url: 'https://x.example/a\0.jpg', alt: '<b>Olio</b>\0 \ud83e' }]
  expect(readProduct(source({ pictures }))).toMatchObject({
    pictures: [{ url: 'https://x.example/a.jpg', alt: 'Olio �' }],
  })
  expect(readProduct(source({ cells: { origin: 'Ita\ud83elia' } }))).toMatchObject({ field: 'origin' })
  expect(readProduct(source({ options: ['5\0 l'] }))).toMatchObject({ field: 'key' })
})

const table = {
  ...{ energyKj: '180', energyKcal: '42', fat: '0', saturates: '0' },
  ...{ carbohydrate: '10', sugars: '10', protein: '0', salt: '0' },
}

it.each([
  [undefined, '100g'],
  ['100 ml', '100ml'],
  ['100G', '100g'],
])('reads a nutrition table per %s', (nutritionPer, per) => {
  const cells = { ...table, ...(nutritionPer && { nutritionPer }) }
  expect(readProduct(source({ cells }))).toMatchObject({ values: { nutrition: { per, sugars: 10 } } })
})

it('reads traces, drained quantity, temperature and withdrawal by code or word', () => {
  const cells = {
    traces: 'milk, nuts',
    drainedQuantity: '1,5 hg',
    temperature: 'Fresco',
    withdrawal: 'sealed-only',
  }
  expect(readProduct(source({ cells }))).toMatchObject({
    values: {
      traces: ['milk', 'nuts'],
      drainedQuantity: { value: 150, unit: 'g' },
      temperature: 'chilled',
      withdrawal: 'sealed-only',
    },
  })
})

it.each<[SourceProduct['cells']]>([
  [{ traces: 'gold' }],
  [{ drainedQuantity: '3 pz' }],
  [{ temperature: 'warm' }],
  [{ withdrawal: 'never' }],
  [{ nutritionPer: 'portion' }],
])('refuses %j', (cells) => {
  expect(readProduct(source({ cells }))).toMatchObject({ field: Object.keys(cells)[0] })
})
