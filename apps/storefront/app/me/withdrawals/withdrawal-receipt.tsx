import type { Withdrawable, Withdrawal } from '@filiera/contract/orders/withdrawals'
import { lastDayOf } from '@filiera/domain/dates/holidays'
import { formatLongDate, formatMoment } from '@filiera/domain/dates/written-dates'
import { eurosToCents, formatEuros } from '@filiera/domain/money/money'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { Printer } from '../../ui/icons/pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { withdrawalState } from '../orders/withdrawal-state.ts'

/** Numbers, moment and sum of a withdrawal. */
function Facts({ receipt }: { receipt: Withdrawal }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, orderId, lines, amount, withShipping, createdAt } = receipt
  const goodsCents = lines.reduce((sum, line) => sum + eurosToCents(line.amount), 0)
  const hasShipping = withShipping && eurosToCents(amount) > goodsCents
  const facts = [
    [t('withdrawals.number'), id],
    [t('withdrawals.orderNumber'), orderId],
    [
      t('withdrawals.declared'),
      `${formatLongDate(createdAt, language)}, ${formatMoment(createdAt, language).split(', ')[1]}`,
    ],
    [
      t('withdrawals.amount'),
      hasShipping ? t('withdrawals.withShipping', { amount: formatEuros(amount) }) : formatEuros(amount),
    ],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] md:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="mb-1.5 wrap-anywhere md:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was declared, when, and what comes back: the acknowledgement the law asks for (Consumer Code article 54-bis). */
export function WithdrawalReceipt({ receipt, about }: { receipt: Withdrawal; about: Withdrawable }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hydrated = useHydrated()
  const { lines, sendBackBy, status, note } = receipt
  return (
    <>
      <Notice type="success" live>
        {t('withdrawals.receiptText')}
      </Notice>
      <div
        className="mt-6 rounded-panel border border-line p-5 md:p-7 print:border-0 print:p-0"
        data-withdrawal={status}
      >
        <p className="mb-4 font-semibold">
          {t(`withdrawals.status.${withdrawalState(receipt, about.isDisputed)}`)}
        </p>
        <Facts receipt={receipt} />
        <ul className="mt-4 border-t border-line pt-2">
          {lines.map(({ productId, title, quantity, amount: cost }) => (
            <li key={productId} className="flex justify-between gap-4 py-1.5 text-[0.9375rem]">
              <span>
                {quantity} × {title}
              </span>
              <span className="whitespace-nowrap">{formatEuros(cost)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-[0.9375rem] text-ink-2">
          {sendBackBy
            ? t('withdrawals.sendBack', {
                date: formatLongDate(lastDayOf(new Date(sendBackBy)), language),
                seller: about.seller,
              })
            : t('withdrawals.unshipped')}
        </p>
        {status === 'requested' && about.isDisputed && (
          <p className="mt-2 text-[0.9375rem] text-ink-2">{t('withdrawals.disputed')}</p>
        )}
        {note && <p className="mt-2 text-[0.9375rem] text-ink-2">{t('withdrawals.note', { note })}</p>}
      </div>
      {hydrated && (
        <Button variant="outline" onClick={() => window.print()} className="mt-6">
          <Printer size={20} />
          {t('withdrawals.print')}
        </Button>
      )}
    </>
  )
}
