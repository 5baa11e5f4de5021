import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { runImport } from '../../../test/run-import.ts'

let backend: TestBackend
let seller: string
beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db, { slug: 'formaggi' })
})
afterAll(() => backend.close())
beforeEach(async () => {
  seller = await createSeller(backend.services.db)
  await createWarehouse(backend.services.db, { seller_id: seller })
  backend.clock.advance(60_000)
})

const run = (csv: string, dryRun = false) => {
  backend.clock.advance(1000)
  return runImport(backend, seller, csv, dryRun)
}
const findProduct = () =>
  backend.services.db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .innerJoin('product_label', 'product_label.product_id', 'product.id')
    .where('seller_id', '=', seller)
    .selectAll()
    .executeTakeFirstOrThrow()
const byHand = () => backend.services.db.updateTable('product').where('seller_id', '=', seller)

const shop = (price: string, stock: string, more = '') =>
  `Handle,Title,Body (HTML),Tags,Variant Price,Variant Inventory Qty,allergens\nlatte,Formaggio,Dal latte crudo,malga,${price},${stock},${more}\n`

/** What a seller fills in after the first import, and nothing of it stands in the file. */
async function completeByHand() {
  const { db } = backend.services
  const { product_id } = await findProduct()
  const italian = (text: string) => JSON.stringify({ it: text, es: `${text} (es)` })
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product_label')
      .set({
        ingredients: italian('**latte**, sale, caglio'),
        origin: italian('Italia'),
        storage: italian('In frigorifero'),
        nutrition: JSON.stringify({ exempt: 'small-producer' }),
        mark_registers: JSON.stringify([{ code: 'dop', register: 'PDO-IT-0016' }]),
        withdrawal: 'excluded-perishable',
        missing_fields: [],
      })
      .where('product_id', '=', product_id)
      .execute()
    await trx
      .updateTable('product')
      .set({
        status: 'published',
        allergens: ['milk'],
        allergens_declared: true,
        vat_rate: 4,
        net_value: 500,
        net_unit: 'g',
        temperature_class: 'chilled',
        ships_to: ['IT', 'ES'],
        marks: ['dop'],
        stock: 3,
      })
      .where('id', '=', product_id)
      .execute()
    await trx
      .updateTable('product_text')
      .set({ title: 'Formaggio di malga' })
      .where('product_id', '=', product_id)
      .execute()
  })
}

it('leaves a product that was completed by hand as it is, whatever else the file changes', async () => {
  await run(shop('10.00', '10'))
  await completeByHand()
  const before = await findProduct()
  expect(await run(shop('10.00', '10'))).toMatchObject({ updated: 0, unchanged: 1, drafts: 0, missing: [] })
  expect(await findProduct()).toEqual(before)
  expect(await run(shop('11.00', '10'), true)).toMatchObject({ updated: 1 })
  expect(await run(shop('11.00', '10'))).toMatchObject({ updated: 1, unchanged: 0, drafts: 0 })
  expect(await findProduct()).toEqual({
    ...before,
    price_cents: 1100,
    charged_cents: 1100,
    // the price counts at once: who changes it in the console must have seen this one
    row_version: before.row_version + 1,
    updated_at: backend.clock.now(),
  })
})

it('keeps the certificate of a mark that stays when the file changes marks', async () => {
  const file = (marks: string) => `Handle,Title,Variant Price,marks\nlatte,Formaggio,10.00,"${marks}"\n`
  await run(file('DOP PDO-IT-0016, BIO IT-BIO-006'))
  const bio = {
    code: 'bio',
    register: 'IT-BIO-006',
    controlBody: 'Suolo',
    certificate: 'C-7',
    expires: '2027-06-30',
  }
  const held = JSON.stringify([{ code: 'dop', register: 'PDO-IT-0016', certificate: 'D-1' }, bio])
  const { product_id } = await findProduct()
  await backend.services.db
    .updateTable('product_label')
    .set({ mark_registers: held })
    .where('product_id', '=', product_id)
    .execute()
  await run(file('STG TSG-IT-0123, BIO IT-BIO-006'))
  expect((await findProduct()).mark_registers).toEqual([{ code: 'stg', register: 'TSG-IT-0123' }, bio])
  await run(file('BIO IT-BIO-009'))
  expect((await findProduct()).mark_registers).toEqual([{ code: 'bio', register: 'IT-BIO-009' }])
})

