import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCategory, createProduct, type ProductOptions } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

let database: OpenDatabase
let home: ProductOptions
beforeAll(async () => {
  database = await openTestDatabase()
  const { sellerId, warehouseId, categoryId } = await createProduct(database.db)
  home = { seller_id: sellerId, warehouse_id: warehouseId, category_id: categoryId }
})
afterAll(() => database.close())

const create = async (options: ProductOptions) =>
  (await createProduct(database.db, { ...home, ...options })).id
const nothing = JSON.stringify({ it: ' ', en: 'Said in English only' })

describe('the database refuses to publish a product', () => {
  const wine = async () => ({
    category_id: await createCategory(database.db, { declares_alcohol: true }),
  })
  it.each<[string, ProductOptions]>([
    ['texts.it.title', { titles: { en: 'Oil' } }],
    ['texts.it.ingredients', { label: { ingredients: nothing } }],
    ['allergens', { allergens_declared: false }],
    ['nutrition', { label: { nutrition: JSON.stringify({ exempt: 'not-declared' }) } }],
    ['nutrition', { label: { nutrition: JSON.stringify({ per: '100g', fat: 3 }) } }],
    ['texts.it.origin', { label: { origin: nothing } }],
    ['texts.it.storage', { label: { storage: nothing } }],
    ['operator', { label: { operator_address: '' } }],
    ['alcoholByVolume', { alcohol: true, label: { alcohol_by_volume: null } }],
    ['alcohol', { alcohol: false, label: { alcohol_by_volume: 13 } }],
    ['netQuantity', { label: { missing_fields: ['netQuantity', 'picture'] } }],
  ])('without %s', async (field, options) => {
    await expect(create(options)).rejects.toThrow(`cannot be published without ${field}`)
    const draft = await create({ ...options, status: 'draft' })
    await expect(
      database.db.updateTable('product').set({ status: 'published' }).where('id', '=', draft).execute(),
    ).rejects.toThrow(`cannot be published without ${field}`)
  })

  it('of a category of drinks that does not say how much alcohol it has', async () => {
    await expect(create(await wine())).rejects.toThrow('cannot be published without alcoholByVolume')
    await create({ ...(await wine()), label: { alcohol_by_volume: 0 } })
    const category_id = await createCategory(database.db)
    await create({ category_id })
    await expect(
      database.db
        .updateTable('category')
        .set({ declares_alcohol: true })
        .where('id', '=', category_id)
        .execute(),
    ).rejects.toThrow('without alcoholByVolume')
  })

  it('without a label or a text at all, also written in one statement', async () => {
    const id = await create({})
    for (const table of ['product_label', 'product_text'] as const)
      await expect(database.db.deleteFrom(table).where('product_id', '=', id).execute()).rejects.toThrow(
        'cannot be published without',
      )
    await expect(
      sql`insert into product (slug, seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit, temperature_class, ships_to, region)
        select 'bare', seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit, temperature_class, ships_to, region
        from product where id = ${id}`.execute(database.db),
    ).rejects.toMatchObject({ code: '23514', constraint: 'product_published_complete' })
  })
})

it('a published product keeps what it must say, and goes with everything when it is deleted', async () => {
  const id = await create({})
  const update = database.db.updateTable('product_label').where('product_id', '=', id)
  await expect(update.set({ origin: nothing }).execute()).rejects.toThrow('without texts.it.origin')
  await update.set({ origin: JSON.stringify({ it: 'Grecia' }) }).execute()
  await database.db.deleteFrom('product').where('id', '=', id).execute()
})

describe('the database records every price applied to the public', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const pricesOf = async (id: string) =>
    (
      await database.db
        .selectFrom('price_period')
        .where('product_id', '=', id)
        .orderBy('valid_from')
        .select(['charged_cents', 'valid_from', 'valid_to'])
        .execute()
    ).map(({ charged_cents, valid_from, valid_to }) => [
      charged_cents,
      valid_from.getUTCDate(),
      valid_to?.getUTCDate() ?? null,
    ])
  const change = (id: string, columns: Record<string, unknown>) =>
    database.db.updateTable('product').set(columns).where('id', '=', id).execute()

  it('from publishing to withdrawing, with every change between, whoever writes', async () => {
    const id = await create({ status: 'draft', price_cents: 1000, created_at: at(1) })
    await change(id, { price_cents: 2000, updated_at: at(2) })
    expect(await pricesOf(id)).toEqual([])
    await change(id, { status: 'published', updated_at: at(3) })
    await change(id, { price_cents: 1500, updated_at: at(5) })
    await change(id, { stock: 3, updated_at: at(6) })
    await change(id, { discounted_cents: 1200, discount_started_at: at(8), updated_at: at(8) })
    await change(id, { status: 'withdrawn', updated_at: at(9) })
    await change(id, { price_cents: 9900, discounted_cents: null, updated_at: at(10) })
    await change(id, { status: 'published', updated_at: at(12) })
    expect(await pricesOf(id)).toEqual([
      [2000, 3, 5],
      [1500, 5, 8],
      [1200, 8, 9],
      [9900, 12, null],
    ])
  })

  it('once when it changes twice at the same moment', async () => {
    const id = await create({})
    await database.db.transaction().execute(async (trx) => {
      await sql`update product set price_cents = 1100 where id = ${id}`.execute(trx)
      await sql`update product set price_cents = 1200 where id = ${id}`.execute(trx)
    })
    expect((await pricesOf(id)).map(([cents]) => cents)).toEqual([1000, 1200])
  })
})

it.each<[string, ProductOptions]>([
  ['product_text_title_length', { titles: { it: 'x'.repeat(201) } }],
  ['product_text_tags_length', { tags: ['x'.repeat(101)] }],
  ['product_text_tags_length', { tags: Array.from({ length: 51 }, (_, number) => `t${number}`) }],
  ['product_label_length', { label: { ingredients: JSON.stringify({ it: 'x'.repeat(65_001) }) } }],
])('public texts have bounds: %s', async (constraint, options) => {
  await expect(create(options)).rejects.toMatchObject({ constraint })
})
