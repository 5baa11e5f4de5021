import type { EndpointInput } from '@filiera/contract/endpoint'
import { refundOrder, type SellerOrder } from '@filiera/contract/orders/fulfilment'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { showFaults } from '../../ui/show-faults.ts'
import { useAct } from '../use-act.ts'
import {
  everyPiece,
  hasRefundErrors,
  priceRefund,
  REASON_MAX,
  type RefundValues,
  refundableLines,
} from './refund.ts'

/** What is sent of a refund; `requestId` names it. */
type SentRefund = EndpointInput<typeof refundOrder>['body'] & { requestId: string }
/** What is typed, and the last refund that was sent with it and perhaps not answered. */
type KeptRefund = RefundValues & { requestId: string; sent: SentRefund | null }

/** What is typed of a refund, and what it comes to; it outlives the page until it is sent. */
function useRefund(order: SellerOrder, shop: string, isAll: boolean, onDone: () => void) {
  const { act, isPending, failed, code } = useAct(shop, order.id)
  const [isAsked, setAsked] = useState(false)
  const quantities = isAll ? everyPiece(order) : {}
  const start: KeptRefund = { quantities, amount: '', reason: '', requestId: '', sent: null }
  // what was typed belongs to the order as it was then: a refund of another day has a form of its own
  const [refundable] = useState(order.refundable)
  const kept = useStoredForm(`refund.${shop}.${order.id}.${refundable}${isAll ? '.all' : ''}`, start)
  const values = kept.typed
  const priced = priceRefund(values, order)
  const isMade = code === 'idempotency_conflict'
  const isUnanswered = code === 'unavailable'
  // it may have been made without an answer: it is sent again as it was, whatever is left of the order now
  const again = code === null || isUnanswered ? values.sent : null
  const typedBody = (): SentRefund => ({
    lines: priced.amount === undefined ? priced.lines : [],
    reason: values.reason.trim(),
    // where it was made with other values, the next press is another refund
    requestId: (!isMade && values.requestId) || crypto.randomUUID(),
    ...(priced.amount !== undefined && { amount: priced.amount }),
  })
  return {
    ...{ values, priced, isPending, failed },
    type: (change: Partial<RefundValues>) => kept.type({ ...change, sent: null }),
    /** It was made before, with other values. */
    isMade,
    /** Whether it was made is not known. */
    isUnanswered,
    errors: isAsked && !again ? priced.errors : { quantities: [] as string[] },
    async send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (!again && hasRefundErrors(priced.errors)) return
      const body = again ?? typedBody()
      kept.type({ requestId: body.requestId, sent: body })
      if (await act(() => callApi(refundOrder, { params: { id: order.id }, query: { shop }, body }))) {
        kept.forget()
        onDone()
      }
    },
  }
}

type Refund = ReturnType<typeof useRefund>

/** How many pieces of each line are paid back. */
function Pieces({ order, refund: { values, type, errors } }: { order: SellerOrder; refund: Refund }) {
  const { t } = useTexts()
  return refundableLines(order)
    .filter(({ left }) => left > 0)
    .map(({ productId, title, left, cents }) => (
      <div key={productId} className="grid grid-cols-[minmax(0,1fr)_88px] items-end gap-3">
        <Field
          label={t('orders.refund.pieces', { title, count: left })}
          type="number"
          inputMode="numeric"
          min={0}
          max={left}
          value={values.quantities[productId] ?? '0'}
          onChange={({ target }) => type({ quantities: { ...values.quantities, [productId]: target.value } })}
          error={
            errors.quantities.includes(productId)
              ? t('orders.refund.error.quantity', { count: left })
              : undefined
          }
        />
        <span className="pb-2 text-right text-ink-2">× {formatMoney(cents)}</span>
      </div>
    ))
}

/** What the refund comes to, and what becomes of the order. */
function Outcome({ order, refund: { priced } }: { order: SellerOrder; refund: Refund }) {
  const { t } = useTexts()
  const isUnshipped = ['PAID', 'ACCEPTED', 'PREPARING'].includes(order.status)
  return (
    <div role="status">
      {priced.totalCents > 0 && (
        <p className="font-semibold">
          {t('orders.refund.summary', { amount: formatMoney(priced.totalCents) })}
        </p>
      )}
      {priced.isEverything && <p className="text-ink-2">{t('orders.refund.everything')}</p>}
      {priced.isEverything && isUnshipped && <p className="text-ink-2">{t('orders.refund.cancels')}</p>}
      {!priced.isEverything && isUnshipped && priced.lines.length > 0 && (
        <p className="text-ink-2">{t('orders.refund.backOnSale')}</p>
      )}
    </div>
  )
}

/** Money back by pieces or by amount; what it comes to stands on the button that sends it. */
export function RefundDialog({
  order,
  shop,
  isAll,
  onClose,
}: {
  order: SellerOrder
  shop: string
  /** Opens with every piece that is left. */
  isAll: boolean
  onClose(): void
}) {
  const { t } = useTexts()
  const refund = useRefund(order, shop, isAll, onClose)
  const { values, type, priced, errors, failed } = refund
  const open = formatMoney(eurosToCents(order.refundable))
  const refunded = formatMoney(eurosToCents(order.amount) - eurosToCents(order.refundable))
  return (
    <Dialog title={t('orders.refund.title')} onClose={onClose}>
      <form onSubmit={(event) => void refund.send(event)} noValidate className="grid gap-4">
        <p className="text-ink-2">{t('orders.refund.text')}</p>
        <Pieces order={order} refund={refund} />
        <Field
          label={t('orders.refund.amount')}
          hint={t('orders.refund.amountHint', { amount: open })}
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          onChange={({ target }) => type({ amount: target.value })}
          error={errors.amount && t(`orders.refund.error.${errors.amount}`, { amount: open })}
        />
        <Field
          label={t('orders.refund.reason')}
          placeholder={t('orders.refund.reasonHint')}
          maxLength={REASON_MAX}
          autoComplete="off"
          value={values.reason}
          onChange={({ target }) => type({ reason: target.value })}
          error={errors.reason && t('orders.refund.error.reason')}
        />
        <Outcome order={order} refund={refund} />
        {failed && (
          <p role="alert" className="text-bad-text">
            {refund.isUnanswered ? t('orders.refund.unanswered') : failed}{' '}
            {refund.isMade && t('orders.refund.refunded', { amount: refunded })}
          </p>
        )}
        <div className="flex justify-end">
          <Button type="submit" primary disabled={refund.isPending}>
            {priced.totalCents > 0
              ? t('orders.refund.confirm', { amount: formatMoney(priced.totalCents) })
              : t('orders.doRefund')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
