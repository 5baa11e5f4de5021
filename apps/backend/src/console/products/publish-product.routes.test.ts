import { getProductDetails } from '@filiera/contract/catalog/catalogue'
import type { ProductContentChange } from '@filiera/contract/console/product-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import {
  createCategory,
  createProduct,
  createWarehouse,
  type ProductOptions,
} from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { openEditedProduct } from '../../../test/scenes/edited-product.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const texts = (word: string) => ({ it: word, en: `${word} (en)`, es: `${word} (es)` })

const setUp = (options: ProductOptions = {}) => openEditedProduct(backend, options)

describe('publishing', () => {
  it('makes the draft live with a version, after one of how it stood', async () => {
    const { publicTitle, id, owner, change, publish, read, versions, contentOf } = await setUp()
    await change(0, { texts: { it: { title: 'Miele d’arancio' } }, shelfLifeDays: 90 })
    expect(await publicTitle()).toBe('Miele di zagara')
    backend.clock.advance(60_000)
    expect(await publish(1, 'Nome nuovo')).toMatchObject({ ok: true, value: { number: 2, version: 2 } })
    expect(await publicTitle()).toBe('Miele d’arancio')
    const at = backend.clock.now().toISOString()
    expect(await read()).toMatchObject({
      draft: null,
      draftVersion: 2,
      live: { shelfLifeDays: 90 },
      published: { number: 2, by: 'Anna Verdi', at },
    })
    expect(await versions()).toEqual([
      { number: 2, by: 'Anna Verdi', at, note: 'Nome nuovo', changed: ['texts.it.title', 'shelfLifeDays'] },
      { number: 1, by: null, at, note: '', changed: [] },
    ])
    expect(await contentOf('1')).toMatchObject({
      value: { content: { texts: { it: { title: 'Miele di zagara' } }, shelfLifeDays: null } },
    })
    const entry = await backend.services.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('object_id', '=', id)
      .where('account_id', '=', owner.accountId)
      .where('action', '=', 'publishProduct')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      role: 'owner',
      before: { status: 'published' },
      after: { version: 2, status: 'published', parts: ['texts.it.title', 'shelfLifeDays'] },
    })
  })

  it('keeps every part as it was typed', async () => {
    const category = await createCategory(backend.services.db, { slug: 'mieli' })
    const inCategory = { category_id: category }
    const { db } = backend.services
    await createAttribute(db, {
      code: 'fiore',
      kind: 'list',
      category: inCategory,
      options: ['zagara', 'tiglio'],
    })
    await createAttribute(db, { code: 'mesi', kind: 'number', category: inCategory, unit: 'mesi' })
    await createAttribute(db, { code: 'crudo', kind: 'yes_no', category: inCategory })
    await createAttribute(db, { code: 'raccolta', kind: 'text', category: inCategory })
    const hash = 'a'.repeat(64)
    await db.insertInto('picture').values({ hash, format: 'jpeg', width: 8, height: 8, bytes: 99 }).execute()
    const { id, sellerId, read, change, publish } = await setUp()
    await db
      .insertInto('product_picture')
      .values({ product_id: id, position: 0, picture_hash: hash, alt: JSON.stringify({ it: 'Vasetto' }) })
      .execute()
    const warehouse = await createWarehouse(db, { seller_id: sellerId })
    const own = {
      title: 'Miele',
      shortDescription: 'Di zagara.\nChiaro.',
      tags: ['dolce'],
      questions: [{ question: 'Cristallizza?', answer: 'Sì.' }],
      legalName: 'Miele di agrumi',
      ingredients: 'Miele di agrumi.',
      origin: 'Calabria',
      storage: 'In dispensa',
      use: 'Sul pane',
      afterOpening: 'Entro tre mesi',
      priceReason: 'Poche arnie.',
      warnings: 'Non dare ai lattanti.',
    }
    const place = { country: 'IT', region: 'calabria' as const }
    const whole: ProductContentChange = {
      texts: { it: own, en: { ...own, title: 'Honey' }, es: { ...own, title: 'Miel' } },
      category: 'mieli',
      brand: 'Arnie dello Ionio',
      ownCode: 'MZ-01',
      gtin: '00012345600012',
      vatRate: 10,
      netQuantity: { value: 400, unit: 'g' },
      drainedQuantity: { value: 390, unit: 'g' },
      grossWeight: 620,
      quantityChanged: { since: '2026-10-01', previous: 500 },
      temperature: 'chilled',
      shipsTo: ['IT', 'FR'],
      warehouse,
      marks: [
        {
          code: 'bio',
          register: 'IT-BIO-006',
          controlBody: 'ICEA',
          certificate: 'C-77',
          expires: '2027-06-30',
        },
      ],
      organic: { operatorCode: 'A123', origin: 'IT' },
      allergens: ['milk'],
      traces: ['nuts'],
      notAllergens: ['eggs'],
      ingredientShares: [{ ingredient: texts('miele'), percent: 99.5 }],
      nutrition: {
        per: '100g',
        energyKj: 1360,
        energyKcal: 320,
        fat: 0,
        saturates: 0,
        carbohydrate: 80,
        sugars: 80,
        protein: 0.4,
        salt: 0,
      },
      alcoholByVolume: 0.5,
      originPlaces: [place, { country: 'FR', region: null }],
      primaryIngredient: { name: texts('miele'), places: [place] },
      shelfLifeDays: 180,
      operator: { name: 'Arnie srl', address: 'Via Roma 1, Cosenza' },
      importer: { name: 'Import srl', address: 'Via Porto 2, Napoli' },
      withdrawal: 'sealed-only',
      perishableUnder30Days: true,
      safety: { maker: { name: 'Vetreria', address: 'Murano' }, contact: 'info@vetreria.example' },
      attributes: { fiore: ['tiglio', 'zagara'], mesi: 2.5, crudo: true, raccolta: texts('maggio') },
      pictures: [{ picture: hash, alt: texts('Vasetto di miele') }],
    }
    await change(0, whole)
    expect(await publish(1)).toMatchObject({ ok: true })
    expect((await read()).live).toEqual(whole)
    const shown = await backend.call(getProductDetails, { params: { id } })
    expect(shown).toMatchObject({
      value: {
        marks: [{ code: 'bio', register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' }],
        primaryIngredient: { name: 'miele', places: [place] },
        ...{ organic: whole.organic, originPlaces: whole.originPlaces, safety: whole.safety },
        ...{ shelfLifeDays: 180, warnings: 'Non dare ai lattanti.' },
        quantityReduced: { since: '2026-10-01', previous: { value: 500, unit: 'g' } },
        legalName: 'Miele di agrumi',
        ingredientShares: [{ ingredient: 'miele', percent: 99.5 }],
        afterOpening: 'Entro tre mesi',
        importer: { name: 'Import srl', address: 'Via Porto 2, Napoli' },
      },
    })
  })

  it('names what is missing, and writes nothing', async () => {
    const { publicTitle, change, publish, read, versions } = await setUp()
    await change(0, {
      allergens: null,
      texts: { it: { title: '', storage: '' } },
      operator: { name: '', address: '' },
    })
    expect(await publish(1)).toMatchObject({
      problem: {
        status: 422,
        fields: [
          { field: 'texts.it.title', message: 'is missing' },
          { field: 'texts.it.storage', message: 'is missing' },
          { field: 'allergens', message: 'is missing' },
          { field: 'operator', message: 'is missing' },
        ],
      },
    })
    expect(await publicTitle()).toBe('Miele di zagara')
    expect(await versions()).toEqual([])
    expect(await read()).toMatchObject({ draftVersion: 1, review: { publishable: false } })
  })

  it.each<[string, ProductContentChange, string]>([
    ['an evocation', { texts: { it: { title: 'Formaggio tipo parmigiano' } } }, 'texts.it.title'],
    ['an allergen that is not declared', { texts: { en: { ingredients: 'Honey, milk' } } }, 'allergens'],
    [
      'a mark without its number',
      { marks: [{ code: 'dop', register: 'x', controlBody: '', certificate: '', expires: null }] },
      'marks',
    ],
    ['an unknown attribute', { attributes: { vitigno: ['nebbiolo'] } }, 'attributes.vitigno'],
    ['an unknown category', { category: 'nessuna' }, 'category'],
    ['an unknown picture', { pictures: [{ picture: 'b'.repeat(64), alt: texts('x') }] }, 'pictures'],
    ['a warehouse of nobody', { warehouse: '999999999' }, 'warehouse'],
    ['a reason without Italian', { texts: { en: { priceReason: 'Few hives.' } } }, 'texts.it.priceReason'],
    ['a translation without a title', { texts: { es: { shortDescription: 'Miel.' } } }, 'texts.es.title'],
  ])('refuses %s', async (_what, body, field) => {
    const { change, publish } = await setUp()
    await change(0, body)
    const refused = await publish(1)
    expect(refused).toMatchObject({ problem: { status: 422 } })
    expect(!refused.ok && refused.problem.fields?.map((fault) => fault.field)).toContain(field)
  })

  it('refuses what is another shop’s: its warehouse, its pictures; and the code of another product', async () => {
    const { db } = backend.services
    const theirs = await setUp()
    const hash = 'c'.repeat(64)
    await db.insertInto('picture').values({ hash, format: 'jpeg', width: 8, height: 8, bytes: 99 }).execute()
    await db
      .insertInto('product_picture')
      .values({ product_id: theirs.id, position: 0, picture_hash: hash, alt: '{}' })
      .execute()
    const { sellerId, change, publish } = await setUp()
    await createProduct(db, { seller_id: sellerId, own_code: 'MZ-01' })
    await change(0, {
      warehouse: theirs.warehouseId,
      pictures: [{ picture: hash, alt: texts('x') }],
      ownCode: 'MZ-01',
    })
    const refused = await publish(1)
    expect(!refused.ok && refused.problem.fields?.map(({ field }) => field)).toEqual([
      'warehouse',
      'ownCode',
      'pictures',
    ])
  })

  it('has nothing to do without a change', async () => {
    const { publish, versions } = await setUp()
    expect(await publish(0)).toMatchObject({ problem: { status: 409, code: 'conflict' } })
    expect(await versions()).toEqual([])
  })
})

