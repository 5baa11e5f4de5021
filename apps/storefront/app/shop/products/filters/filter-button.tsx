import { countFilters, type ListingQuery } from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { SlidersHorizontal } from '../../../ui/icons/frame.tsx'

/** Id of the form that the button opens. */
export const FILTERS = 'filters'

/** The button of the filters on narrow screens: HTML opens the sheet, before any script runs. */
export function FilterButton({ query }: { query: ListingQuery }) {
  const { t } = useTranslation()
  const count = countFilters(query)
  return (
    <button
      type="button"
      popoverTarget={FILTERS}
      className="opens-sheet inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-chip border-[1.5px] border-control px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap lg:hidden"
    >
      <SlidersHorizontal size={18} />
      {count > 0 ? t('catalogue.filtersCount', { count }) : t('catalogue.filters')}
    </button>
  )
}
