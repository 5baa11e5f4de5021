import type { Product } from '@filiera/contract/catalogue'
import { PRODUCTS_IN_COLLECTION } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../database/open-database.ts'
import { findIdsOfCollection } from './products.store.ts'
import { readProducts } from './read-products.ts'

/** The first published products of a collection, at most 8 (specification §9). */
export async function listCollectionProducts(
  database: OpenDatabase,
  collectionId: number,
  lang: Language,
): Promise<Product[]> {
  return readProducts(
    database,
    await findIdsOfCollection(database, collectionId, PRODUCTS_IN_COLLECTION),
    lang,
  )
}
