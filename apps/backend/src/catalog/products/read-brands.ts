import type { Brand } from '@filiera/contract/catalog/brands'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { findBrands } from './brands.store.ts'

/** Brands of published products by name, at most 100; `ids` null means all. */
export async function readBrands(
  database: OpenDatabase,
  ids: string[] | null,
  lang: Language,
): Promise<Brand[]> {
  const rows = await findBrands(database, ids, lang)
  return rows.map(({ picture_hash, ...brand }) => ({
    ...brand,
    image: picture_hash ? pictureAddress(picture_hash) : '',
  }))
}
