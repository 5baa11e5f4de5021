import { orderTabs } from '@filiera/contract/orders/fulfilment'
import { temperatureClasses } from '@filiera/domain/catalogue-constants'
import type { ComponentProps } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { ViewTabs } from '../views/view-tabs.tsx'
import { useWork } from '../work/work.tsx'
import { orderViews } from './order-views.ts'
import { useOrderCounts } from './use-orders.ts'
import type { OrdersView } from './view.ts'

/** States with how many orders wait in each, and the views that somebody saved. */
export function StateTabs({ view, show }: { view: OrdersView; show(next: OrdersView): void }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data: counts } = useOrderCounts(shop.id)
  const fixed = [...orderTabs, undefined].map((state) => ({
    key: state ?? 'all',
    label: (
      <>
        {state ? t(`orders.state.${state}`) : t('orders.all')}
        {state && state !== 'done' && counts && <span className="ml-2">{counts[state]}</span>}
      </>
    ),
    isShown: view.state === state,
    view: { ...view, saved: undefined, state },
  }))
  return <ViewTabs label={t('orders.tabs')} list={orderViews} fixed={fixed} view={view} show={show} />
}

const Select = (props: ComponentProps<'select'>) => (
  <select
    {...props}
    className="min-h-9 max-w-full rounded-control border border-control bg-raised px-2.5 text-t14 max-md:min-h-11 max-md:flex-1"
  />
)

/** What narrows the list, and how it is put together. */
export function OrderFilters({
  view,
  show,
  warehouses,
}: {
  view: OrdersView
  show(next: OrdersView, replace?: boolean): void
  warehouses: readonly { id: string; name: string }[]
}) {
  const { t } = useTexts()
  const temperatureOf = (value: string) => temperatureClasses.find((known) => known === value)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        label={t('orders.search')}
        maxLength={60}
        search={view.search}
        onSearch={(search) => show({ ...view, search }, true)}
      />
      {(warehouses.length > 1 || view.warehouse) && (
        <Select
          aria-label={t('orders.warehouse')}
          value={view.warehouse ?? ''}
          onChange={({ target }) => show({ ...view, warehouse: target.value || undefined })}
        >
          <option value="">{t('orders.everyWarehouse')}</option>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t('orders.temperature')}
        value={view.temperature ?? ''}
        onChange={({ target }) => show({ ...view, temperature: temperatureOf(target.value) })}
      >
        <option value="">{t('orders.everyTemperature')}</option>
        {temperatureClasses.map((temperature) => (
          <option key={temperature} value={temperature}>
            {t(`orders.temperatures.${temperature}`)}
          </option>
        ))}
      </Select>
      <label className="flex min-h-9 items-center gap-2 max-md:min-h-11 lg:ml-auto">
        <input
          type="checkbox"
          checked={view.grouped === 'true'}
          onChange={({ target }) => show({ ...view, grouped: target.checked ? 'true' : 'false' })}
          className="h-[18px] w-[18px] accent-button"
        />
        {t('orders.group')}
      </label>
    </div>
  )
}
