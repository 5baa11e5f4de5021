import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { completeFile as current } from '../../../test/product-files.ts'
import { runImport } from '../../../test/run-import.ts'

let backend: TestBackend
let seller: string
beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db, { slug: 'olio-e-aceto' })
})
afterAll(() => backend.close())
beforeEach(async () => {
  seller = await createSeller(backend.services.db)
  await createWarehouse(backend.services.db, { seller_id: seller })
})

const run = (content: string) => runImport(backend, seller, content)
const products = () =>
  backend.services.db
    .selectFrom('product')
    .innerJoin('product_label', 'product_label.product_id', 'product.id')
    .where('seller_id', '=', seller)
    .selectAll()
    .execute()

describe('a product whose label cannot be true', () => {
  const withCells = (changes: Record<string, string>) =>
    Object.entries(changes).reduce((csv, [from, to]) => csv.replace(from, to), current)

  it.each([
    ['Aceto,aceto', 'Aceto Balsamico di Modena,aceto', 'marks: "Aceto Balsamico di Modena"'],
    ['Aceto di **vino**,sulphites', 'Latte e sale,none', 'allergens: "latte" in the ingredients'],
    ['Rosso,', 'Senza solfiti,', 'title: says "senza solfiti"'],
  ])('stays a draft and says why: %s becomes %s', async (from, to, reason) => {
    const report = await run(withCells({ [from]: to }))
    expect(report).toMatchObject({ created: 1, drafts: 1, refused: [] })
    expect(report.missing[0]?.fields).toEqual([expect.stringContaining(reason)])
    expect(await products()).toMatchObject([
      { status: 'draft', missing_fields: [expect.stringContaining(reason)] },
    ])
  })

  it('is sold under a protected name with the number of its mark', async () => {
    const marked = current
      .replace('VAT (product', 'Marks (product.metafields.custom.marks),VAT (product')
      .replace('Al buio,22', 'Al buio,IGP PGI-IT-0430,22')
      .replace('Aceto,aceto', 'Aceto Balsamico di Modena IGP,aceto')
    expect(await run(marked)).toMatchObject({ created: 1, drafts: 0, refused: [] })
    expect(await products()).toMatchObject([
      { status: 'published', marks: ['igp'], mark_registers: [{ code: 'igp', register: 'PGI-IT-0430' }] },
    ])
    const report = await run(marked.replace('IGP PGI-IT-0430', 'IGP'))
    expect(report.refused).toEqual([
      { line: 2, field: expect.stringContaining('Marks'), reason: expect.any(String) },
    ])
  })
})

describe('why a product costs what it costs', () => {
  const withReason = (reason: string) =>
    current
      .replace('VAT (product', 'Price reason (product.metafields.custom.price_reason),VAT (product')
      .replace('Al buio,22', `Al buio,${reason},22`)

  it('is read from its column, is not asked for, and stays in other languages', async () => {
    expect(await run(current)).toMatchObject({ created: 1, drafts: 0, refused: [] })
    expect(await products()).toMatchObject([{ price_reason: null }])
    expect(await run(withReason('Quattro anni in botte'))).toMatchObject({ updated: 1, refused: [] })
    const [first] = await products()
    expect(first?.price_reason).toEqual({ it: 'Quattro anni in botte' })
    await backend.services.db
      .updateTable('product_label')
      .set({ price_reason: JSON.stringify({ it: 'Quattro anni in botte', en: 'Four years in a cask' }) })
      .where('product_id', '=', first?.product_id ?? '')
      .execute()
    expect(await run(withReason('<b>Sei</b> anni in botte'))).toMatchObject({ updated: 1 })
    expect((await products())[0]?.price_reason).toEqual({
      it: 'Sei anni in botte',
      en: 'Four years in a cask',
    })
  })

  it('comes with a new product', async () => {
    expect(await run(withReason('Dodici anni in botte'))).toMatchObject({ created: 1, drafts: 0 })
    expect(await products()).toMatchObject([{ price_reason: { it: 'Dodici anni in botte' } }])
  })
})

it('keeps a GTIN with its zeros, also in capitals, through a second import, and names the line of a wrong one', async () => {
  const withGtin = (gtin: string) =>
    current
      .replace('VAT (product', 'GTIN (product.metafields.custom.GTIN),VAT (product')
      .replace('Al buio,22', `Al buio,${gtin},22`)
  expect(await run(withGtin('00012345678905'))).toMatchObject({ created: 1, refused: [] })
  expect(await run(withGtin('00012345678905'))).toMatchObject({ unchanged: 1, refused: [] })
  expect(await products()).toMatchObject([{ gtin: '00012345678905' }])
  expect((await run(withGtin('00012345678904'))).refused).toMatchObject([
    { line: 2, reason: expect.stringContaining('last digit') },
  ])
  expect(await run(withGtin('8001234567897'))).toMatchObject({ updated: 1 })
  expect(await products()).toMatchObject([{ gtin: '8001234567897' }])
})