it('changes nothing by an empty cell or an absent column', async () => {
  await run(shop('10.00', '10', 'milk'))
  const { updated_at: _, ...before } = await findProduct()
  expect(
    await run('Handle,Title,Body (HTML),Tags,Variant Price,Variant Inventory Qty,allergens\nlatte,,,,,10,\n'),
  ).toMatchObject({ unchanged: 1, refused: [] })
  expect(await run('Handle,Variant Price\nlatte,10.00\n')).toMatchObject({ unchanged: 1, refused: [] })
  expect(await findProduct()).toMatchObject(before)
})

describe('stock', () => {
  it.each<[string, string[], number, number]>([
    ['stays sold when the file says what it said', ['10'], 3, 3],
    ['rises by what the file adds', ['12'], 3, 5],
    ['falls by what the file takes, never below nothing', ['6'], 3, 0],
    ['follows the file from run to run', ['12', '11', '15'], 3, 8],
    ['is not forgotten by an empty cell', ['', '11'], 3, 4],
  ])('%s', async (_name, files, left, expected) => {
    await run(shop('10.00', '10'))
    await byHand().set({ stock: left }).execute()
    for (const stock of files) await run(shop('10.00', stock))
    expect(await findProduct()).toMatchObject({ stock: expected })
  })

  it('fills an empty shelf when the file says a number for the first time, and changes none that was counted here', async () => {
    await run('Handle,Title,Variant Price\nlatte,Formaggio,10.00\n')
    await run(shop('10.00', '7'))
    expect(await findProduct()).toMatchObject({ stock: 7 })
    await backend.services.db.deleteFrom('product').where('seller_id', '=', seller).execute()
    await run('Handle,Title,Variant Price\nlatte,Formaggio,10.00\n')
    await byHand().set({ stock: 2 }).execute()
    await run(shop('10.00', '7'))
    expect(await findProduct()).toMatchObject({ stock: 2 })
  })
})

it('hides what the file hides and shows it again', async () => {
  const file = (published: string) =>
    `Handle,Title,Published,Variant Price,category,net_quantity,vat_rate,ingredients,allergens,origin,storage,nutrition_exemption\nlatte,Formaggio,${published},10.00,formaggi,500 g,4,latte,milk,Italia,In frigo,small-producer\n`
  await run(file('TRUE'))
  expect(await findProduct()).toMatchObject({ status: 'published' })
  await run(file('FALSE'))
  expect(await findProduct()).toMatchObject({ status: 'draft' })
  await run(file('TRUE'))
  expect(await findProduct()).toMatchObject({ status: 'published' })
  await byHand().set({ status: 'withdrawn' }).execute()
  await run(file('FALSE'))
  await run(file('TRUE'))
  expect(await findProduct()).toMatchObject({ status: 'withdrawn' })
})

it('publishes a draft when a later file says what was missing', async () => {
  expect(await run(shop('10.00', '10', 'milk'))).toMatchObject({ drafts: 1 })
  const rest =
    'Handle,category,net_quantity,vat_rate,ingredients,origin,storage,nutrition_exemption\nlatte,formaggi,500 g,4,latte,Italia,In frigo,small-producer\n'
  expect(await run(rest)).toMatchObject({ updated: 1, drafts: 0, missing: [] })
  expect(await findProduct()).toMatchObject({ status: 'published', allergens: ['milk'], missing_fields: [] })
})

it('only remembers what the file says of a product that was imported before files were remembered', async () => {
  await run(shop('10.00', '10'))
  await backend.services.db.deleteFrom('product_import').execute()
  await byHand().set({ price_cents: 900, stock: 3 }).execute()
  expect(await run(shop('10.00', '10'))).toMatchObject({ unchanged: 1 })
  expect(await findProduct()).toMatchObject({ price_cents: 900, stock: 3 })
  await run(shop('12.00', '11'))
  expect(await findProduct()).toMatchObject({ price_cents: 1200, stock: 4 })
})

/** All that food says in a file. */
const whole = (allergens: string) =>
  `Handle,Title,Variant Price,category,net_quantity,vat_rate,ingredients,origin,storage,nutrition_exemption,allergens\nlatte,Formaggio,10.00,formaggi,500 g,4,Latte,Italia,In frigo,small-producer,${allergens}\n`

it('does not forget what a paused product came to lack by a file', async () => {
  const file = (price: string, marks: string) =>
    `Handle,Title,Variant Price,category,net_quantity,vat_rate,ingredients,origin,storage,nutrition_exemption,allergens,marks\nlatte,Formaggio,${price},formaggi,500 g,4,Latte,Italia,In frigo,small-producer,milk,${marks}\n`
  await run(file('10.00', ''))
  await byHand().set({ status: 'withdrawn' }).execute()
  await run(file('10.00', 'BIO IT-BIO-006'))
  expect(await findProduct()).toMatchObject({ status: 'withdrawn', missing_fields: ['organic'] })
  await run(file('11.00', 'BIO IT-BIO-006'))
  expect(await findProduct()).toMatchObject({ price_cents: 1100, missing_fields: ['organic'] })
})

