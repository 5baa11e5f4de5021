import type { ProductContent } from '@filiera/contract/console/product-content'
import { type Insertable, sql } from 'kysely'
import { announceProducts } from '../../platform/database/announce-change.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { labelRow, productRow, textRows } from './content-rows.ts'

export type WrittenContent = {
  productId: string
  content: ProductContent
  categoryId: number
  attributes: Omit<Insertable<Tables['product_attribute']>, 'product_id'>[]
  status: 'draft' | 'published' | 'withdrawn'
  /** Names of the parts that are not as they were. */
  changed: readonly string[]
  now: Date
}

/** Makes the brand that is new; a product holds the slug of its brand. */
async function writeBrand(trx: Transaction, brand: string | null): Promise<void> {
  if (brand === null) return
  await sql`insert into brand (slug, name) values (slug_of(${brand}::text), ${brand}::text)
    on conflict (slug) do nothing`.execute(trx)
}

async function writeTexts(trx: Transaction, { productId, content }: WrittenContent): Promise<void> {
  const rows = textRows(content)
  const languages = rows.map(({ lang }) => lang)
  await trx
    .deleteFrom('product_text')
    .where('product_id', '=', productId)
    .where('lang', 'not in', languages)
    .execute()
  await trx
    .insertInto('product_text')
    .values(rows.map((row) => ({ ...row, product_id: productId })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'lang']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        short_description: ref('excluded.short_description'),
        tags: ref('excluded.tags'),
        questions: ref('excluded.questions'),
      })),
    )
    .execute()
}

async function writePictures(trx: Transaction, { productId, content }: WrittenContent): Promise<void> {
  await trx.deleteFrom('product_picture').where('product_id', '=', productId).execute()
  if (content.pictures.length === 0) return
  const rows = content.pictures.map(({ picture, alt }, position) => ({
    product_id: productId,
    position,
    picture_hash: picture,
    alt: JSON.stringify(alt),
  }))
  await trx.insertInto('product_picture').values(rows).execute()
}

/** Those that are copied from the label stay with it. */
async function writeAttributes(trx: Transaction, { productId, attributes }: WrittenContent): Promise<void> {
  await trx
    .deleteFrom('product_attribute')
    .where('product_id', '=', productId)
    .where('attribute_code', 'in', (select) =>
      select.selectFrom('attribute').select('code').where('label_field', 'is', null),
    )
    .execute()
  if (attributes.length === 0) return
  await trx
    .insertInto('product_attribute')
    .values(attributes.map((row) => ({ ...row, product_id: productId })))
    .execute()
}

/** Makes a content live; of what hangs on the product only what changed, so that nothing else is announced. */
export async function writeContent(trx: Transaction, written: WrittenContent): Promise<void> {
  const { productId, content, categoryId, status, changed, now } = written
  const has = (part: string) => changed.some((name) => name === part || name.startsWith(`${part}.`))
  if (has('brand')) await writeBrand(trx, content.brand)
  await trx
    .updateTable('product')
    .set({
      ...productRow(content, now),
      category_id: categoryId,
      status,
      updated_at: now,
      ...(has('brand') && { brand: sql<string | null>`slug_of(${content.brand}::text)` }),
    })
    .where('id', '=', productId)
    .execute()
  await trx.updateTable('product_label').set(labelRow(content)).where('product_id', '=', productId).execute()
  if (has('texts')) await writeTexts(trx, written)
  if (has('pictures')) await writePictures(trx, written)
  if (has('attributes')) await writeAttributes(trx, written)
}

/** After content was made live: the pages that show the product are dropped, and others only when something is counted otherwise. */
export async function announceContent(
  trx: Transaction,
  { productId, changed }: WrittenContent,
  isNewOnSale: boolean,
): Promise<void> {
  const isCountedOtherwise = isNewOnSale || changed.includes('category')
  await announceProducts(trx, [productId], isCountedOtherwise ? ['catalogue'] : [])
}

/** Locks a product until the transaction ends: imports, prices and sales come before or after. */
export async function lockProduct(trx: Transaction, productId: string): Promise<void> {
  await trx.selectFrom('product').select('id').where('id', '=', productId).forNoKeyUpdate().execute()
}
