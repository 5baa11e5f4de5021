import { listProducts } from '@filiera/contract/catalog/catalogue'
import { importProducts } from '@filiera/contract/catalog/import'
import { getShop } from '@filiera/contract/catalog/sellers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { completeFile as current } from '../../../test/product-files.ts'
import { runImport } from '../../../test/run-import.ts'

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
const run = (content: string, dryRun = false) => runImport(backend, seller, content, dryRun)
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
  '<p>A freddo</p>",Frantoio,Oil,"Olio, Nuovo",true,Size,500 ml,480.0,12,12.90,15.00,https://127.0.0.1/a.jpg,active',
  'olio,,,,,,,,5 l,4800.0,3,98.50,,,',
  'olio,,,,,,,,,,,,,ftp://x.example/b.jpg,',
].join('\n')

it('makes a draft of each variant, with the missing fields and without discount, and the pictures that are missing', async () => {
  const report = await run(classic)
  expect(report).toMatchObject({ created: 2, updated: 0, unchanged: 0, drafts: 2, refused: [] })
  expect(report.missing).toEqual([
    {
      line: 2,
      title: 'Olio nuovo, 500 ml',
      fields: ['ingredients', 'origin', 'storage', 'vatRate', 'netQuantity', 'allergens', 'nutrition'],
    },
    expect.objectContaining({ line: 3, title: 'Olio nuovo, 5 l' }),
  ])
  const missing = [
    { url: 'https://127.0.0.1/a.jpg', reason: '127.0.0.1 is not a public address' },
    { url: 'ftp://x.example/b.jpg', reason: 'is not an http or https address' },
  ]
  expect(report.missingPictures).toEqual(
    [2, 3].flatMap((line) => missing.map((picture) => ({ line, ...picture }))),
  )
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
    net_value: 1,
    net_unit: 'piece',
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
  expect(await backend.call(getShop, { params: { id: seller } })).toMatchObject({
    value: { productsCount: 1 },
  })
})

