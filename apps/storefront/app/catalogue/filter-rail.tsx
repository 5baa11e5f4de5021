import type { Facets } from '@filiera/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { Form, useNavigate } from 'react-router'
import { Button } from '../design/button.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { type ListingQuery, listingAddress } from './listing-query.state.ts'

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

/** Filters beside the list: they apply at once and keep focus and scroll; without JavaScript a button applies them. */
export function FilterRail({ path, query, facets, withCategories }: FilterRailProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Form action={path} aria-label={t('catalogue.filters')} className="filter-rail">
      <KeptParts path={path} query={query} />
      <FilterGroups
        path={path}
        query={query}
        facets={facets}
        withCategories={withCategories}
        onChange={(next) => void navigate(listingAddress(path, next), { preventScrollReset: true })}
      />
      <Button type="submit" full className="without-script">
        {t('catalogue.apply')}
      </Button>
    </Form>
  )
}
