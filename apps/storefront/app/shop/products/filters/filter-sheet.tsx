import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countFilters, type ListingQuery, listingAddress } from '../../../pages/listing-query.state.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
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
      className="opens-sheet inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-chip border-[1.5px] border-control px-3.5 text-[15px] font-semibold whitespace-nowrap lg:hidden"
    >
      <SlidersHorizontal size={18} />
      {count > 0 ? t('catalogue.filtersCount', { count }) : t('catalogue.filters')}
    </button>
  )
}

type SheetFootProps = { path: string; query: ListingQuery; total: number; onClear(): void }

/** What the choice leads to, and the way back to the whole list. */
export function SheetFoot({ path, query, total, onClear }: SheetFootProps) {
  const { t } = useTranslation()
  const { text, sort } = query
  return (
    <div className="flex items-center gap-3.5 border-t border-line px-4 pt-3 pb-4 md:px-6 lg:hidden">
      <Link
        to={listingAddress(path, { text, sort })}
        onClick={onClear}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {t('catalogue.clear')}
      </Link>
      <Button type="submit" className="flex-1">
        {total === 0 ? t('catalogue.showNone') : t('catalogue.show', { count: total })}
      </Button>
    </div>
  )
}
