import type { Transaction } from '../../platform/database/open-database.ts'
import { type AttachedPicture, mergePictures } from './merge-pictures.ts'

/** Hangs the pictures of a file on a product, beside those that were added by hand. */
export async function attachPictures(
  trx: Transaction,
  productId: string,
  before: readonly string[],
  pictures: readonly AttachedPicture[],
): Promise<void> {
  await trx.selectFrom('product').where('id', '=', productId).select('id').forNoKeyUpdate().execute()
  const there = await trx
    .selectFrom('product_picture')
    .where('product_id', '=', productId)
    .select(['picture_hash as hash', 'alt'])
    .orderBy('position')
    .execute()
  const merged = mergePictures(there, before, pictures)
  await trx.deleteFrom('product_picture').where('product_id', '=', productId).execute()
  if (merged.length > 0)
    await trx
      .insertInto('product_picture')
      .values(
        merged.map(({ hash, alt }, position) => ({
          product_id: productId,
          position,
          picture_hash: hash,
          alt: JSON.stringify(alt),
        })),
      )
      .execute()
  await trx
    .updateTable('product_import')
    .set({ pictures: JSON.stringify(pictures.map(({ url, hash }) => ({ url, hash }))) })
    .where('product_id', '=', productId)
    .execute()
}
