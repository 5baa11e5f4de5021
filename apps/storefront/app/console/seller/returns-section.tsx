import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { formatDate } from '../../texts/format-date.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Radio } from '../../ui/forms/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { Refused } from './act-by-form.ts'

type DecideProps = { id: string; amount: string; refused: Refused | null }

/** Two presses for money that cannot be called back: the choice, then its confirmation. */
function Decide({ id, amount, refused }: DecideProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const own = refused?.typed.withdrawalId === id ? refused : null
  const errors = [
    ...(own?.fields.includes('accept')
      ? [{ field: `accept-${id}`, text: t('fulfilment.returns.acceptError') }]
      : []),
    ...(own?.fields.includes('note')
      ? [{ field: `note-${id}`, text: t('fulfilment.returns.noteError') }]
      : []),
  ]
  return (
    <Form method="post" className="mt-3 grid gap-4">
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="withdrawalId" value={id} />
      {own && <ErrorSummary errors={errors} answer={own} />}
      <fieldset>
        <legend className="mb-1 text-[15px] font-semibold">{t('fulfilment.returns.decision')}</legend>
        <Radio id={`accept-${id}`} name="accept" value="yes" defaultChecked={own?.typed.accept === 'yes'}>
          {t('fulfilment.returns.accept', { amount })}
        </Radio>
        <Radio name="accept" value="no" defaultChecked={own?.typed.accept === 'no'}>
          {t('fulfilment.returns.refuse')}
        </Radio>
      </fieldset>
      <Field
        id={`note-${id}`}
        name="note"
        maxLength={300}
        autoComplete="off"
        defaultValue={own?.typed.note ?? ''}
        label={t('fulfilment.returns.note')}
        hint={t('fulfilment.returns.noteHint')}
        error={own?.fields.includes('note') && t('fulfilment.returns.noteError')}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {t('fulfilment.returns.confirm')}
        </Button>
      </div>
    </Form>
  )
}

/** What customers want to give back, and the decision on it. */
export function ReturnsSection({ order, refused }: { order: SellerOrder; refused: Refused | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (order.withdrawals.length === 0) return null
  const mayDecide = order.sellerActions.includes('decide-return')
  return (
    <section
      aria-labelledby="returns"
      className="rounded-panel border border-line px-4.5 py-5.5 md:px-7 print:hidden"
    >
      <h2 id="returns" className="text-2xl">
        {t('fulfilment.returns.title')}
      </h2>
      <ul>
        {order.withdrawals.map(({ id, status, lines, amount, createdAt, note }) => (
          <li key={id} data-return={status} className="border-t border-line py-4 first:border-t-0">
            <p className="font-semibold">{t(`fulfilment.returns.status.${status}`)}</p>
            <p className="text-[15px] text-ink-2">
              <time dateTime={createdAt}>
                {t('fulfilment.returns.asked', { date: formatDate(createdAt, language) })}
              </time>
            </p>
            <ul className="my-1">
              {lines.map(({ productId, title, quantity }) => (
                <li key={productId}>
                  {quantity} × {title}
                </li>
              ))}
            </ul>
            {status !== 'requested' && note && <p className="text-[15px] wrap-anywhere text-ink-2">{note}</p>}
            {status === 'requested' && mayDecide && (
              <Decide id={id} amount={formatEuros(amount)} refused={refused} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
