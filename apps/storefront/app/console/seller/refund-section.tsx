import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatMoney } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Summary } from '../../ui/forms/summary.tsx'
import {
  hasRefundErrors,
  openCents,
  type PricedForm,
  REASON_MAX,
  type RefundValues,
  refundableLines,
} from './refund-form.state.ts'
import { unshipped } from './unshipped.ts'

export type RefundView = {
  values: RefundValues
  isAsked: boolean
  isFilled: boolean
  priced: PricedForm
  requestId: string
}

/** What goes back, once more in words, before it is sent. */
function Confirm({ order, view, here }: { order: SellerOrder; view: RefundView; here: string }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const { values, priced, requestId } = view
  const amount = formatMoney(priced.totalCents)
  return (
    <Form method="post" action={here} className="mt-4 grid gap-4">
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="requestId" value={requestId} />
      {Object.entries(values.quantities).map(([product, quantity]) => (
        <input key={product} type="hidden" name={`q.${product}`} value={quantity} />
      ))}
      <input type="hidden" name="amount" value={values.amount} />
      <input type="hidden" name="reason" value={values.reason} />
      <div role="status">
        <p className="text-lg font-semibold">{t('fulfilment.refund.summary', { amount })}</p>
        {priced.isEverything && <p className="text-ink-2">{t('fulfilment.refund.everything')}</p>}
        {priced.isEverything && unshipped.has(order.status) && (
          <p className="text-ink-2">{t('fulfilment.refund.cancels')}</p>
        )}
        <p className="text-ink-2">{values.reason}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {t('fulfilment.refund.confirm', { amount })}
        </Button>
        <Link to={`${here}#refund`} className={buttonClass({ variant: 'outline' })}>
          {t('fulfilment.refund.change')}
        </Link>
      </div>
    </Form>
  )
}

function Ask({ order, view, here }: { order: SellerOrder; view: RefundView; here: string }) {
  const { t } = useTranslation()
  const { values, isAsked, priced } = view
  const errors = isAsked ? priced.errors : { quantities: [] as string[] }
  const open = formatMoney(openCents(order))
  const amountError = errors.amount && t(`fulfilment.refund.error.${errors.amount}`, { amount: open })
  const reasonError = errors.reason && t('fulfilment.refund.error.reason')
  const lines = refundableLines(order).filter(({ left }) => left > 0)
  const pieceError = ({ productId, left }: (typeof lines)[number]) =>
    errors.quantities.includes(productId) && t('fulfilment.refund.error.quantity', { count: left })
  const summary = [
    ...lines.flatMap((line) => {
      const text = pieceError(line)
      return text ? [{ field: `q.${line.productId}`, text: `${line.title}: ${text}` }] : []
    }),
    ...(amountError ? [{ field: 'amount', text: amountError }] : []),
    ...(reasonError ? [{ field: 'reason', text: reasonError }] : []),
  ]
  return (
    <Form method="get" action={`${here}#refund`} className="mt-4 grid gap-5">
      <input type="hidden" name="refund" value="1" />
      {isAsked && <ErrorSummary errors={summary} answer={view} />}
      {lines.length === 0 && <p className="text-ink-2">{t('fulfilment.refund.none')}</p>}
      {lines.map((line) => (
        <div key={line.productId} className="grid items-end gap-x-4 md:grid-cols-[1fr_120px]">
          <Field
            id={`q.${line.productId}`}
            name={`q.${line.productId}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.left}
            defaultValue={values.quantities[line.productId] || '0'}
            label={t('fulfilment.refund.pieces', { title: line.title, count: line.left })}
            error={pieceError(line)}
          />
          <p className="pb-3.5 text-[15px] text-ink-2 md:text-right">× {formatMoney(line.cents)}</p>
        </div>
      ))}
      <Field
        id="amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.amount}
        label={t('fulfilment.refund.amount')}
        hint={t('fulfilment.refund.amountHint', { amount: open })}
        error={amountError}
        optional
      />
      <Field
        id="reason"
        name="reason"
        maxLength={REASON_MAX}
        autoComplete="off"
        defaultValue={values.reason}
        label={t('fulfilment.refund.reason')}
        hint={t('fulfilment.refund.reasonHint')}
        error={reasonError}
      />
      <div>
        <Button type="submit" variant="outline">
          {t('fulfilment.refund.check')}
        </Button>
      </div>
    </Form>
  )
}

/** Money back by pieces or by amount, in two steps: what it comes to is shown before it is sent. */
export function RefundSection(props: { order: SellerOrder; view: RefundView; here: string }) {
  const { t } = useTranslation()
  const { view } = props
  const isReady = view.isAsked && !hasRefundErrors(view.priced.errors)
  return (
    <details
      id="refund"
      open={view.isAsked || view.isFilled}
      className="group rounded-panel border border-line px-4.5 py-3 md:px-7 print:hidden"
    >
      <Summary className="min-h-11 py-2 text-xl">{t('fulfilment.refund.title')}</Summary>
      <p className="text-ink-2">{t('fulfilment.refund.text')}</p>
      <div className="pb-3">{isReady ? <Confirm {...props} /> : <Ask {...props} />}</div>
    </details>
  )
}
