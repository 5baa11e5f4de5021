import { Link } from 'react-router'
import { type ListingQuery, listingAddress } from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'

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
        {total === 0 ? t('catalogue.noneTitle') : t('catalogue.show', { count: total })}
      </Button>
    </div>
  )
}
