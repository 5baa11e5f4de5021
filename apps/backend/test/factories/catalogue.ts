import type { Texts } from '@filiera/domain/languages'
import { type Insertable, sql } from 'kysely'
import type { Database, Executor } from '../../src/platform/database/open-database.ts'
import type { Tables } from '../../src/platform/database/tables.ts'

/** Distinct slugs and names within a test file. */
let counter = 0
const next = () => ++counter

const texts = (it: string, en = it, es = it): Texts => ({ it, en, es })
const json = (value: unknown) => JSON.stringify(value)

export type SellerOptions = Partial<Insertable<Tables['seller']>>

/** A seller of Cosenza with a complete legal identity, payable by both providers. @returns its id */
export async function createSeller(executor: Executor, options: SellerOptions = {}): Promise<string> {
  const number = next()
  const { id } = await executor
    .insertInto('seller')
    .values({
      slug: `seller-${number}`,
      name: `Azienda ${number}`,
      company: `Azienda ${number} srl`,
      vat_number: String(99_990_000_000 + number),
      rea: `CS ${990_000 + number}`,
      email: `ordini@azienda-${number}.example`,
      telephone: '+390984555001',
      street: 'Via del Frantoio 1',
      city: 'Cosenza',
      zip: '87100',
      province: 'CS',
      region: 'calabria',
      city_code: 'cosenza',
      lat: 39.3,
      lng: 16.25,
      description: json(texts('Olio e agrumi.', 'Oil and citrus.', 'Aceite y cítricos.')),
      picture_hash: null,
      closed_until: null,
      mangopay_user_id: `user-${number}`,
      mangopay_wallet_id: `wallet-${number}`,
      mangopay_kyc_level: 'REGULAR',
      stripe_account_id: `acct_${number}`,
      stripe_charges_enabled: true,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type WarehouseOptions = Partial<Insertable<Tables['warehouse']>>

/** A warehouse of a seller (made when not given): free from 49.00 €, fee 6.90 €. @returns its id */
export async function createWarehouse(executor: Executor, options: WarehouseOptions = {}): Promise<string> {
  const seller_id = options.seller_id ?? (await createSeller(executor))
  const { id } = await executor
    .insertInto('warehouse')
    .values({
      name: `Magazzino ${next()}`,
      region: 'calabria',
      threshold_cents: 4900,
      fee_cents: 690,
      ...options,
      seller_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type CategoryOptions = Partial<Insertable<Tables['category']>>

/** A category. @returns its id */
export async function createCategory(executor: Executor, options: CategoryOptions = {}): Promise<number> {
  const number = next()
  const { id } = await executor
    .insertInto('category')
    .values({
      slug: `category-${number}`,
      position: number,
      name: json(texts(`Categoria ${number}`, `Category ${number}`, `Categoría ${number}`)),
      description: json(texts('')),
      picture_hash: null,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const REDUCED_SINCE = '2026-11-20T00:00:00Z'

export type ProductOptions = Partial<Insertable<Tables['product']>> & {
  /** Title per language; a language left out has no text. */
  titles?: Partial<Texts>
  tags?: string[]
  label?: Partial<Insertable<Tables['product_label']>>
}

export type CreatedProduct = { id: string; sellerId: string; warehouseId: string; categoryId: number }

async function createTexts(executor: Executor, productId: string, options: ProductOptions): Promise<void> {
  const titles = options.titles ?? texts(`Prodotto ${productId}`, `Product ${productId}`)
  await executor
    .insertInto('product_text')
    .values(
      Object.entries(titles).map(([lang, title]) => ({
        product_id: productId,
        lang: lang as keyof Texts,
        title,
        short_description: `${title}.`,
        tags: options.tags ?? [],
        questions: json([]),
      })),
    )
    .execute()
}

async function createLabel(executor: Executor, productId: string, options: ProductOptions): Promise<void> {
  await executor
    .insertInto('product_label')
    .values({
      ingredients: json(texts('Olio di oliva.')),
      nutrition: json({ exempt: 'unprocessed-single-ingredient' }),
      origin: json(texts('Italia')),
      storage: json(texts('Al buio.')),
      usage: json(texts('')),
      operator_name: 'Azienda srl',
      operator_address: 'Via del Frantoio 1, Cosenza',
      alcohol_by_volume: options.alcohol ? 12.5 : null,
      mark_registers: json([]),
      withdrawal: 'standard',
      ...options.label,
      product_id: productId,
    })
    .execute()
}

/** On sale since January at the full price: the database wrote today's, which began later or with the reduction. */
async function backdatePrices(executor: Executor, productId: string, options: ProductOptions): Promise<void> {
  const { price_cents = 1000, discounted_cents, discount_started_at } = options
  const since = '2026-01-01T00:00:00Z'
  if (!discounted_cents) {
    const update = executor.updateTable('price_period').set({ valid_from: since })
    await update.where('product_id', '=', productId).execute()
    return
  }
  const full = { product_id: productId, charged_cents: price_cents, valid_from: since }
  await executor
    .insertInto('price_period')
    .values({ ...full, valid_to: discount_started_at ?? REDUCED_SINCE })
    .execute()
  // now it is announced as reduced
  await sql`select list_products(array[${productId}::bigint])`.execute(executor)
}

/**
 * A published product at 10.00 € with 100 in stock, its texts and label; seller, warehouse and category are made when not given. A reduced
 * one was sold at its full price before.
 */
export async function createProduct(
  executor: Executor,
  options: ProductOptions = {},
): Promise<CreatedProduct> {
  // together: what is published must be complete when the transaction ends
  return executor.isTransaction
    ? insertProduct(executor, options)
    : executor.transaction().execute((trx) => insertProduct(trx, options))
}

async function insertProduct(executor: Executor, options: ProductOptions): Promise<CreatedProduct> {
  const { titles: _titles, tags: _tags, label: _label, ...columns } = options
  const sellerId = columns.seller_id ?? (await createSeller(executor))
  const warehouseId = columns.warehouse_id ?? (await createWarehouse(executor, { seller_id: sellerId }))
  const categoryId = columns.category_id ?? (await createCategory(executor))
  const { id } = await executor
    .insertInto('product')
    .values({
      slug: `product-${next()}`,
      status: 'published',
      source_key: null,
      price_cents: 1000,
      discounted_cents: null,
      discount_started_at: columns.discounted_cents ? REDUCED_SINCE : null,
      vat_rate: 10,
      stock: 100,
      net_value: 500,
      net_unit: 'ml',
      drained_value: null,
      drained_unit: null,
      temperature_class: 'ambient',
      ships_to: ['IT', 'ES'],
      allergens_declared: true,
      region: 'calabria',
      city_code: 'cosenza',
      ...columns,
      seller_id: sellerId,
      warehouse_id: warehouseId,
      category_id: categoryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await createTexts(executor, id, options)
  await createLabel(executor, id, options)
  if ((columns.status ?? 'published') === 'published') await backdatePrices(executor, id, options)
  return { id, sellerId, warehouseId, categoryId }
}

/** So many products like a given one, without reduction, with its label and titles of their own. @returns their ids */
export async function copyProduct(db: Database, id: string, copies: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into product (slug, seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit,
        temperature_class, ships_to, region, allergens_declared)
      select slug || '-' || n, seller_id, warehouse_id, category_id, status, price_cents, vat_rate, stock, net_value, net_unit,
        temperature_class, ships_to, region, allergens_declared
      from product, generate_series(1, ${copies}::int) n where id = ${id}::bigint returning id::text`.execute(
      trx,
    )
    const ids = rows.map((row) => row.id)
    await sql`
      insert into product_text (product_id, lang, title, short_description)
      select id, 'it', 'Prodotto ' || id, '' from unnest(${ids}::bigint[]) id`.execute(trx)
    await sql`
      insert into product_label (product_id, ingredients, nutrition, origin, storage, usage, operator_name, operator_address, withdrawal)
      select copy, ingredients, nutrition, origin, storage, usage, operator_name, operator_address, withdrawal
      from product_label, unnest(${ids}::bigint[]) copy where product_id = ${id}::bigint`.execute(trx)
    return ids
  })
}
