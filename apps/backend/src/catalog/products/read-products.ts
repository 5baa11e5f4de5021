import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { responsesOf } from '../../platform/http/response-cache.ts'
import type { Services } from '../../services.ts'
import { readProductAttributes } from '../attributes/read-product-attributes.ts'
import type { ListedProduct } from '../listing/listing.store.ts'
import { presentProductDetails } from './label/product-details.presenter.ts'
import { findProductDetails } from './label/product-details.store.ts'
import { presentProduct } from './product.presenter.ts'
import { findProductRows, findVersions } from './products.store.ts'

/** A `Product` of the wire as JSON. */
export type ProductJson = string
type Listed = Pick<ListedProduct, 'id' | 'version'>

/** Products of a page as JSON in their order: what this process has of their version, the others from the database. */
export async function readListed(
  database: OpenDatabase,
  listed: readonly Listed[],
  lang: Language,
): Promise<ProductJson[]> {
  const products = responsesOf(database, 'product')
  const found = new Map<string, ProductJson>()
  for (const { id, version } of listed) {
    const text = products.find(id, lang, version)
    if (text !== undefined) found.set(id, text)
  }
  const missing = listed.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  if (missing.length > 0) {
    for (const row of await findProductRows(database.db, missing, lang)) {
      const text = JSON.stringify(presentProduct(row))
      products.set(row.id, lang, row.version, text)
      found.set(row.id, text)
    }
  }
  return listed.flatMap(({ id }) => found.get(id) ?? [])
}

/** Published products by id as JSON, in the order of the ids; others are left out. */
export async function readProductTexts(
  database: OpenDatabase,
  ids: readonly string[],
  lang: Language,
): Promise<ProductJson[]> {
  if (ids.length === 0) return []
  return readListed(database, await findVersions(database.db, ids), lang)
}

/**
 * The label and the attributes of a published product as JSON; undefined for a draft, a withdrawn one and an unknown id. What it says
 * until a day is decided anew each day.
 */
export async function readDetails(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  lang: Language,
): Promise<string | undefined> {
  const [known] = await findVersions(database.db, [id])
  if (!known) return undefined
  const details = responsesOf(database, 'details')
  const today = dateInItaly(clock.now())
  const version = `${known.version} ${today}`
  const text = details.find(id, lang, version)
  if (text !== undefined) return text
  const [row, attributes] = await Promise.all([
    findProductDetails(database, id, lang),
    readProductAttributes(database.db, [id], lang),
  ])
  if (!row) return undefined
  const made = JSON.stringify(presentProductDetails(row, attributes.get(id) ?? [], today))
  details.set(id, lang, version, made)
  return made
}
