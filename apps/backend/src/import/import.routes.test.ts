import { listProducts } from '@filiera/contract/catalogue'
import { type ImportReport, importProducts } from '@filiera/contract/import'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../test/factories/catalogue.ts'

let backend: TestBackend
let seller: string
beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db, {
    slug: 'olio-e-aceto',
    name: JSON.stringify({ it: 'Olio e aceto', en: 'Oil', es: 'Aceite' }),
  })
})
afterAll(() => backend.close())

/** Each test imports for a seller of its own. */
beforeEach(async () => {
  seller = await createSeller(backend.services.db)
  await createWarehouse(backend.services.db, { seller_id: seller })
})

const internal = () => ({ authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` })
async function run(csv: string, dryRun = false): Promise<ImportReport> {
  const result = await backend.call(
    importProducts,
    { params: { id: seller }, query: { dryRun: dryRun ? 'true' : 'false' }, body: { csv } },
    internal(),
  )
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}
const products = () =>
  backend.services.db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .innerJoin('product_label', 'product_label.product_id', 'product.id')
    .where('seller_id', '=', seller)
    .selectAll()
    .orderBy('product.id')
    .execute()

const classic = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
  'olio,Olio nuovo,"<p>Franto <b>oggi</b></p><script>x()</script>',
  '<p>A freddo</p>",Frantoio,Oil,"Olio, Nuovo",true,Size,500 ml,480.0,12,12.90,15.00,https://x.example/a.jpg,active',
  'olio,,,,,,,,5 l,4800.0,3,98.50,,,',
  'olio,,,,,,,,,,,,,https://x.example/b.jpg,',
].join('\n')

/** Everything that the law asks for, in the columns of a current export. */
const current = [
  'Title,URL handle,Description,Vendor,Product category,Published on online store,Status,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Unit price total measure,Unit price total measure unit,Ingredients (product.metafields.custom.ingredients),Allergens (product.metafields.custom.allergens),Origin (product.metafields.custom.origin),Storage (product.metafields.custom.storage),VAT (product.metafields.custom.vat_rate),Nutrition (product.metafields.custom.nutrition_exemption)',
  'Aceto,aceto,Rosso,Acetaia,Food > Olio e aceto,TRUE,Active,Default Title,4.50,,7,900,,50,cl,Aceto di **vino**,sulphites,Italia,Al buio,22,vinegar',
].join('\n')

it('makes a draft of each variant, with the missing fields and without discount or foreign picture', async () => {
  const report = await run(classic)
  expect(report).toMatchObject({ created: 2, updated: 0, unchanged: 0, drafts: 2, refused: [] })
  expect(report.missing).toEqual([
    {
      line: 2,
      title: 'Olio nuovo, 500 ml',
      fields: ['vatRate', 'ingredients', 'allergens', 'nutrition', 'origin', 'storage', 'picture'],
    },
    expect.objectContaining({ line: 4, title: 'Olio nuovo, 5 l' }),
  ])
  const [first, second] = await products()
  expect(first).toMatchObject({
    title: 'Olio nuovo, 500 ml',
    short_description: 'Franto oggi\nA freddo',
    tags: ['olio', 'nuovo'],
    status: 'draft',
    price_cents: 1290,
    discounted_cents: null,
    candidate_price_cents: 1500,
    stock: 12,
    net_value: 480,
    net_unit: 'g',
    brand: 'frantoio',
  })
  expect(first?.missing_fields).toContain('allergens')
  expect(second).toMatchObject({ price_cents: 9850, stock: 3 })
  expect(await backend.services.db.selectFrom('product_picture').selectAll().execute()).toEqual([])
  expect(await backend.call(listProducts, { query: { seller } })).toMatchObject({ ok: true, value: [] })
})

it('publishes a complete row of the current headings', async () => {
  expect(await run(current)).toMatchObject({ created: 1, drafts: 0, missing: [] })
  expect(await backend.call(listProducts, { query: { brand: 'acetaia', seller } })).toMatchObject({
    ok: true,
    value: [
      {
        title: 'Aceto',
        brand: 'Acetaia',
        price: 4.5,
        netQuantity: { value: 500, unit: 'ml' },
        unitPrice: { value: 9, unit: 'l' },
      },
    ],
  })
  const counted = await backend.services.db
    .selectFrom('seller')
    .where('id', '=', seller)
    .select('products_count')
    .execute()
  expect(counted).toEqual([{ products_count: 1 }])
})

it('writes nothing the second time, and only what changed later', async () => {
  await run(current)
  const before = await products()
  expect(await run(current)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  expect(await products()).toEqual(before)
  backend.clock.advance(86_400_000)
  expect(await run(current.replace('4.50', '5.20'))).toMatchObject({ created: 0, updated: 1, unchanged: 0 })
  const [product] = await products()
  expect(product?.price_cents).toBe(520)
  const periods = await backend.services.db
    .selectFrom('price_period')
    .where('product_id', '=', product?.product_id ?? '')
    .orderBy('valid_from')
    .selectAll()
    .execute()
  expect(periods.map(({ charged_cents, valid_to }) => [charged_cents, valid_to === null])).toEqual([
    [450, false],
    [520, true],
  ])
})

it('writes nothing in a dry run', async () => {
  expect(await run(classic, true)).toMatchObject({ created: 2 })
  expect(await products()).toEqual([])
})

describe('a row', () => {
  const header = 'Handle,Title,Variant Price,Variant Inventory Qty,Variant Grams,allergens,vat_rate'
  it.each([
    ['a,A,abc,1,1,,', 'Variant Price'],
    ['a,A,,1,1,,', 'Variant Price'],
    ['a,A,0.00,1,1,,', 'Variant Price'],
    ['a,A,1.005,1,1,,', 'Variant Price'],
    ['a,A,-1,1,1,,', 'Variant Price'],
    ['a,,1.00,1,1,,', 'Title'],
    [',A,1.00,1,1,,', 'Handle'],
    ['a,A,1.00,many,1,,', 'Variant Inventory Qty'],
    ['a,A,1.00,1,heavy,,', 'Variant Grams'],
    ['a,A,1.00,1,1,latte,', 'allergens'],
    ['a,A,1.00,1,1,,21', 'vat_rate'],
    ['a,Formaggio tipo Parmigiano,1.00,1,1,,', 'Title'],
    ['a,A,1.00,1,1,,,one too many', 'row'],
  ])('%s is refused naming %s, and the others go on', async (row, field) => {
    const report = await run([header, row, 'b,B,1.00,1,1,,'].join('\n'))
    expect(report.refused).toEqual([{ line: 2, field, reason: expect.any(String) }])
    expect(report.created).toBe(1)
  })

  it('that repeats a variant is refused', async () => {
    const report = await run([header, 'b,B,1.00,1,1,,', '', 'b,B,2.00,1,1,,'].join('\n'))
    expect(report.refused).toEqual([{ line: 4, field: 'Handle', reason: expect.stringContaining('line 2') }])
  })

  it('of oversold stock has none left', async () => {
    await run([header, 'b,B,1.00,-3,1,,'].join('\n'))
    expect(await products()).toMatchObject([{ stock: 0 }])
  })
})

describe('a file', () => {
  it('saved with semicolons and a byte order mark is read', async () => {
    expect(await run('\uFEFFHandle;Title;Variant Price\r\na;A;12,50\r\n')).toMatchObject({ created: 1 })
  })

  it.each([
    ['', 'empty'],
    ['Name,Cost\nA,1', 'no column "handle"'],
    ['Handle,Title,Variant Price\n"a,A,1', 'readable CSV'],
  ])('%j is refused saying why', async (csv, words) => {
    await expect(run(csv)).rejects.toThrow(words)
    expect(await products()).toEqual([])
  })
})

it('needs the internal token and a seller that exists', async () => {
  const input = { params: { id: seller }, body: { csv: classic } }
  expect(await backend.call(importProducts, input)).toMatchObject({ problem: { code: 'not_signed_in' } })
  const unknown = { ...input, params: { id: '999999' } }
  expect(await backend.call(importProducts, unknown, internal())).toMatchObject({
    problem: { code: 'not_found' },
  })
  const undeclared = { ...input, body: { csv: classic, price: 1 } }
  expect(await backend.call(importProducts, undeclared, internal())).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'price' }] },
  })
})

it('takes files far larger than other bodies', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, number) => `h${number},Prodotto ${number} ${'x'.repeat(80)},abc`,
  )
  const report = await run(['Handle,Title,Variant Price', ...rows].join('\n'))
  expect(report.refused).toHaveLength(3000)
})
