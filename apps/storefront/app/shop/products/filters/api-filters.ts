import type { Language } from '@filiera/domain/languages'
import { catalogueQuery, type ListingQuery } from '../../../pages/listing-query.state.ts'

/** The filters of a listing as a query string of the `/api` calls. */
export function apiFilters(query: ListingQuery, language: Language, category?: string): string {
  const params = new URLSearchParams()
  const filters = catalogueQuery(category ? { ...query, categories: [category] } : query)
  for (const [name, value] of Object.entries(filters)) {
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, item)
  }
  params.set('lang', language)
  return params.toString()
}
