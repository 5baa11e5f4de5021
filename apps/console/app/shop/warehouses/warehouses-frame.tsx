import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import type { ReactNode } from 'react'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import type { useWarehouses } from './use-warehouses.ts'

/** A section over the warehouses of a shop: its title, what was done last, and a row for each once they are here. */
export function WarehousesFrame({
  id,
  title,
  action,
  said,
  found: { data, error, refetch },
  children,
}: {
  id: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  said: string | null
  found: ReturnType<typeof useWarehouses>
  children(warehouse: ShopWarehouse): ReactNode
}) {
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <p
        role="status"
        className={said ? 'm-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}
      >
        {said}
      </p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="px-4">
          <SkeletonRows rows={2} />
        </div>
      )}
      {data && <ul>{data.map(children)}</ul>}
    </section>
  )
}
