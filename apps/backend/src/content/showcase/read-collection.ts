import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Language } from '@filiera/domain/languages'
import { listCollectionProducts } from '../../catalog/browsing/list-collection-products.ts'
import { pictureAddress } from '../../catalog/pictures/default-pictures.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { jsonList, jsonObject } from '../../platform/http/send-json.ts'
import {
  type CollectionRow,
  findCollection,
  findCollectionBySlug,
  findCollectionSlugs,
} from './showcase.store.ts'

/** Collections shown as links; a house with more shows the first ones. */
const LINKS = 12
const imageOf = ({ image }: Pick<Product, 'image'>) => image

/** A published collection; `products` are JSON already. */
export type ReadCollection = Omit<CollectionRow, 'id' | 'picture_hash'> & {
  id: string
  /** Its picture, else that of its first product; empty without both. */
  image: string
  products: string[]
}

async function withProducts(
  database: OpenDatabase,
  row: CollectionRow | undefined,
  lang: Language,
): Promise<ReadCollection | null> {
  if (!row) return null
  const { id, picture_hash, ...collection } = row
  const products = await listCollectionProducts(database, id, lang)
  const [first] = products
  const image = picture_hash ? pictureAddress(picture_hash) : first ? imageOf(JSON.parse(first)) : ''
  return { ...collection, id: String(id), image, products }
}

/** By its name or its slug, with its first products (specification §9); null when there is none. */
export const readCollection = async (database: OpenDatabase, name: string, lang: Language) =>
  withProducts(database, await findCollection(database, name, lang), lang)

/** By its slug; null when there is none. */
export const readCollectionBySlug = async (database: OpenDatabase, slug: string, lang: Language) =>
  withProducts(database, await findCollectionBySlug(database, slug, lang), lang)

/** Title and picture of the first collections, in their order, and how many products a page shows of each. */
export async function readCollectionLinks(database: OpenDatabase, lang: Language) {
  const slugs = (await findCollectionSlugs(database)).slice(0, LINKS)
  const found = await Promise.all(slugs.map((slug) => readCollectionBySlug(database, slug, lang)))
  return found
    .filter((collection) => collection !== null)
    .map(({ slug, title, image, products }) => ({ slug, title, image, productsCount: products.length }))
}

/** A `Collection` of the wire as JSON. */
export function collectionJson({ products, ...collection }: ReadCollection): string {
  const texts = Object.entries(collection).map(([name, value]) => [name, JSON.stringify(value)])
  return jsonObject({ ...Object.fromEntries(texts), products: jsonList(products) })
}
