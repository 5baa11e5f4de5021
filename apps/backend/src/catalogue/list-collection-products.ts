import type { Product } from '@filiera/contract/catalogue'
import { PRODUCTS_IN_COLLECTION } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../database/open-database.ts'
import { productAnswer } from './product.answer.ts'
import { findProductsOfCollection } from './products.store.ts'

/** The first published products of a collection, at most 8 (specification §9). */
export async function listCollectionProducts(
  database: OpenDatabase,
  collectionId: number,
  lang: Language,
): Promise<Product[]> {
  const rows = await findProductsOfCollection(database, collectionId, lang, PRODUCTS_IN_COLLECTION)
  return rows.map(productAnswer)
}
