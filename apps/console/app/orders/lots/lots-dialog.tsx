import { listLots } from '@filiera/contract/console/lots'
import { changeOrderLots } from '@filiera/contract/orders/fulfilment'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi, problemOf } from '../../api/call-api.ts'
import { cacheOrder, orderQuery, readOrdersAgain } from '../../api/order-queries.ts'
import { apiQuery } from '../../api/queries.ts'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { LineLots } from './line-lots.tsx'
import { choosable, type LotLine, readLots, sumOf, type TypedLots, typedOf } from './typed-lots.ts'
import { useLotText } from './use-lot-text.ts'

/** What is typed of the lots of a product's parcels, and how it is saved; it outlives the page until then. */
function useTypedLots(shop: string, product: string, lines: readonly LotLine[], onSaved: () => void) {
  const queries = useQueryClient()
  const orders = lines.map(({ order }) => order.id)
  const { typed, overtaken, type, forget } = useStoredForm<Record<string, TypedLots>>(
    `lots.${shop}.${product}.${orders.join()}`,
    Object.fromEntries(lines.map((line) => [line.order.id, typedOf(line)])),
  )
  const read = lines.map((line) => {
    const lots = readLots(typed[line.order.id] ?? {})
    return { line, lots, isWrong: lots === null || sumOf(lots) > line.pieces }
  })
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      for (const { line, lots } of read) {
        const was = JSON.stringify(readLots(typedOf(line)))
        if (lots === null || JSON.stringify(lots) === was) continue
        const seen = line.lots.map(({ id, pieces }) => ({ id, pieces }))
        const body = { productId: product, lots, seen }
        await cacheOrder(
          queries,
          shop,
          await callApi(changeOrderLots, { params: { id: line.order.id }, query: { shop }, body }),
        )
      }
    },
    onSuccess() {
      forget()
      onSaved()
    },
    async onError() {
      await Promise.all(orders.map((id) => queries.invalidateQueries(orderQuery(shop, id))))
      await readOrdersAgain(queries)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listLots.name] }),
  })
  return { typed, overtaken, type, read, save: () => mutate(), isSaving: isPending, error }
}

type Typed = ReturnType<typeof useTypedLots>

/** How many pieces of a parcel come from each lot. */
function ParcelLots({
  read: { line, lots, isWrong },
  known,
  form: { typed, overtaken, type },
  isTried,
}: {
  read: Typed['read'][number]
  /** The lots of the product. */
  known: Parameters<typeof choosable>[0]
  form: Typed
  isTried: boolean
}) {
  const { t } = useTexts()
  const { date } = useLotText()
  const { id } = line.order
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{[line.letter, id].filter(Boolean).join(' · ')}</legend>
      {choosable(known, line).map((lot) => (
        <Field
          key={lot.id}
          label={[lot.code, date(lot), t('orders.lots.left', { count: lot.pieces })]
            .filter(Boolean)
            .join(', ')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed[id]?.[lot.id] ?? ''}
          onChange={({ target }) => type({ [id]: { ...typed[id], [lot.id]: target.value } })}
        />
      ))}
      <p role="status" className={`text-t13 ${isTried && isWrong ? 'text-bad-text' : 'text-ink-2'}`}>
        {lots === null
          ? t('stock.faults.pieces')
          : t('orders.lots.chosen', { count: sumOf(lots), all: line.pieces })}
      </p>
      {overtaken.includes(id) && (
        <div role="status" className="rounded-control bg-warn-ground px-3 py-2 text-t13 text-warn-text">
          {t('orders.lots.now')} <LineLots lots={line.lots} pieces={line.pieces} />
        </div>
      )}
    </fieldset>
  )
}

/** Which lots the pieces of a product come from, parcel by parcel. */
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
  const form = useTypedLots(shop, product.id, lines, onClose)
  const [isTried, setTried] = useState(false)
  const { data, error, refetch } = useQuery(
    apiQuery(listLots, { params: { id: product.id }, query: { shop } }),
  )
  const changed = problemOf(form.error)?.changed
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!form.read.some(({ isWrong }) => isWrong)) form.save()
  }
  return (
    <Dialog title={product.title} onClose={onClose}>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {data && (
        <form onSubmit={submit} className="grid gap-4">
          {form.read.map((read) => (
            <ParcelLots
              key={read.line.order.id}
              read={read}
              known={data.lots}
              form={form}
              isTried={isTried}
            />
          ))}
          {data.lots.length === 0 && <p className="text-ink-2">{t('stock.lots.none')}</p>}
          {form.error && (
            <p role="alert" className="text-t13 text-bad-text">
              {changed
                ? t('orders.lots.changed', { by: changed.by || t('orders.lots.somebody') })
                : t('orders.lots.failed')}
            </p>
          )}
          <div className="flex justify-end">
            <Button primary type="submit" disabled={form.isSaving}>
              {t('orders.lots.save')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