describe('on sale', () => {
  it('goes a draft that never was, once it is complete, with its stand-ins gone and its price on record', async () => {
    const { publicTitle, id, read, change, publish, versions } = await setUp({
      status: 'draft',
      vat_rate: 22,
      allergens_declared: false,
      label: { missing_fields: ['vatRate', 'allergens'] },
    })
    expect(await read()).toMatchObject({
      live: { vatRate: null },
      review: { required: ['vatRate', 'allergens'] },
    })
    await change(0, { vatRate: 10, allergens: [] })
    expect(await publish(1)).toMatchObject({ ok: true, value: { number: 1 } })
    expect(await read()).toMatchObject({ status: 'published', live: { vatRate: 10 } })
    expect(await publicTitle()).toBe('Miele di zagara')
    expect((await versions()).map(({ number }) => number)).toEqual([1])
    const prices = await backend.services.db
      .selectFrom('price_period')
      .select('charged_cents')
      .where('product_id', '=', id)
      .execute()
    expect(prices).toEqual([{ charged_cents: 1000 }])
  })

  it('goes nothing that was withdrawn', async () => {
    const { publicTitle, read, change, publish } = await setUp({ status: 'withdrawn' })
    await change(0, { shelfLifeDays: 10 })
    expect(await publish(1)).toMatchObject({ ok: true, value: { number: 2 } })
    expect(await read()).toMatchObject({ status: 'withdrawn', live: { shelfLifeDays: 10 } })
    expect(await publicTitle()).toBeNull()
  })

  it('tells the page caches of the product alone', async () => {
    const { id, change, publish } = await setUp()
    const other = await setUp()
    await change(0, { texts: { it: { title: 'Miele nuovo' } } })
    const next = await followFeed(backend)
    await publish(1)
    expect(await next()).toEqual([`product:${id}`])
    await other.change(0, { shelfLifeDays: 3 })
    await other.publish(1)
    expect(await next()).toEqual([`product:${other.id}`])
  })
})

it('keeps what an import changed meanwhile of other parts', async () => {
  const { id, change, publish, read } = await setUp()
  await change(0, { ownCode: 'X' })
  await backend.services.db
    .updateTable('product_text')
    .set({ title: 'Dal file' })
    .where('product_id', '=', id)
    .where('lang', '=', 'it')
    .execute()
  await publish(1)
  expect((await read()).live).toMatchObject({ ownCode: 'X', texts: { it: { title: 'Dal file' } } })
})
