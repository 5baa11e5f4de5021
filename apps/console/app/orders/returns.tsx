import { decideReturn, type SellerOrder } from '@filiera/contract/orders/fulfilment'
import { lastDayOf } from '@filiera/domain/dates/holidays'
import { formatEuros } from '@filiera/domain/money/money'
import { type SubmitEvent, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { useWhen } from '../texts/use-when.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useAct } from './use-act.ts'

type Return = SellerOrder['withdrawals'][number]

/** Whether a return is taken, with what the customer reads of it: a refusal needs its reason. */
function Decide({ order, shop, asked }: { order: SellerOrder; shop: string; asked: Return }) {
  const { t } = useTexts()
  const { act, isPending, failed } = useAct(shop, order.id)
  const {
    typed: { note },
    type,
    forget,
  } = useStoredForm(`return.${shop}.${asked.id}`, { note: '' })
  const [isRefused, setRefused] = useState(false)
  const isUnexplained = isRefused && note.trim().length < 3
  const decide = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const accept = event.nativeEvent.submitter?.getAttribute('value') === 'accept'
    setRefused(!accept)
    if (!accept && note.trim().length < 3) return
    const body = { withdrawalId: asked.id, accept, ...(note.trim() && { note: note.trim() }) }
    if (await act(() => callApi(decideReturn, { params: { id: order.id }, query: { shop }, body }))) forget()
  }
  return (
    <form onSubmit={(event) => void decide(event)} className="mt-3 grid gap-3">
      <TextArea
        label={t('orders.returns.note')}
        placeholder={t('orders.returns.noteHint')}
        maxLength={300}
        value={note}
        onChange={({ target }) => type({ note: target.value })}
        error={isUnexplained ? t('orders.returns.noteError') : undefined}
      />
      {failed && (
        <p role="alert" className="text-bad-text">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" value="accept" primary disabled={isPending}>
          {t('orders.returns.accept', { amount: formatEuros(asked.amount) })}
        </Button>
        <Button type="submit" value="refuse" disabled={isPending}>
          {t('orders.returns.refuse')}
        </Button>
      </div>
    </form>
  )
}

/** What the customer wants to give back, and the decision on it. */
export function Returns({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const when = useWhen()
  if (order.withdrawals.length === 0) return null
  const mayDecide = order.sellerActions.includes('decide-return')
  return (
    <section aria-labelledby="returns" className="rounded-panel border border-line bg-raised px-4 py-3">
      <h2 id="returns">{t('orders.returns.title')}</h2>
      <ul>
        {order.withdrawals.map((asked) => (
          <li key={asked.id} data-return={asked.status} className="border-b border-line py-3 last:border-b-0">
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="font-semibold">{t(`orders.returns.status.${asked.status}`)}</b>
              <span className="text-t13 text-ink-2">
                {t('orders.returns.asked', { date: when.moment(asked.createdAt) })}
              </span>
            </p>
            <ul className="my-1">
              {asked.lines.map(({ productId, title, quantity, amount }) => (
                <li key={productId} className="flex justify-between gap-3">
                  <span>
                    {quantity} × {unbroken(title)}
                  </span>
                  <span className="whitespace-nowrap text-ink-2">{formatEuros(amount)}</span>
                </li>
              ))}
            </ul>
            {asked.reason && (
              <p className="text-t13 wrap-anywhere">{t('orders.returns.reason', { reason: asked.reason })}</p>
            )}
            {asked.sendBackBy && (
              <p className="text-t13 text-ink-2">
                {t('orders.sendBackBy', { when: when.longDay(lastDayOf(new Date(asked.sendBackBy))) })}
              </p>
            )}
            {asked.status === 'requested' && asked.sendBackBy && (
              <p className="text-t13 font-semibold">
                {t('orders.returns.decideBy', { when: when.longDay(lastDayOf(new Date(asked.sendBackBy))) })}
              </p>
            )}
            {asked.note && <p className="text-t13 wrap-anywhere text-ink-2">{asked.note}</p>}
            {asked.status === 'requested' && mayDecide && <Decide order={order} shop={shop} asked={asked} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
