import type { Language } from '@filiera/domain/languages'
import { catalogueQuery, type ListingQuery } from '../../../pages/listing-query.state.ts'

/** What a page with a list is about: the category with this slug, the seller with this id. */
export type About = { category?: string | undefined; seller?: string | undefined }

/** The filters of a list with what its page is about. */
export const withAbout = (query: ListingQuery, { category, seller }: About): ListingQuery => ({
  ...query,
  ...(category && { categories: [category] }),
  ...(seller && { sellers: [seller] }),
})

/** The filters of a listing as a query string of the `/api` calls. */
export function apiFilters(query: ListingQuery, language: Language, about: About): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(catalogueQuery(withAbout(query, about))))
    for (const item of [value ?? []].flat()) params.append(name, item)
  params.set('lang', language)
  return params.toString()
}
