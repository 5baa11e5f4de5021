import { acceptOrder, prepareOrder, type SellerState } from '@filiera/contract/orders/fulfilment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { readOrdersAgain } from '../api/order-queries.ts'
import type { Chosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { ActionBar, BarButton } from '../ui/action-bar.tsx'

type Act = 'accept' | 'prepare'
const endpoints = { accept: acceptOrder, prepare: prepareOrder } as const
type Outcome = { done: number; refused: string[] }

/** Does one thing with several orders, one after the other; each is refused for itself. */
export function useBulk(shop: string) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const { mutate, data, reset } = useMutation({
    async mutationFn({ act, ids }: { act: Act; ids: readonly string[] }): Promise<Outcome> {
      const outcome: Outcome = { done: 0, refused: [] }
      for (const [index, id] of ids.entries()) {
        setProgress({ done: index, all: ids.length })
        await callApi(endpoints[act], { params: { id }, query: { shop }, body: {} }).then(
          () => {
            outcome.done += 1
          },
          () => outcome.refused.push(id),
        )
      }
      return outcome
    },
    onSettled: async () => {
      setProgress(null)
      await readOrdersAgain(queries)
    },
  })
  return { run: mutate, progress, outcome: data ?? null, forget: reset }
}

/** What came of the last thing that was done with several. */
export function BulkOutcome({ done, refused }: Outcome) {
  const { t } = useTexts()
  return (
    <p role="status" className="mb-3 rounded-control bg-quiet px-3 py-2.5 wrap-anywhere">
      {done > 0 && t('orders.bulk.done', { count: done })}{' '}
      {refused.length > 0 && (
        <span className="text-warn-text">
          {t('orders.bulk.refused', { count: refused.length, numbers: refused.join(', ') })}
        </span>
      )}
    </p>
  )
}

/** What can be done with the chosen orders. */
export function BulkBar({
  state,
  chosen,
  bulk,
}: {
  state: SellerState | undefined
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
        icon="pick"
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
