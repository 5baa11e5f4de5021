import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ListingQuery, listingSearch, readListingQuery } from './listing-query.state.ts'

type Groups = typeof import('./filter-groups.tsx')['FilterGroups']

/** Loaded once for all lists. */
let loaded: Groups | null = null

/** What stands in a form of filters, as a query. */
function queryOf(form: HTMLFormElement): ListingQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readListingQuery(params)
}

/**
 * The filters beside a list, once their script is here; null before, and on screens too narrow to show them.
 * What was chosen in the server's copy meanwhile is applied, and the focus stays on its box.
 */
export function useLiveGroups(
  form: RefObject<HTMLFormElement | null>,
  query: ListingQuery,
  apply: (query: ListingQuery) => void,
): Groups | null {
  const [groups, setGroups] = useState<Groups | null>(() => loaded)
  const focused = useRef<string | null>(null)
  const latest = useRef({ query, apply })
  latest.current = { query, apply }
  useEffect(() => {
    if (loaded) return
    const wide = matchMedia('(width >= 1024px)')
    let isHere = true
    const load = async () => {
      if (!wide.matches) return
      loaded = (await import('./filter-groups.tsx')).FilterGroups
      if (!isHere || !form.current) return
      const field = document.activeElement
      if (field instanceof HTMLInputElement && form.current.contains(field))
        focused.current = `[name="${field.name}"][value="${field.value}"]`
      const chosen = form.current.elements.namedItem('price') ? queryOf(form.current) : null
      setGroups(() => loaded)
      const { query: known, apply: change } = latest.current
      if (chosen && listingSearch({ ...chosen, page: 1 }) !== listingSearch({ ...known, page: 1 }))
        change(chosen)
    }
    void load()
    wide.addEventListener('change', load)
    return () => {
      isHere = false
      wide.removeEventListener('change', load)
    }
  }, [form])
  useLayoutEffect(() => {
    if (groups && focused.current) form.current?.querySelector<HTMLInputElement>(focused.current)?.focus()
    focused.current = null
  }, [groups, form])
  return groups
}
