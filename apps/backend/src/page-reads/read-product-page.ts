import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import type { ReviewList } from '@filiera/contract/catalog/reviews'
import { dateInItaly, isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { listProducts } from '../catalog/browsing/list-products.ts'
import { readFormats } from '../catalog/formats/read-formats.ts'
import { readPairings } from '../catalog/pairings/read-pairings.ts'
import { readDispatch } from '../catalog/products/read-dispatch.ts'
import { readDetails, readProductTexts } from '../catalog/products/read-products.ts'
import { readRecipe } from '../catalog/recipes/read-recipe.ts'
import { listReviews, type ReviewQuery } from '../catalog/reviews/list-reviews.ts'
import { readSeller } from '../catalog/sellers/read-sellers.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { idOf, jsonObject } from '../platform/http/send-json.ts'
import { notFound } from '../platform/problem-error.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

/** Others of its seller shown. */
const NEIGHBOURS = 4
/** Offered where the product is sold out. */
const INSTEAD = 3

/** A product with its label as texts of the wire, and its reviews. */
export type ShownProduct = {
  text: string
  details: string
  reviews: ReviewList
}

/** A published product with its label and reviews; undefined for a draft, a withdrawn one and an unknown id. */
export async function readShownProduct(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
  query: ReviewQuery & { lang: Language },
): Promise<ShownProduct | undefined> {
  const { database } = services
  const { lang } = query
  const [[text], details, reviews] = await Promise.all([
    readProductTexts(database, [id], lang),
    readDetails(services, id, lang),
    listReviews(database, id, query),
  ])
  return text === undefined || details === undefined ? undefined : { text, details, reviews }
}

/**
 * A published product with its label, seller, reviews and neighbours, as JSON; `query` is of the reviews.
 * @throws ProblemError not_found
 */
export async function readProductPage(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
  query: ReviewQuery & { lang: Language },
): Promise<string> {
  const shown = await readShownProduct(services, id, query)
  if (!shown) throw notFound()
  return composeProductPage(services, shown, id, query.lang)
}

/** What can be bought of the category of a sold-out product. */
async function readInstead(database: OpenDatabase, { available, category }: Product, lang: Language) {
  if (available) return []
  const query = { category: [category.slug], filters: ['available' as const], limit: INSTEAD + 1, lang }
  return (await listProducts(database, query)).products
}

/** The page of a product that was read already. @throws ProblemError not_found */
export async function composeProductPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { text, details, reviews }: ShownProduct,
  id: string,
  lang: Language,
): Promise<string> {
  const product = JSON.parse(text) as Product
  const { attributes } = JSON.parse(details) as ProductDetails
  const { seller } = product
  // of a seller on holiday whatever there is
  const now = clock.now()
  const isClosed = isOnHoliday(seller.closedUntil, now)
  const ofSeller = { seller: [seller.id], limit: 2 * NEIGHBOURS + 1, lang }
  const [found, pairings, recipe, formats, dispatch, others, instead] = await Promise.all([
    readSeller(database, seller.id, lang),
    readPairings(database, product, attributes, lang),
    readRecipe(database, id, lang),
    readFormats(database.db, id, lang),
    readDispatch(database.db, product.warehouse.id, dateInItaly(now)),
    listProducts(database, { ...ofSeller, ...(!isClosed && { filters: ['available'] }) }),
    readInstead(database, product, lang),
  ])
  const siblings = formats?.members.map((member) => member.id) ?? []
  const shown = new Set([id, ...siblings, ...pairings.map((pairing) => idOf(pairing.product))])
  return pageJson({
    json: { product: text, details, recipe },
    lists: {
      pairing: pairings.map((pairing) => jsonObject({ ...pairing, reason: JSON.stringify(pairing.reason) })),
      sameSeller: others.products.filter((other) => !shown.has(idOf(other))).slice(0, NEIGHBOURS),
      instead: instead.filter((other) => !siblings.includes(idOf(other))).slice(0, INSTEAD),
    },
    values: { reviews, seller: found, formats, dispatch },
  })
}
