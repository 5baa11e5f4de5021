import type { Category } from '@filiera/contract/catalog/catalogue'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { findCategories } from './categories.store.ts'

/** Categories in the order of the navigation; `slugs` null means all. */
export async function readCategories(
  database: OpenDatabase,
  slugs: string[] | null,
  lang: Language,
): Promise<Category[]> {
  const rows = await findCategories(database, slugs, lang)
  return rows.map(({ id, picture_hash, products_count, ...category }) => ({
    ...category,
    id: String(id),
    image: picture_hash ? pictureAddress(picture_hash) : '',
    productsCount: products_count,
  }))
}
