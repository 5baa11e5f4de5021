import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/open-database.ts'
import type { SeedProduct } from './data/catalogue-schemas.ts'
import {
  readAttributes,
  readCatalogue,
  readCategories,
  readCollections,
  readFormats,
  readProducts,
  readSellers,
  readSubcategories,
} from './data/read-demo-data.ts'
import {
  attributeRows,
  labelRow,
  type Place,
  priceSteps,
  productRow,
  sellerRow,
  textRows,
  warehouseRow,
} from './data/seed-rows.ts'
import { loadAttributes, loadCategories } from './load-categories.ts'

/** A statement takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 1000
const json = (value: unknown) => JSON.stringify(value)

async function loadSellers(trx: Transaction, now: Date) {
  const sellers = readSellers()
  const inserted = await trx
    .insertInto('seller')
    .values(sellers.map((seller) => sellerRow(seller, now)))
    .returning(['id', 'slug'])
    .execute()
  const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]))
  const warehouses = await trx
    .insertInto('warehouse')
    .values(sellers.map((seller) => warehouseRow(seller, find(idOf, seller.slug))))
    .returning(['id', 'seller_id'])
    .execute()
  return { sellerIds: idOf, warehouseIds: new Map(warehouses.map(({ id, seller_id }) => [seller_id, id])) }
}

/** @throws Error when the seed names something it does not have */
function find<V>(map: ReadonlyMap<string, V>, slug: string): V {
  const value = map.get(slug)
  if (value === undefined) throw new Error(`The seed names "${slug}", which it does not have`)
  return value
}

async function loadProducts(trx: Transaction, now: Date, placeOf: (product: SeedProduct) => Place) {
  const products = readCatalogue()
  const rows = products.map((product) => productRow(product, placeOf(product), now))
  const inserted = await trx.insertInto('product').values(rows).returning(['id', 'slug']).execute()
  const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]))
  const id = (product: SeedProduct) => find(idOf, product.slug)
  // lived through again, so that the database writes the history
  for (const product of products) {
    const [_first, ...later] = priceSteps(product, now)
    for (const step of later)
      await trx.updateTable('product').set(step).where('id', '=', id(product)).execute()
  }
  await trx
    .insertInto('product_text')
    .values(products.flatMap((product) => textRows(product, id(product))))
    .execute()
  await trx
    .insertInto('product_label')
    .values(products.map((product) => labelRow(product, id(product), placeOf(product))))
    .execute()
  const kindOf = new Map(readAttributes().map(({ code, kind }) => [code, kind]))
  const values = products.flatMap((product) => attributeRows(product, id(product), kindOf))
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE)
    await trx
      .insertInto('product_attribute')
      .values(values.slice(start, start + ROWS_AT_ONCE))
      .execute()
  return idOf
}

/** Ties the sizes of a product. */
async function loadFormats(
  trx: Transaction,
  productIds: ReadonlyMap<string, string>,
  sellerIdOf: (product: string) => string,
): Promise<void> {
  for (const { product, axis, value, others } of readFormats()) {
    const { id: family_id } = await trx
      .insertInto('product_family')
      .values({ seller_id: sellerIdOf(product), axis: json(axis) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const members = [{ slug: product, value }, ...others]
    await trx
      .insertInto('product_family_member')
      .values(
        members.map((member, position) => ({
          ...{ family_id, position },
          product_id: find(productIds, member.slug),
          value: json(member.value),
        })),
      )
      .execute()
  }
}

async function loadCollections(trx: Transaction, productIds: ReadonlyMap<string, string>): Promise<void> {
  for (const [
    position,
    { slug, name, title, description, products: members },
  ] of readCollections().entries()) {
    const { id } = await trx
      .insertInto('collection')
      .values({ slug, name: name.it, title: json(title), description: json(description), position })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('collection_product')
      .values(
        members.map((member, place) => ({
          collection_id: id,
          position: place,
          product_id: find(productIds, member),
        })),
      )
      .execute()
  }
}

async function loadCatalogue(trx: Transaction, now: Date): Promise<void> {
  const { sellerIds, warehouseIds } = await loadSellers(trx, now)
  const categoryIds = await loadCategories(trx)
  await loadAttributes(trx, categoryIds)
  const sellerBySlug = new Map(readSellers().map((seller) => [seller.slug, seller]))
  const placeOf = (product: SeedProduct): Place => {
    const sellerId = find(sellerIds, product.seller)
    return {
      seller: find(sellerBySlug, product.seller),
      sellerId,
      warehouseId: find(warehouseIds, sellerId),
      categoryId: find(categoryIds, product.subcategory),
    }
  }
  const productIds = await loadProducts(trx, now, placeOf)
  const sellerOf = new Map(readProducts().map(({ slug, seller }) => [slug, seller]))
  await loadFormats(trx, productIds, (product) => find(sellerIds, find(sellerOf, product)))
  await loadCollections(trx, productIds)
}

/**
 * Fills an empty database with the demonstration catalogue, all or nothing; prices and dates count from the clock's day.
 * @returns false when there are sellers already and nothing was written
 */
export async function loadSeed(db: Database, clock: Clock, report: (line: string) => void): Promise<boolean> {
  const loaded = await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('seller').select('id').limit(1).executeTakeFirst()
    if (known) return false
    await loadCatalogue(trx, clock.now())
    return true
  })
  if (loaded) {
    report(
      `catalogue: ${readSellers().length} sellers, ${readCategories().length + readSubcategories().length} categories, ${readCatalogue().length} products, ${readCollections().length} collections`,
    )
  }
  return loaded
}
