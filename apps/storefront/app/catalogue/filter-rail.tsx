import type { Facets } from '@filiera/contract/catalogue'
import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigate } from 'react-router'
import { Button } from '../design/button.tsx'
import { useKeptParts } from '../shell/kept-parts.ts'
import { type ListingQuery, listingAddress } from './listing-query.state.ts'
import { ServerGroupsContext } from './server-groups.ts'
import { useLiveGroups } from './use-live-groups.ts'

type FilterRailProps = {
  path: string
  query: ListingQuery
  facets: Facets
  withCategories: boolean
}

/** Parts of the address that the filters keep, for the form without JavaScript. */
function KeptParts({ path, query }: { path: string; query: ListingQuery }) {
  const { text, brand, seller, sort } = query
  const kept = listingAddress(path, { text, brand, seller, sort }).slice(path.length)
  return [...new URLSearchParams(kept)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/**
 * Filters beside the list: they apply at once and keep focus and scroll; without JavaScript a button applies them.
 * The server writes them; their script only comes to screens wide enough to show them, and takes over then.
 */
export function FilterRail({ path, query: applied, facets, withCategories }: FilterRailProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [wished, setWished] = useState<ListingQuery | null>(null)
  const address = listingAddress(path, applied)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish holds until the address moves
  useEffect(() => setWished(null), [address])
  /** A box answers in the moment it is pressed, before the navigation has begun. */
  const query = wished ?? applied
  const apply = (next: ListingQuery) => {
    setWished(next)
    void navigate(listingAddress(path, { ...next, page: 1 }), { preventScrollReset: true })
  }
  const Written = useContext(ServerGroupsContext)
  const keep = useKeptParts()
  const Live = useLiveGroups(form, query, apply)
  const groups = { path, query, facets, withCategories, onChange: apply }
  return (
    <Form ref={form} action={path} aria-label={t('catalogue.filters')} className="filter-rail">
      <KeptParts path={path} query={query} />
      {Written ? (
        <div {...keep(Written, groups)} />
      ) : Live ? (
        <Live {...groups} />
      ) : (
        // React leaves alone what the server wrote into an element with HTML of its own
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      <Button type="submit" full className="without-script">
        {t('catalogue.apply')}
      </Button>
    </Form>
  )
}
