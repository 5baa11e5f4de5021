import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { BulkBar, BulkOutcome, useBulk } from './bulk-bar.tsx'
import { OrderFilters, StateTabs } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { TrackingDialog } from './tracking/tracking-dialog.tsx'
import { useOrderIds } from './use-orders.ts'
import { type OrdersView, readView, writeView } from './view.ts'

function Nothing({ view, show }: { view: OrdersView; show(next: OrdersView): void }) {
  const { t } = useTexts()
  const isNarrowed = Boolean(view.search || view.warehouse || view.temperature)
  return (
    <div className="rounded-panel border border-line">
      <BlockMessage
        icon={isNarrowed ? 'noResult' : 'check'}
        title={t('orders.empty.title')}
        actions={
          isNarrowed && (
            <Button onClick={() => show({ grouped: 'false', search: view.search })}>
              {t('orders.empty.everywhere')}
            </Button>
          )
        }
      >
        <p>{t(`orders.empty.${isNarrowed ? 'all' : (view.state ?? 'all')}`)}</p>
      </BlockMessage>
    </div>
  )
}

/** A shop's orders by what they wait for, to be found, opened, and worked on several at once. */
export default function OrdersScreen() {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const show = (next: OrdersView, replace = false) =>
    setParams(writeView(next), { replace, preventScrollReset: true })
  const { data, error, refetch } = useOrderIds(shop.id, view)
  const chosen = useChosen(data?.ids ?? [])
  const bulk = useBulk(shop.id)
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h1>{t('orders.title')}</h1>
        {may('orders:write') && (
          <Button icon="truck" onClick={() => setLoading(true)}>
            {t('orders.tracking.open')}
          </Button>
        )}
      </header>
      <StateTabs key={`views ${shop.id}`} view={view} show={show} />
      <OrderFilters key={shop.id} view={view} show={show} warehouses={data?.warehouses ?? []} />
      {bulk.outcome && <BulkOutcome {...bulk.outcome} onClose={bulk.forget} />}
      {bulk.progress && chosen.ids.length === 0 && (
        <p role="status" className="mb-3 rounded-control bg-quiet px-3 py-2.5">
          {t('orders.bulk.running', bulk.progress)}
        </p>
      )}
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data?.total === 0 && <Nothing view={view} show={show} />}
      {data && data.total > 0 && (
        <>
          <OrderList
            shop={shop.id}
            listed={data}
            search={params.toString()}
            chosen={may('orders:write') ? chosen : null}
          />
          <p className="mt-2 text-t13 text-ink-2">{t('orders.count', { count: data.total })}</p>
        </>
      )}
      {isLoading && <TrackingDialog shop={shop.id} onClose={() => setLoading(false)} />}
      {chosen.ids.length > 0 && <BulkBar state={view.state} chosen={chosen} bulk={bulk} />}
    </>
  )
}
