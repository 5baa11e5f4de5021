import type { Category } from '@filiera/contract/catalog/catalogue'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { onSale } from '../listing/count-values.ts'
import { currentIndex } from '../listing/product-index.store.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { findCategories } from './categories.store.ts'

/** Categories in the order of the navigation; `slugs` null means all. */
export async function readCategories(
  database: OpenDatabase,
  slugs: string[] | null,
  lang: Language,
): Promise<Category[]> {
  const [rows, index] = await Promise.all([findCategories(database, slugs, lang), currentIndex(database)])
  const { ofCategory } = onSale(index)
  return rows.map(({ id, picture_hash, ...category }) => ({
    ...category,
    id: String(id),
    image: picture_hash ? pictureAddress(picture_hash) : '',
    productsCount: ofCategory(id),
  }))
}
