import { useState } from 'react'
import { useProductForm } from '../../create/category-select.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { describeFilters } from './describe-filters.ts'
import { FilterDialog } from './filter-dialog.tsx'
import type { View } from './view.ts'

/** What the list is narrowed by, taken off with a press. */
function Narrowing({ label, value, onTakeOff }: { label: string; value: string; onTakeOff(): void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      onClick={onTakeOff}
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control bg-ok-ground px-2.5 text-left text-t13 text-ok-text max-md:min-h-11"
    >
      <span className="sr-only">{t('products.filters.without')}</span>
      <span>
        {label}: <b className="font-semibold">{value}</b>
      </span>
      <Icon name="close" size={14} />
    </button>
  )
}

/** What the list is searched for and narrowed by, each taken off with a press, and which columns it has. */
export function FilterBar({
  shop,
  view,
  show,
  total,
  isNarrow,
}: {
  shop: string
  view: View
  show(next: View, replace?: boolean): void
  /** Products of the view; undefined while they are counted. */
  total: number | undefined
  isNarrow: boolean
}) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<'filters' | 'columns' | null>(null)
  const narrowings = describeFilters(view, t, useProductForm()?.categories)
  const close = () => setAsked(null)
  const { sort, order, search, columns } = view
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div className="w-72 max-md:w-full">
        <SearchField
          key={shop}
          label={t('products.search')}
          maxLength={100}
          search={search}
          onSearch={(next) => show({ ...view, search: next }, true)}
        />
      </div>
      {narrowings.map((narrowing) => (
        <Narrowing key={narrowing.name} {...narrowing} onTakeOff={() => show(narrowing.without)} />
      ))}
      <Button icon="filter" onClick={() => setAsked('filters')}>
        {t('products.filters.open')}
      </Button>
      {narrowings.length > 0 && (
        <TextButton onClick={() => show({ sort, order, search, columns })}>
          {t('products.filters.clear')}
        </TextButton>
      )}
      {!isNarrow && (
        <span className="ml-auto">
          <Button icon="columns" onClick={() => setAsked('columns')}>
            {t('products.choosing.title')}
          </Button>
        </span>
      )}
      {asked === 'filters' && <FilterDialog view={view} show={show} total={total} onClose={close} />}
      {asked === 'columns' && <ColumnsDialog view={view} show={show} onClose={close} />}
    </div>
  )
}
