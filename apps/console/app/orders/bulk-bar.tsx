import { acceptOrder, prepareOrder, type SellerState } from '@filiera/contract/orders/fulfilment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { readOrdersAgain } from '../api/order-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Choice } from './use-choice.ts'

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

function BarButton({
  icon,
  children,
  ...rest
}: {
  icon: IconName
  children: string
  disabled: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap hover:bg-bar-2 disabled:opacity-60"
    >
      <Icon name={icon} size={16} />
      {children}
    </button>
  )
}

/** What can be done with the chosen orders, at the foot of the window. */
export function BulkBar({
  state,
  choice,
  bulk,
}: {
  state: SellerState | undefined
  choice: Choice
  bulk: ReturnType<typeof useBulk>
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const ids = [...choice.ids]
  const isRunning = bulk.progress !== null
  const run = (act: Act) => bulk.run({ act, ids }, { onSuccess: choice.clear })
  return (
    <div className="on-bar sticky bottom-3 z-20 mx-auto mt-4 flex w-max max-w-full items-center gap-x-1 overflow-x-auto rounded-panel bg-bar px-3 py-1 text-white shadow-e3 max-md:bottom-[68px]">
      <span role="status" className="px-2 font-semibold whitespace-nowrap">
        {bulk.progress
          ? t('orders.bulk.running', bulk.progress)
          : t('orders.chosen', { count: choice.ids.size })}
      </span>
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
      <button
        type="button"
        aria-label={t('orders.unchoose')}
        onClick={choice.clear}
        className="grid h-11 w-11 place-items-center rounded-control hover:bg-bar-2"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
