import type { Product } from '@filiera/contract/catalog/catalogue'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { pairedCategories } from '@filiera/domain/pairings'
import { type ListProductsQuery, listProducts } from '../catalog/browsing/list-products.ts'
import { readDetails, readProductTexts } from '../catalog/products/read-products.ts'
import { listReviews, type ReviewQuery } from '../catalog/reviews/list-reviews.ts'
import { readSeller } from '../catalog/sellers/read-sellers.ts'
import { notFound } from '../platform/problem-error.ts'
import type { Services } from '../services.ts'
import { idOf, pageJson } from './page-json.ts'

/** Products in each row under the product. */
const NEIGHBOURS = 4

/**
 * A published product with its label, seller, reviews and neighbours, as JSON; `query` is of the reviews.
 * @throws ProblemError not_found
 */
export async function readProductPage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  query: ReviewQuery & { lang: Language },
): Promise<string> {
  const { lang } = query
  const [[text], details, reviews] = await Promise.all([
    readProductTexts(database, [id], lang),
    readDetails(database, id, lang),
    listReviews(database, id, query),
  ])
  if (text === undefined || details === undefined) throw notFound()
  const { seller, category } = JSON.parse(text) as Product
  const others = async (of: Pick<ListProductsQuery, 'category' | 'seller' | 'filters'>) => {
    const list = await listProducts(database, { ...of, limit: NEIGHBOURS + 1, lang })
    return list.products.filter((other) => idOf(other) !== id).slice(0, NEIGHBOURS)
  }
  const { slug } = category.parent ?? category
  const paired = pairedCategories(slug)
  // of a seller on holiday whatever there is
  const isClosed = isOnHoliday(seller.closedUntil, clock.now())
  const [found, pairing, sameSeller] = await Promise.all([
    readSeller(database, seller.id, lang),
    others({ category: paired.length > 0 ? [...paired] : [slug], filters: ['available'] }),
    others({ seller: [seller.id], ...(!isClosed && { filters: ['available'] }) }),
  ])
  return pageJson({
    json: { product: text, details },
    lists: { pairing, sameSeller },
    values: { reviews, seller: found },
  })
}
