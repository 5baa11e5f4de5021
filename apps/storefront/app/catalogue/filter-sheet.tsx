import type { Facets } from '@filiera/contract/catalogue'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countFilters, type ListingQuery } from './listing-query.state.ts'

type FilterSheetProps = {
  path: string
  query: ListingQuery
  facets: Facets
  category?: string | undefined
}

/** Loaded when it is first opened: wide screens never need it. */
const FilterDialog = lazy(() => import('./filter-dialog.tsx'))

/** The button of the filters on narrow screens; every opening starts from what is applied. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const count = countFilters(props.query)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenings(openings + 1)
          setIsOpen(true)
        }}
        className="needs-script inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-chip border-[1.5px] border-control px-3.5 text-[15px] font-semibold whitespace-nowrap lg:hidden"
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
        {count > 0 ? t('catalogue.filtersCount', { count }) : t('catalogue.filters')}
      </button>
      {openings > 0 && (
        <Suspense>
          <FilterDialog key={openings} {...props} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
