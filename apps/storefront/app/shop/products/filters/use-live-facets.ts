import type { Facets } from '@filiera/contract/catalog/facets'
import { useEffect, useState } from 'react'
import type { ListingQuery } from '../../../pages/listing-query.state.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { type About, apiFilters } from './api-filters.ts'

/** Counts of filters that are chosen in the sheet and not applied yet; the last good ones while the next are coming. */
export function useLiveFacets(draft: ListingQuery | null, about: About, applied: Facets): Facets {
  const language = useLanguage()
  const [live, setLive] = useState<Facets | null>(null)
  const filters = draft && apiFilters(draft, language, about)
  useEffect(() => {
    if (filters === null) {
      setLive(null)
      return
    }
    let isCurrent = true
    const count = async () => {
      const { callApi } = await import('../../../browser/call-api.ts')
      const answer = await callApi<Facets>({ method: 'GET', path: `/api/products/facets?${filters}` })
      if (isCurrent && answer.ok) setLive(answer.value)
    }
    void count()
    return () => {
      isCurrent = false
    }
  }, [filters])
  return live ?? applied
}
