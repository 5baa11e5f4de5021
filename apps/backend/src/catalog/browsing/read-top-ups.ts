import type { Language } from '@filiera/domain/languages'
import { eurosToCents } from '@filiera/domain/money/money'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { type ProductJson, readListed } from '../products/read-products.ts'
import { chooseTopUps } from './choose-top-ups.ts'
import { findOffersOfWarehouse } from './top-ups.store.ts'

export type TopUpsQuery = {
  warehouse: string
  missing: number
  without?: string[] | undefined
  lang: Language
}

/** The products of a warehouse that bring a cart to its free delivery with the least, as JSON; the dearer one last. */
export async function readTopUps(database: OpenDatabase, query: TopUpsQuery): Promise<ProductJson[]> {
  const offers = await findOffersOfWarehouse(database.db, query.warehouse, query.without ?? [])
  return readListed(database, chooseTopUps(offers, eurosToCents(query.missing)), query.lang)
}
