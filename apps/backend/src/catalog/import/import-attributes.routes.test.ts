import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { completeFile } from '../../../test/product-files.ts'
import { runImport } from '../../../test/run-import.ts'

let backend: TestBackend
let seller: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  const top = await createCategory(db, { slug: 'olio-e-aceto' })
  const vinegars = await createCategory(db, { slug: 'aceti', parent_id: top })
  const used = { category_id: vinegars }
  const options = ['vino', 'mele', 'mosto-cotto']
  await createAttribute(db, {
    code: 'materia-prima',
    kind: 'list',
    options,
    category: { ...used, required: true },
  })
  await createAttribute(db, { code: 'acidita', kind: 'number', unit: '%', category: { category_id: top } })
  await createAttribute(db, { code: 'annata', kind: 'year', category: used })
  await createAttribute(db, { code: 'filtrato', kind: 'yes_no', category: used })
  await createAttribute(db, { code: 'tino', kind: 'text', category: used })
  const wines = await createCategory(db, { slug: 'vini' })
  await createAttribute(db, {
    code: 'vitigno',
    kind: 'list',
    options: ['glera'],
    category: { category_id: wines },
  })
  const label = { kind: 'number', label_field: 'alcohol_by_volume' } as const
  await createAttribute(db, { code: 'gradazione', ...label, category: { category_id: top } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  seller = await createSeller(backend.services.db)
  await createWarehouse(backend.services.db, { seller_id: seller })
})

/** The complete file in the category of vinegars, with more columns. */
function fileWith(columns: Record<string, string>): string {
  const [headings = '', row = ''] = completeFile.replace('Food > Olio e aceto', 'Food > Aceti').split('\n')
  const cells = Object.values(columns).map((cell) => `"${cell}"`)
  return `${[headings, ...Object.keys(columns)].join(',')}\n${[row, ...cells].join(',')}`
}

const valuesOf = async () => {
  const rows = await backend.services.db
    .selectFrom('product_attribute as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .where('p.seller_id', '=', seller)
    .orderBy('v.attribute_code')
    .orderBy('v.position')
    .select(['v.attribute_code', 'v.option_code', 'v.number', 'v.yes_no', 'v.text'])
    .execute()
  return rows.map(({ attribute_code, option_code, number, yes_no, text }) => [
    attribute_code,
    option_code ?? yes_no ?? text ?? Number(number),
  ])
}

const complete = {
  'attribute:materia-prima': 'mele, VINO (en)',
  'Acidità (product.metafields.custom.attribute:acidita)': '5,5',
  'Attribute:Annata': '2024',
  'attribute:filtrato': 'VERO',
  'attribute:tino': 'aperto',
}

it('reads every kind, and options by code or name', async () => {
  const file = fileWith(complete)
  const tried = await runImport(backend, seller, file, true)
  expect(await valuesOf()).toEqual([])
  expect(await runImport(backend, seller, file)).toEqual(tried)
  expect(tried).toMatchObject({ created: 1, drafts: 0, refused: [] })
  expect(await valuesOf()).toEqual([
    ['acidita', 5.5],
    ['annata', 2024],
    ['filtrato', true],
    ['materia-prima', 'mele'],
    ['materia-prima', 'vino'],
    ['tino', { it: 'aperto' }],
  ])
})

it('changes what the file says otherwise and leaves the others', async () => {
  await runImport(
    backend,
    seller,
    fileWith({ 'attribute:materia-prima': 'mele,vino', 'attribute:annata': '2024' }),
  )
  const report = await runImport(backend, seller, fileWith({ 'attribute:materia-prima': 'mosto cotto' }))
  expect(report).toMatchObject({ updated: 1, drafts: 0 })
  expect(await valuesOf()).toEqual([
    ['annata', 2024],
    ['materia-prima', 'mosto-cotto'],
  ])
  expect(await runImport(backend, seller, fileWith({ 'attribute:annata': '' }))).toMatchObject({
    unchanged: 1,
  })
})

it('keeps a product without what its category asks for as a draft until it is said', async () => {
  const report = await runImport(backend, seller, fileWith({ 'attribute:annata': '2024' }))
  expect(report).toMatchObject({
    created: 1,
    drafts: 1,
    missing: [{ line: 2, fields: ['attribute:materia-prima'] }],
  })
  const later = await runImport(backend, seller, fileWith({ 'attribute:materia-prima': 'vino' }))
  expect(later).toMatchObject({ updated: 1, drafts: 0, missing: [] })
})

it.each([
  ['attribute:materia-prima', 'pere', '"pere" is not one of vino, mele, mosto-cotto'],
  ['attribute:acidita', '5 %', 'is not a number'],
  ['attribute:annata', '24', 'is not a year'],
  ['attribute:filtrato', 'forse', 'is neither yes nor no'],
  ['attribute:tino', 'a'.repeat(501), 'is longer than 500 characters'],
  ['attribute:peso', '3', 'is not an attribute of the shop'],
  ['attribute:vitigno', 'glera', 'is not used in the category "aceti"'],
  ['attribute:gradazione', '12', 'is read from the column alcohol_by_volume'],
])('refuses %s with %s, in a dry run too', async (column, text, reason) => {
  const file = fileWith({ 'attribute:materia-prima': 'vino', [column]: text })
  const report = await runImport(backend, seller, file, true)
  expect(report.refused).toEqual([{ line: 2, field: column, reason: expect.stringContaining(reason) }])
  expect(await runImport(backend, seller, file)).toEqual(report)
  expect(await valuesOf()).toEqual([])
})
