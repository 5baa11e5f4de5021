import type { BackendCall } from '@filiera/contract/client'
import { readSellerPage } from '@filiera/contract/page-reads'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import type { ListingQuery } from '../../pages/listing-query.state.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { listFailure, listQuery, shownList } from '../products/load-listing.server.ts'

/** The list as its address says it, the moment, and the address as it was asked for. */
type Asked = { query: ListingQuery; lang: Language; now: Date; path: string; asked: URLSearchParams }

/**
 * A seller with the list of his products.
 * @throws a 404 or 503 answer when they cannot be read; a redirect to the last page from one behind it
 */
export async function loadSeller(
  call: BackendCall,
  id: string,
  { query, now, lang, ...place }: Asked,
  tags: PageTags,
) {
  tags.add(`seller:${id}`)
  const read = await call(readSellerPage, { params: { id }, query: listQuery(query, lang) })
  if (!read.ok) throw listFailure(read.problem, query, place.path)
  const { seller } = read.value
  return {
    // the last holidays stay noted when they are over
    seller: { ...seller, closedUntil: isOnHoliday(seller.closedUntil, now) ? seller.closedUntil : null },
    list: shownList(read.value, query, lang, tags, place),
  }
}
