import { listLots } from '@filiera/contract/console/lots'
import { changeOrderLots } from '@filiera/contract/orders/fulfilment'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi, problemOf } from '../../api/call-api.ts'
import { keepOrder, orderQuery, readOrdersAgain } from '../../api/order-queries.ts'
import { apiQuery } from '../../api/queries.ts'
import { useKept } from '../../browser/use-kept.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { LineLots } from './line-lots.tsx'
import { choosable, type LotLine, readLots, sumOf, type TypedLots, typedOf } from './typed-lots.ts'
import { useLotText } from './use-lot-text.ts'

/** Which lots the pieces of a product come from, parcel by parcel; what is typed outlives the page until it is saved. */
export function LotsDialog({
  shop,
  product,
  lines,
  onClose,
}: {
  shop: string
  product: { id: string; title: string }
  lines: readonly LotLine[]
  onClose(): void
}) {
  const { t } = useTexts()
  const { date } = useLotText()
  const queries = useQueryClient()
  const orders = lines.map(({ order }) => order.id)
  const { typed, overtaken, type, forget } = useKept<Record<string, TypedLots>>(
    `lots.${shop}.${product.id}.${orders.join()}`,
    Object.fromEntries(lines.map((line) => [line.order.id, typedOf(line)])),
  )
  const [isTried, setTried] = useState(false)
  const { data, error, refetch } = useQuery(
    apiQuery(listLots, { params: { id: product.id }, query: { shop } }),
  )
  const read = lines.map((line) => ({ line, lots: readLots(typed[line.order.id] ?? {}) }))
  const isWrong = read.some(({ line, lots }) => lots === null || sumOf(lots) > line.pieces)
  const {
    mutate,
    isPending,
    error: refused,
  } = useMutation({
    async mutationFn() {
      for (const { line, lots } of read) {
        const was = JSON.stringify(readLots(typedOf(line)))
        if (lots === null || JSON.stringify(lots) === was) continue
        const seen = line.lots.map(({ id, pieces }) => ({ id, pieces }))
        const body = { productId: product.id, lots, seen }
        await keepOrder(
          queries,
          shop,
          await callApi(changeOrderLots, { params: { id: line.order.id }, query: { shop }, body }),
        )
      }
    },
    onSuccess() {
      forget()
      onClose()
    },
    async onError() {
      await Promise.all(orders.map((id) => queries.invalidateQueries(orderQuery(shop, id))))
      await readOrdersAgain(queries)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listLots.name] }),
  })
  const changed = problemOf(refused)?.changed
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isWrong) mutate()
  }
  return (
    <Dialog title={product.title} onClose={onClose}>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {data && (
        <form onSubmit={submit} className="grid gap-4">
          {read.map(({ line, lots }) => (
            <fieldset key={line.order.id} className="grid gap-2">
              <legend className="mb-1 font-semibold">
                {[line.letter, line.order.id].filter(Boolean).join(' · ')}
              </legend>
              {choosable(data.lots, line).map((lot) => (
                <Field
                  key={lot.id}
                  label={[lot.code, date(lot), t('orders.lots.left', { count: lot.pieces })]
                    .filter(Boolean)
                    .join(', ')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={typed[line.order.id]?.[lot.id] ?? ''}
                  onChange={({ target }) =>
                    type({ [line.order.id]: { ...typed[line.order.id], [lot.id]: target.value } })
                  }
                />
              ))}
              <p
                role="status"
                className={`text-t13 ${isTried && (lots === null || sumOf(lots) > line.pieces) ? 'text-bad-text' : 'text-ink-2'}`}
              >
                {lots === null
                  ? t('stock.faults.pieces')
                  : t('orders.lots.chosen', { count: sumOf(lots), all: line.pieces })}
              </p>
              {overtaken.includes(line.order.id) && (
                <div
                  role="status"
                  className="rounded-control bg-warn-ground px-3 py-2 text-t13 text-warn-text"
                >
                  {t('orders.lots.now')} <LineLots lots={line.lots} pieces={line.pieces} />
                </div>
              )}
            </fieldset>
          ))}
          {data.lots.length === 0 && <p className="text-ink-2">{t('stock.lots.none')}</p>}
          {refused && (
            <p role="alert" className="text-t13 text-bad-text">
              {changed
                ? t('orders.lots.changed', { by: changed.by || t('orders.lots.somebody') })
                : t('orders.lots.failed')}
            </p>
          )}
          <Button primary type="submit" disabled={isPending}>
            {t('orders.lots.save')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
