import { selectProductAttributes } from '@filiera/contract/catalog/attributes'
import { getProductDetails } from '@filiera/contract/catalog/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let wines: number
let reds: number
let barolo: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  wines = await createCategory(db, { slug: 'vini' })
  reds = await createCategory(db, { slug: 'rossi', parent_id: wines })
  const vitigno = { code: 'vitigno', kind: 'list' as const, options: ['nebbiolo', 'merlot'] }
  await createAttribute(db, {
    ...vitigno,
    category: { category_id: wines, position: 2, in_fact_strip: true },
  })
  await createAttribute(db, { code: 'annata', kind: 'year', category: { category_id: reds, position: 1 } })
  await createAttribute(db, {
    code: 'temperatura',
    kind: 'number',
    unit: '°C',
    category: { category_id: wines, position: 3 },
  })
  await createAttribute(db, { code: 'cantina', kind: 'text', category: { category_id: wines, position: 4 } })
  await createAttribute(db, {
    code: 'filtrato',
    kind: 'yes_no',
    category: { category_id: wines, position: 5 },
  })
  await createAttribute(db, {
    code: 'gradazione',
    kind: 'number',
    unit: '%',
    label_field: 'alcohol_by_volume',
    category: { category_id: wines, position: 6 },
  })
  const { id } = await createProduct(db, {
    category_id: reds,
    alcohol: true,
    label: { alcohol_by_volume: 14.5 },
  })
  barolo = id
  await db
    .insertInto('product_attribute')
    .values([
      { product_id: id, attribute_code: 'vitigno', kind: 'list', option_code: 'nebbiolo', position: 0 },
      { product_id: id, attribute_code: 'vitigno', kind: 'list', option_code: 'merlot', position: 1 },
      { product_id: id, attribute_code: 'annata', kind: 'year', number: 2021 },
      { product_id: id, attribute_code: 'temperatura', kind: 'number', number: 17.5 },
      {
        product_id: id,
        attribute_code: 'cantina',
        kind: 'text',
        text: JSON.stringify({ it: 'Botte grande' }),
      },
      { product_id: id, attribute_code: 'filtrato', kind: 'yes_no', yes_no: false },
    ])
    .execute()
})
afterAll(() => backend.close())

async function attributesOf(id: string, lang?: 'en') {
  const details = await backend.call(getProductDetails, { params: { id }, query: lang ? { lang } : {} })
  if (!details.ok) throw new Error(details.problem.detail)
  return details.value.attributes
}

it('are those of the category and of the one above, in their order and language', async () => {
  const attributes = await attributesOf(barolo)
  expect(attributes.map(({ code, value, unit }) => [code, value, unit])).toEqual([
    ['annata', 2021, null],
    ['vitigno', null, null],
    ['temperatura', 17.5, '°C'],
    ['cantina', 'Botte grande', null],
    ['filtrato', false, null],
    ['gradazione', 14.5, '%'],
  ])
  const [, english] = await attributesOf(barolo, 'en')
  expect(english).toEqual({
    code: 'vitigno',
    name: 'vitigno (en)',
    kind: 'list',
    value: null,
    unit: null,
    options: [
      { code: 'nebbiolo', name: 'nebbiolo (en)' },
      { code: 'merlot', name: 'merlot (en)' },
    ],
    scale: null,
    text: 'nebbiolo (en), merlot (en)',
    inFactStrip: true,
    compared: false,
  })
})

it('are read of many products at once, and of published ones only', async () => {
  const { id } = await createProduct(backend.services.db, {
    category_id: reds,
    status: 'draft',
    alcohol: true,
  })
  const read = await backend.call(selectProductAttributes, { query: { id_in: [barolo, id, '9999999'] } })
  if (!read.ok) throw new Error(read.problem.detail)
  expect(read.value.map((product) => product.id)).toEqual([barolo])
  expect(read.value[0]?.attributes.map(({ text }) => text)).toEqual([
    '2021',
    'nebbiolo, merlot',
    '17.5\u00a0°C',
    'Botte grande',
    'no',
    '14.5%',
  ])
})

it('may be used otherwise below, and a category further away has none of them', async () => {
  const { db } = backend.services
  const below = await createCategory(db, { slug: 'riserve', parent_id: reds })
  await db
    .insertInto('category_attribute')
    .values({ category_id: below, attribute_code: 'vitigno', position: 0, compared: true })
    .execute()
  const { id } = await createProduct(db, { category_id: below })
  await sql`insert into product_attribute (product_id, attribute_code, kind, option_code) values (${id}, 'vitigno', 'list', 'merlot')`.execute(
    db,
  )
  expect(await attributesOf(id)).toMatchObject([{ code: 'vitigno', inFactStrip: false, compared: true }])
  const elsewhere = await createCategory(db)
  await db.updateTable('product').set({ category_id: elsewhere }).where('id', '=', id).execute()
  expect(await attributesOf(id)).toEqual([])
})

