import { type StockView, stockViews } from '@filiera/contract/console/stock'
import { useTexts } from '../texts/texts.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import type { StockQuery } from './use-stock.ts'

type Shown = { query: StockQuery; show(next: StockQuery, replace?: boolean): void }

/** Views of the stock with how many products each has. */
export function StockTabs({
  query,
  show,
  counts,
}: Shown & { counts: Readonly<Record<StockView, number>> | undefined }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('stock.views.label')} className="mb-3 flex gap-1 overflow-x-auto border-b border-line">
      {stockViews.map((view) => {
        const isShown = query.view === view
        return (
          <button
            key={view}
            type="button"
            aria-current={isShown ? 'true' : undefined}
            onClick={() => show({ ...query, view })}
            className={`min-h-11 border-b-2 px-3 whitespace-nowrap ${isShown ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`}
          >
            {t(`stock.views.${view}`)}
            {counts && <span className="ml-2">{counts[view]}</span>}
          </button>
        )
      })}
    </nav>
  )
}

/** What narrows the stock. */
export function StockFilters({
  query,
  show,
  warehouses,
}: Shown & { warehouses: readonly { id: string; name: string }[] }) {
  const { t } = useTexts()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        label={t('stock.search')}
        maxLength={100}
        search={query.search}
        onSearch={(search) => show({ ...query, search }, true)}
      />
      {(warehouses.length > 1 || query.warehouse) && (
        <select
          aria-label={t('stock.warehouse')}
          value={query.warehouse ?? ''}
          onChange={({ target }) => show({ ...query, warehouse: target.value || undefined })}
          className="min-h-9 max-w-full rounded-control border border-control bg-raised px-2.5 text-t14 max-md:min-h-11 max-md:flex-1"
        >
          <option value="">{t('stock.everyWarehouse')}</option>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