describe('traces, drained quantity, temperature, withdrawal and what a nutrition table is per', () => {
  const columns = ['Traces', 'Drained_quantity', 'Temperature', 'Withdrawal', 'Nutrition_per']
  const nutrition = [
    'Energy_kJ',
    'Energy_kcal',
    'Fat',
    'Saturates',
    'Carbohydrate',
    'Sugars',
    'Protein',
    'Salt',
  ]
  const withColumns = (cells: string) =>
    current
      .replace('VAT (product', `${[...columns, ...nutrition].join()},VAT (product`)
      .replace('Al buio,22,vinegar', `Al buio,${cells},90,21,0,0,1,1,0,0,22,`)
  const first = withColumns('milk,300 ml,chilled,excluded-perishable,100 ml')

  it('come with a new product', async () => {
    expect(await run(first)).toMatchObject({ created: 1, drafts: 0, refused: [] })
    expect(await products()).toMatchObject([
      {
        ...{ status: 'published', traces: ['milk'], drained_value: 300, drained_unit: 'ml' },
        ...{ temperature_class: 'chilled', withdrawal: 'excluded-perishable' },
        nutrition: { per: '100ml', energyKj: 90 },
      },
    ])
  })

  it('change with the file, and stay where it says nothing', async () => {
    await run(first)
    expect(await run(withColumns('none,,frozen,standard,100 g'))).toMatchObject({ updated: 1, refused: [] })
    expect(await products()).toMatchObject([
      {
        ...{ traces: [], drained_value: 300, temperature_class: 'frozen', withdrawal: 'standard' },
        nutrition: { per: '100g' },
      },
    ])
  })

  it('stay a draft when less is inside than drained', async () => {
    const report = await run(withColumns('none,600 ml,ambient,standard,100 ml'))
    expect(report).toMatchObject({ created: 1, drafts: 1, refused: [] })
    expect(report.missing[0]?.fields).toEqual([expect.stringContaining('drainedQuantity')])
  })
})

describe('an organic product', () => {
  const columns =
    'Marks (product.metafields.custom.marks),Organic code (product.metafields.custom.organic_code),Organic origin (product.metafields.custom.organic_origin)'
  const organic = (code: string, origin: string) =>
    current
      .replace('VAT (product', `${columns},VAT (product`)
      .replace('Al buio,22', `Al buio,BIO IT-BIO-006,${code},${origin},22`)

  it('is sold with its operator code and where it was farmed, and stays through a second import', async () => {
    expect(await run(organic('A123', 'UE e non UE'))).toMatchObject({ created: 1, drafts: 0, refused: [] })
    expect(await products()).toMatchObject([
      { status: 'published', organic: { operatorCode: 'A123', origin: 'eu-and-non-eu' } },
    ])
    expect(await run(organic('A123', 'UE e non UE'))).toMatchObject({ unchanged: 1, refused: [] })
  })

  it('is a draft until both are said, each in its own file', async () => {
    expect(await run(organic('A123', ''))).toMatchObject({ drafts: 1, missing: [{ fields: ['organic'] }] })
    expect(await run(organic('', 'it'))).toMatchObject({ updated: 1, drafts: 0, missing: [] })
    expect(await products()).toMatchObject([
      { status: 'published', organic: { operatorCode: 'A123', origin: 'IT' } },
    ])
    expect(await run(organic('B9', ''))).toMatchObject({ updated: 1, drafts: 0 })
    expect(await products()).toMatchObject([{ organic: { operatorCode: 'B9', origin: 'IT' } }])
  })

  it('is refused with a place that is none, and with a code too long to be one', async () => {
    const refused = async (code: string, origin: string) => (await run(organic(code, origin))).refused
    expect(await refused('A123', 'Atlantide')).toEqual([
      {
        line: 2,
        field: expect.stringContaining('Organic origin'),
        reason: expect.stringContaining('Atlantide'),
      },
    ])
    expect(await refused('A'.repeat(61), 'eu')).toEqual([
      { line: 2, field: expect.stringContaining('Organic code'), reason: 'is longer than 60 characters' },
    ])
  })
})
