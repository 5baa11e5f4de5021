import type { Withdrawable } from '@filiera/contract/withdrawals'
import { formatMoney } from '@filiera/domain/money'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { ItemLine } from '../orders/item-line.tsx'
import { type RefusedStep, WithdrawalRefusal } from './choose-lines.tsx'
import { chosenCents, chosenLines, quantityField, type WithdrawalChoice } from './withdrawal-form.state.ts'

type ConfirmWithdrawalProps = {
  withdrawable: Withdrawable
  choice: WithdrawalChoice
  answer: RefusedStep | undefined
  /** Whether the parcel has left; null when that is not known here. */
  isShipped: boolean | null
}

/** Second step: what is declared, what follows from it, and the button that declares it. */
export function ConfirmWithdrawal({ withdrawable, choice, answer, isShipped }: ConfirmWithdrawalProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const lines = chosenLines(withdrawable, choice)
  const follows = { true: 'shipped', false: 'unshipped', null: 'unknown' } as const
  return (
    <>
      <WithdrawalRefusal answer={answer} firstField="confirm" />
      <h2 className="text-2xl">{t('withdrawals.confirmTitle')}</h2>
      <ul className="mt-3 border-y border-line py-1.5">
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
      <p className="mt-3 flex justify-between gap-4 text-[17px] font-semibold">
        {t('withdrawals.goods')}
        <span className="whitespace-nowrap">{formatMoney(chosenCents(lines))}</span>
      </p>
      <p className="text-sm text-ink-2">{t('withdrawals.goodsNote')}</p>
      <Notice type="info" className="my-6">
        {t(`withdrawals.${follows[`${isShipped}`]}`)}
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
