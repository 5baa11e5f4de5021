import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import { Fragment } from 'react'
import { Form, useNavigation } from 'react-router'
import { ItemLine } from '../../buy/order/item-line.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type RefusedStep, WithdrawalRefusal } from './choose-lines.tsx'
import {
  canReturnShipping,
  chosenLines,
  hasOthers,
  quantityField,
  refundOf,
  type WithdrawalChoice,
} from './withdrawal-form.state.ts'

type ConfirmWithdrawalProps = {
  withdrawable: Withdrawable
  choice: WithdrawalChoice
  answer: RefusedStep | undefined
}

/** What comes back, part by part: the sum is what will be refunded. */
function Refund({ withdrawable, choice }: Pick<ConfirmWithdrawalProps, 'withdrawable' | 'choice'>) {
  const { t } = useTranslation()
  const chosen = chosenLines(withdrawable, choice)
  const sum = refundOf(withdrawable, chosen)
  const { isLast, goodsCents, shippingCents, amountCents } = sum
  const otherwise = amountCents - goodsCents - shippingCents
  const parts = [
    [t('withdrawals.goods'), goodsCents],
    ...(shippingCents > 0 ? [[t('withdrawals.shipping'), shippingCents] as const] : []),
    ...(otherwise === 0
      ? []
      : [[t(`withdrawals.${otherwise < 0 ? 'before' : 'leftOver'}`), otherwise] as const]),
  ] as const
  return (
    <>
      {parts.length > 1 && (
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-[0.9375rem] text-ink-2">
          {parts.map(([name, cents]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className="text-right whitespace-nowrap text-ink">{formatMoney(cents)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3.5 text-[1.0625rem] font-semibold">
        {t('withdrawals.amount')}
        <b data-sum={amountCents} className="text-[1.625rem] leading-none font-semibold whitespace-nowrap">
          {formatMoney(amountCents)}
        </b>
      </p>
      {isLast && !withdrawable.isShipped && hasOthers(withdrawable, chosen) && (
        <p className="mt-2 text-sm text-ink-2">{t('withdrawals.endsOrder')}</p>
      )}
      {!isLast && canReturnShipping(withdrawable) && (
        <p className="mt-2 text-sm text-ink-2">
          {t('withdrawals.goodsNote', { shipping: formatEuros(withdrawable.shipping) })}
        </p>
      )}
    </>
  )
}

/** Second step: what is declared, what follows from it, and the button that declares it. */
export function ConfirmWithdrawal({ withdrawable, choice, answer }: ConfirmWithdrawalProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const lines = chosenLines(withdrawable, choice)
  return (
    <>
      <WithdrawalRefusal answer={answer} firstField="confirm" />
      <h2 className="text-2xl">{t('withdrawals.confirmTitle')}</h2>
      <ul className="mt-3 border-t border-line py-1.5">
        {lines.map((line) => (
          <ItemLine
            key={line.productId}
            title={line.title}
            image={line.image}
            quantity={line.chosen}
            each={line.price}
            cost={line.price * line.chosen}
          />
        ))}
      </ul>
      <Refund withdrawable={withdrawable} choice={choice} />
      <Notice type="info" className="my-6">
        {t(withdrawable.isShipped ? 'withdrawals.shipped' : 'withdrawals.unshipped')}
        {withdrawable.isDisputed && <span className="mt-2 block">{t('withdrawals.disputed')}</span>}
      </Notice>
      <Form method="post" className="grid gap-3">
        {lines.map(({ productId, chosen }) => (
          <input key={productId} type="hidden" name={quantityField(productId)} value={chosen} />
        ))}
        <input type="hidden" name="reason" value={choice.reason} />
        <Button id="confirm" type="submit" name="intent" value="confirm" full disabled={busy}>
          {t('withdrawals.confirm')}
        </Button>
        <Button type="submit" name="intent" value="edit" variant="outline" full disabled={busy}>
          {t('withdrawals.back')}
        </Button>
      </Form>
    </>
  )
}