it('follow the label, the names of attributes and new values at the next reading', async () => {
  const { db } = backend.services
  const { id } = await createProduct(db, { category_id: reds, alcohol: true })
  const shown = async () => (await attributesOf(id)).map(({ name, value }) => [name, value])
  expect(await shown()).toEqual([['gradazione', 12.5]])
  await db.updateTable('product_label').set({ alcohol_by_volume: 13 }).where('product_id', '=', id).execute()
  expect(await shown()).toEqual([['gradazione', 13]])
  const names = JSON.stringify({ it: 'Alcol', en: 'Alcohol', es: 'Alcohol' })
  await db.updateTable('attribute').set({ names }).where('code', '=', 'gradazione').execute()
  expect(await shown()).toEqual([['Alcol', 13]])
  await db
    .insertInto('product_attribute')
    .values({ product_id: id, attribute_code: 'filtrato', kind: 'yes_no', yes_no: true })
    .execute()
  expect(await shown()).toEqual([
    ['filtrato', true],
    ['Alcol', 13],
  ])
})

it('of a new attribute need rows only', async () => {
  const { db } = backend.services
  await createAttribute(db, {
    code: 'affinamento',
    kind: 'number',
    unit: 'mese|mesi',
    category: { category_id: reds, position: 0 },
  })
  await db
    .insertInto('product_attribute')
    .values({ product_id: barolo, attribute_code: 'affinamento', kind: 'number', number: 38 })
    .execute()
  const [first] = await attributesOf(barolo)
  expect(first).toMatchObject({ code: 'affinamento', value: 38, unit: 'mesi' })
  await db
    .updateTable('product_attribute')
    .set({ number: 1 })
    .where('attribute_code', '=', 'affinamento')
    .execute()
  expect((await attributesOf(barolo))[0]).toMatchObject({ value: 1, unit: 'mese' })
})

it('are drawn on a scale where they have one: a number between its ends, an option by its place', async () => {
  const { db } = backend.services
  const ends = JSON.stringify({ it: 'giovane|vecchio', en: 'young|old', es: 'joven|viejo' })
  const scale = { scale_from: 10, scale_to: 20 }
  await db
    .updateTable('attribute')
    .set({ ...scale, scale_ends: ends })
    .where('code', '=', 'temperatura')
    .execute()
  await db
    .updateTable('attribute')
    .set({ scale_from: 0, scale_to: 2 })
    .where('code', '=', 'vitigno')
    .execute()
  const scales = new Map((await attributesOf(barolo, 'en')).map(({ code, scale: one }) => [code, one]))
  expect(scales.get('temperatura')).toEqual({ share: 0.75, ends: ['young', 'old'] })
  expect(scales.get('vitigno')).toEqual({ share: 0.5, ends: null })
  expect(scales.get('annata')).toBeNull()
  const outside = { number: 40 }
  await db.updateTable('product_attribute').set(outside).where('attribute_code', '=', 'temperatura').execute()
  const after = await attributesOf(barolo)
  expect(after.find(({ code }) => code === 'temperatura')?.scale?.share).toBe(1)
  const turned = db.updateTable('attribute').set({ scale_to: 5 }).where('code', '=', 'temperatura').execute()
  await expect(turned).rejects.toThrow(/attribute_scale/)
})

it.each([
  ['a value of another kind', `'annata', 'number', null, 2021`],
  ['a number for a list', `'vitigno', 'list', null, 1`],
  ['an unknown option', `'vitigno', 'list', 'sangiovese', null`],
  ['an option of another attribute', `'annata', 'year', 'merlot', null`],
  ['half a year', `'annata', 'year', null, 2020.5`],
  ['nothing', `'temperatura', 'number', null, null`],
  ['an unknown attribute', `'peso', 'number', null, 1`],
])('refuse %s', async (_what, values) => {
  const { db } = backend.services
  const { id } = await createProduct(db, { category_id: reds })
  const insert = sql`insert into product_attribute (product_id, attribute_code, kind, option_code, number)
    values (${id}, ${sql.raw(values)})`
  await expect(insert.execute(db)).rejects.toThrow(/product_attribute/)
})

it('have names in three languages', async () => {
  const insert = sql`insert into attribute (code, kind, names) values ('aroma', 'text', '{"it": "Aroma", "en": ""}')`
  await expect(insert.execute(backend.services.db)).rejects.toThrow(/attribute_names/)
})