it('keeps a draft whose origin was taken out by hand since the file said it', async () => {
  const { db } = backend.services
  await run(whole(''))
  const { product_id } = await findProduct()
  const label = db.updateTable('product_label').where('product_id', '=', product_id)
  await label.set({ origin: JSON.stringify({ it: '' }) }).execute()
  expect(await run(whole('milk'))).toMatchObject({
    drafts: 1,
    missing: [{ fields: ['origin'] }],
    refused: [],
  })
})

it('asks a draft that is sold to Spain for its label in Spanish, too', async () => {
  const { db } = backend.services
  await run(whole(''))
  await byHand()
    .set({ ships_to: ['IT', 'ES'] })
    .execute()
  const lacking = ['title (es)', 'ingredients (es)', 'origin (es)', 'storage (es)']
  expect(await run(whole('milk'))).toMatchObject({ drafts: 1, missing: [{ fields: lacking }] })
  const { product_id } = await findProduct()
  const inBoth = JSON.stringify({ it: 'Latte', es: 'Leche' })
  await db
    .updateTable('product_label')
    .where('product_id', '=', product_id)
    .set({ ingredients: inBoth, origin: inBoth, storage: inBoth })
    .execute()
  const text = { product_id, lang: 'es' as const, title: 'Queso', short_description: '', tags: [] }
  await db
    .insertInto('product_text')
    .values({ ...text, questions: '[]' })
    .execute()
  expect(await run(whole('milk').replace('In frigo', 'Al fresco'))).toMatchObject({ updated: 1, drafts: 0 })
})

it('publishes goods that are no food without what is said of food', async () => {
  const file = (vat: string) =>
    `Handle,Title,Variant Price,category,net_quantity,vat_rate\nlatte,Moka,30.00,formaggi,1 pz,${vat}\n`
  await run(file(''))
  const { product_id } = await findProduct()
  const maker = { name: 'Officine srl', address: 'Via Po 3, Omegna' }
  await backend.services.db
    .updateTable('product_label')
    .where('product_id', '=', product_id)
    .set({
      safety: JSON.stringify({ maker, contact: 'a@officine.example' }),
      warnings: JSON.stringify({ it: 'Scotta.' }),
    })
    .execute()
  expect(await run(file('22'))).toMatchObject({ updated: 1, drafts: 0, missing: [], refused: [] })
  expect(await findProduct()).toMatchObject({ status: 'published', missing_fields: [] })
})

it('keeps what is organic a draft until its operator code and origin are given', async () => {
  const file = whole('milk')
    .replace('allergens\n', 'allergens,marks\n')
    .replace('milk\n', 'milk,BIO IT-BIO-006\n')
  expect(await run(file)).toMatchObject({ created: 1, drafts: 1, missing: [{ fields: ['organic'] }] })
})

it('refuses only the product that the database does not take, and goes on', async () => {
  const { db } = backend.services
  await sql`alter table product add constraint not_two check (price_cents <> 200)`.execute(db)
  const report = await run('Handle,Title,Variant Price\nlatte,Formaggio,10.00\npane,Pane,2.00\n')
  await sql`alter table product drop constraint not_two`.execute(db)
  expect(report).toMatchObject({
    created: 1,
    refused: [{ line: 3, field: 'row', reason: expect.stringContaining('not_two') }],
    stopped: null,
  })
})

it('tells what is written when the database stops it, and goes on the next time', async () => {
  const { db } = backend.services
  const rows = Array.from({ length: 120 }, (_, number) => `h${number},Prodotto ${number},1.00`)
  const file = ['Handle,Title,Variant Price', ...rows, ''].join('\n')
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'no more room'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_one before insert on product for each row when (new.source_key = '["h60"]') execute function refuse_one()`.execute(
    db,
  )
  expect(await run(file)).toMatchObject({ created: 50, stopped: { line: 52, reason: 'no more room' } })
  const { length } = await db.selectFrom('product').where('seller_id', '=', seller).select('id').execute()
  expect(length).toBe(50)
  await sql`drop trigger refuse_one on product`.execute(db)
  expect(await run(file)).toMatchObject({ created: 70, unchanged: 50, stopped: null })
})
