import type { Facets } from '@filiera/contract/catalogue'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { callApi } from '../browser/call-api.ts'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { apiFilters } from './api-filters.ts'
import { FilterGroups } from './filter-groups.tsx'
import { countFilters, emptyQuery, type ListingQuery, listingSearch } from './listing-query.state.ts'

type FilterSheetProps = {
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

/** Filters of narrow screens: a sheet with the live number of products, applied together. */
export function FilterSheet({ path, query, facets: first, category }: FilterSheetProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(query)
  const facets = useLiveFacets(draft, category, first, open)
  const count = countFilters(query)
  const show = () => {
    setOpen(false)
    void navigate(path + listingSearch({ ...draft, page: 1 }))
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setDraft(query)
          setOpen(true)
        }}
        className="needs-script inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-chip border-[1.5px] border-control px-3.5 text-[15px] font-semibold whitespace-nowrap lg:hidden"
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
        {count > 0 ? t('catalogue.filtersCount', { count }) : t('catalogue.filters')}
      </button>
      <Dialog
        kind="sheet"
        open={open}
        onClose={() => setOpen(false)}
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
        <FilterGroups query={draft} facets={facets} withCategories={!category} onChange={setDraft} />
      </Dialog>
    </>
  )
}
