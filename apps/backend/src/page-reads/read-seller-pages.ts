import type { EndpointRequest } from '@filiera/contract/endpoint'
import type * as contract from '@filiera/contract/page-reads'
import { readRegions, readSeller, readSellers } from '../catalog/sellers/read-sellers.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'
import { readList } from './read-list-page.ts'

/** Sellers on the map at most. */
const ON_MAP = 100

/** Sellers of a place, one page, with those on the map and the numbers of every region. */
export async function readSellersPage(
  { database }: Pick<Services, 'database'>,
  query: EndpointRequest<typeof contract.readSellersPage>['query'],
) {
  const { start: _start, limit: _limit, ...place } = query
  const [{ sellers, total }, { sellers: map }, regions] = await Promise.all([
    readSellers(database, query),
    readSellers(database, { ...place, limit: ON_MAP }),
    readRegions(database),
  ])
  return { sellers, total, map, regions }
}

/**
 * A seller with the list of his products, as JSON.
 * @throws ProblemError not_found
 */
export async function readSellerPage(
  { database }: Pick<Services, 'database'>,
  id: string,
  query: EndpointRequest<typeof contract.readSellerPage>['query'],
): Promise<string> {
  const [seller, { lists, values }] = await Promise.all([
    readSeller(database, id, query.lang),
    readList(database, { ...query, seller: [id] }),
  ])
  return pageJson({ lists, values: { ...values, seller } })
}
