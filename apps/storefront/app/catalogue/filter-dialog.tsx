import type { Facets } from '@filiera/contract/catalogue'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { callApi } from '../browser/call-api.ts'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { apiFilters } from './api-filters.ts'
import { FilterGroups } from './filter-groups.tsx'
import { emptyQuery, type ListingQuery, listingAddress } from './listing-query.state.ts'

type FilterDialogProps = {
  open: boolean
  onClose(): void
  path: string
  query: ListingQuery
  facets: Facets
  category?: string | undefined
}

/** Counts of filters that are not applied yet; the last good ones while the next are coming. */
function useLiveFacets(
  draft: ListingQuery,
  category: string | undefined,
  first: Facets,
  open: boolean,
): Facets {
  const language = useLanguage()
  const [facets, setFacets] = useState(first)
  const filters = apiFilters(draft, language, category)
  useEffect(() => {
    if (!open) return
    let isCurrent = true
    void callApi<Facets>({ method: 'GET', path: `/api/products/facets?${filters}` }).then((answer) => {
      if (isCurrent && answer.ok) setFacets(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [filters, open])
  return facets
}

/** What a narrow screen chooses its filters in, with the live number of products; the choice is applied together. */
export default function FilterDialog({
  open,
  onClose,
  path,
  query,
  facets: first,
  category,
}: FilterDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(query)
  const facets = useLiveFacets(draft, category, first, open)
  const show = () => {
    onClose()
    void navigate(listingAddress(path, { ...draft, page: 1 }))
  }
  return (
    <Dialog
      kind="sheet"
      open={open}
      onClose={onClose}
      title={t('catalogue.filters')}
      footer={
        <div className="flex items-center gap-3.5">
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              setDraft({ ...emptyQuery, text: draft.text, sort: draft.sort, seller: draft.seller })
            }
          >
            {t('catalogue.clear')}
          </Button>
          <Button onClick={show} className="flex-1">
            {facets.total === 0 ? t('catalogue.showNone') : t('catalogue.show', { count: facets.total })}
          </Button>
        </div>
      }
    >
      <FilterGroups
        path={path}
        query={draft}
        facets={facets}
        withCategories={!category}
        onChange={setDraft}
      />
    </Dialog>
  )
}