it.each([
  [
    'WooCommerce',
    'ID,Type,Name,Published,"Visibility in catalog",Stock,"Weight (kg)","Sale price","Regular price",Categories,Brands,"Meta: net_quantity","Meta: vat_rate","Meta: ingredients","Meta: allergens","Meta: origin","Meta: storage","Meta: nutrition_exemption"\n7,simple,Aceto,1,visible,7,"0,9","4,00","4,50","Dispensa > Olio e aceto",Acetaia,500 ml,22,Aceto di **vino**,sulphites,Italia,Al buio,vinegar',
  ],
  [
    'Google',
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>7</g:id><g:title>Aceto</g:title><g:price>4.50 EUR</g:price><g:sale_price>4.00 EUR</g:sale_price><g:quantity>7</g:quantity><g:brand>Acetaia</g:brand><g:product_type>Dispensa &gt; Olio e aceto</g:product_type><g:unit_pricing_measure>50 cl</g:unit_pricing_measure><vat_rate>22</vat_rate><ingredients>Aceto di **vino**</ingredients><allergens>sulphites</allergens><origin>Italia</origin><storage>Al buio</storage><nutrition_exemption>vinegar</nutrition_exemption></item></channel></rss>',
  ],
])('publishes a complete product of a file for %s, at its full price', async (_format, file) => {
  expect(await run(file)).toMatchObject({ created: 1, drafts: 0, refused: [], missing: [] })
  const [product] = await products()
  expect(product).toMatchObject({
    title: 'Aceto',
    brand: 'acetaia',
    status: 'published',
    price_cents: 450,
    discounted_cents: null,
    stock: 7,
    net_value: 500,
    net_unit: 'ml',
    vat_rate: 22,
    allergens: ['sulphites'],
  })
  expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
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
  it('that cannot be read or kept is refused with line and field, in the dry run as later, and the others go on', async () => {
    const wrong: [row: string, field: string][] = [
      ['a,A,abc,1,1,,', 'Variant Price'],
      ['a,A,,1,1,,', 'Variant Price'],
      ['a,A,0.00,1,1,,', 'Variant Price'],
      ['a,A,1.005,1,1,,', 'Variant Price'],
      ['a,A,-1,1,1,,', 'Variant Price'],
      ['a,A,99999999.99,1,1,,', 'Variant Price'],
      ['a,A,"1,234",1,1,,', 'Variant Price'],
      ['a,A,12.50 USD,1,1,,', 'Variant Price'],
      ['a,,1.00,1,1,,', 'Title'],
      ['a,A\0,1.00,1,1,,', 'Title'],
      [`a,${'A'.repeat(201)},1.00,1,1,,`, 'Title'],
      [',A,1.00,1,1,,', 'Handle'],
      ['a\0,A,1.00,1,1,,', 'Handle'],
      [`${'a'.repeat(1_000_000)},A,1.00,1,1,,`, 'Handle'],
      ['a,A,1.00,many,1,,', 'Variant Inventory Qty'],
      ['a,A,1.00,99999999,1,,', 'Variant Inventory Qty'],
      ['a,A,1.00,1,1,latte,', 'allergens'],
      ['a,A,1.00,1,1,,21', 'vat_rate'],
      ['a,Formaggio tipo Parmigiano,1.00,1,1,,', 'Title'],
      ['a,A,1.00,1,1,,,one too many', 'row'],
    ]
    // each is a product of its own
    const rows = wrong.map(([row], index) => row.replace(/^a/, `a${index}`))
    const file = [header, ...rows, 'b,B,1.00,1,1,,'].join('\n')
    const dry = await run(file, true)
    expect(dry.refused).toEqual(
      wrong.map(([_row, field], index) => ({ line: index + 2, field, reason: expect.any(String) })),
    )
    expect(await run(file)).toEqual(dry)
    expect(dry.created).toBe(1)
  })

  it('may write its price in the Italian way', async () => {
    const prices = ['"1.234,50"', '"€ 1.234,50"', '"1,234.50 €"', 'EUR 1234.5']
    await run([header, ...prices.map((price, index) => `a${index},A,${price},1,1,,`)].join('\n'))
    expect((await products()).map((product) => product.price_cents)).toEqual(prices.map(() => 123_450))
  })

  it('takes its names as text', async () => {
    await run(
      'Handle,Title,Vendor,Tags,Option1 Value,Variant Price\na,<b>Olio</b> &amp; pane,<i>Bio</i>,<u>Uno</u>,<s>5 l</s>,1.00',
    )
    expect(await products()).toMatchObject([{ title: 'Olio & pane, 5 l', brand: 'bio', tags: ['uno'] }])
  })

  it('is hidden by no, 0 and FALSE in the words of Excel', async () => {
    const [head = '', row = ''] = current.split('\n')
    const words = ['FALSO', 'no', '0', 'false', 'draft', 'VERO']
    await run(
      [head, ...words.map((word) => row.replace('aceto', word).replace(',TRUE,', `,${word},`))].join('\n'),
    )
    expect((await products()).map(({ status }) => status)).toEqual([
      ...words.slice(1).map(() => 'draft'),
      'published',
    ])
  })

  it('is refused when nobody knows whether to show it', async () => {
    expect(await run(current.replace(',TRUE,Active', ',perhaps,Active'))).toMatchObject({
      created: 0,
      refused: [{ line: 2, field: 'Published on online store' }],
    })
  })

  it('may say its net quantity in words; a gross weight is none', async () => {
    await run('Handle,Title,Variant Price,Variant Grams,net_quantity\na,A,1,900,"1,5 kg"\nb,B,1,900,')
    expect(await products()).toMatchObject([
      { net_value: 1500, net_unit: 'g' },
      { net_value: 1, net_unit: 'piece', missing_fields: expect.arrayContaining(['netQuantity']) },
    ])
  })

  it.each([
    ['Title', 'x'.repeat(201)],
    ['Vendor', 'x'.repeat(101)],
    ['Tags', 'x'.repeat(101)],
    ['Tags', Array.from({ length: 51 }, (_, number) => `t${number}`).join(',')],
    ['ingredients', 'x'.repeat(5001)],
    ['origin', 'x'.repeat(5001)],
  ])('with too long a %s is refused', async (field, text) => {
    const columns = ['Title', 'Vendor', 'Tags', 'ingredients', 'origin']
    const cells = columns.map((name) => `"${name === field ? text : name === 'Title' ? 'A' : ''}"`)
    const report = await run(
      [`Handle,Variant Price,${columns}`, `a,1.00,${cells}`, `b,1.00,B${','.repeat(4)}`].join('\n'),
    )
    expect(report.refused).toEqual([{ line: 2, field, reason: expect.stringMatching(/longer|more than/) }])
    expect(report.created).toBe(1)
  })

  it('that repeats a variant is refused', async () => {
    const report = await run([header, 'b,B,1.00,1,1,,', '', 'b,B,2.00,1,1,,'].join('\n'))
    expect(report.refused).toEqual([{ line: 4, field: 'Handle', reason: expect.stringContaining('row 2') }])
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
    ['Name,Cost\nA,1', 'no column "Handle"'],
    ['<rss><channel><item>', 'readable XML'],
    ['<html></html>', 'not a product feed'],
    ['<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss/>', 'document type'],
    ['Handle,Title,Variant Price\n"a,A,1', 'readable CSV'],
  ])('%j is refused saying why', async (csv, words) => {
    await expect(run(csv)).rejects.toThrow(words)
    expect(await products()).toEqual([])
  })
})

it('needs the internal token and a seller that exists', async () => {
  const input = { params: { id: seller }, body: { content: classic } }
  expect(await backend.call(importProducts, input)).toMatchObject({ problem: { code: 'not_signed_in' } })
  const unknown = { ...input, params: { id: '999999' } }
  expect(await backend.call(importProducts, unknown, internal())).toMatchObject({
    problem: { code: 'not_found' },
  })
  const undeclared = { ...input, body: { content: classic, price: 1 } }
  expect(await backend.call(importProducts, undeclared, internal())).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'price' }] },
  })
})
