import { acceptOrder, type OrderTab, prepareOrder } from '@filiera/contract/orders/fulfilment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { readOrdersAgain } from '../api/order-queries.ts'
import { useRemembered } from '../api/use-remembered.ts'
import type { Chosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { ActionBar, BarButton } from '../ui/action-bar.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type Act = 'accept' | 'prepare'
const endpoints = { accept: acceptOrder, prepare: prepareOrder } as const
type Outcome = { done: number; refused: readonly string[] }
/** How far it is, or what came of it. */
type Bulk = { progress: { done: number; all: number } } | { outcome: Outcome }

/** Does one thing with several orders, one after the other; each is refused for itself. It goes on when the screen is left. */
export function useBulk(shop: string) {
  const queries = useQueryClient()
  const [bulk, remember] = useRemembered<Bulk>('bulk', shop)
  const { mutate } = useMutation({
    async mutationFn({ act, ids }: { act: Act; ids: readonly string[] }) {
      const refused: string[] = []
      for (const [done, id] of ids.entries()) {
        remember({ progress: { done, all: ids.length } })
        await callApi(endpoints[act], { params: { id }, query: { shop }, body: {} }).catch(() =>
          refused.push(id),
        )
      }
      remember({ outcome: { done: ids.length - refused.length, refused } })
    },
    onSettled: () => readOrdersAgain(queries),
  })
  return {
    run: mutate,
    progress: bulk && 'progress' in bulk ? bulk.progress : null,
    outcome: bulk && 'outcome' in bulk ? bulk.outcome : null,
    forget: () => remember(null),
  }
}

/** What came of the last thing that was done with several, until it is put aside. */
export function BulkOutcome({ done, refused, onClose }: Outcome & { onClose(): void }) {
  const { t } = useTexts()
  return (
    <div className="mb-3 flex items-start gap-3 rounded-control bg-quiet py-1 pr-1 pl-3">
      <p role="status" className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        {done > 0 && t('orders.bulk.done', { count: done })}{' '}
        {refused.length > 0 && (
          <span className="text-warn-text">
            {t('orders.bulk.refused', { count: refused.length, numbers: refused.join(', ') })}
          </span>
        )}
      </p>
      <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
    </div>
  )
}

/** What can be done with the chosen orders. */
export function BulkBar({
  state,
  chosen,
  bulk,
}: {
  state: OrderTab | undefined
  chosen: Chosen
  bulk: ReturnType<typeof useBulk>
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { ids } = chosen
  const isRunning = bulk.progress !== null
  const run = (act: Act) => bulk.run({ act, ids }, { onSuccess: chosen.none })
  return (
    <ActionBar
      label={t('orders.bulk.label')}
      said={
        bulk.progress
          ? t('orders.bulk.running', bulk.progress)
          : t('orders.chosen', { count: chosen.ids.length })
      }
      none={t('orders.unchoose')}
      onNone={chosen.none}
    >
      {state === 'to_accept' && (
        <BarButton icon="check" disabled={isRunning} onClick={() => run('accept')}>
          {t('orders.bulk.accept')}
        </BarButton>
      )}
      {state === 'to_ship' && (
        <BarButton icon="parcel" disabled={isRunning} onClick={() => run('prepare')}>
          {t('orders.bulk.prepare')}
        </BarButton>
      )}
      <BarButton
        icon="checklist"
        disabled={isRunning}
        onClick={() => void navigate('/orders/pick', { state: { ids } })}
      >
        {t('orders.bulk.pick')}
      </BarButton>
      <BarButton
        icon="printer"
        disabled={isRunning}
        onClick={() => void navigate('/orders/slips', { state: { ids } })}
      >
        {t('orders.bulk.slips')}
      </BarButton>
    </ActionBar>
  )
}
