import { PRODUCTS_IN_COLLECTION } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { findListedOfCollection } from '../products/products.store.ts'
import { type ProductJson, readListed } from '../products/read-products.ts'

/** The first published products of a collection, at most 8 (specification §9). */
export async function listCollectionProducts(
  database: OpenDatabase,
  collectionId: number,
  lang: Language,
): Promise<ProductJson[]> {
  const listed = await findListedOfCollection(database.db, collectionId, PRODUCTS_IN_COLLECTION)
  return readListed(database, listed, lang)
}
