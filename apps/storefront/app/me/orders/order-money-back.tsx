import type { Order } from '@filiera/contract/orders/orders'
import type { Withdrawal } from '@filiera/contract/orders/withdrawals'
import { formatLongDate, formatMoment } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { actionLink } from './order-links.tsx'
import { withdrawalState } from './withdrawal-state.ts'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line px-4.5 py-5.5 md:px-7">
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const row =
  'flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-t border-line py-3 first:border-t-0'

/** Money that goes or went back, and whether it has arrived. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <Panel title={t('orders.refunds.title')}>
      <ul>
        {refunds.map(({ id, amount, status, reason, at, waitsUntil }) => (
          <li key={id} className={row} data-refund={status}>
            <span className="min-w-0 flex-1 basis-40">
              <b className="font-semibold">{t(`orders.refunds.reason.${reason}`)}</b>
              <span className="block text-sm text-ink-2">
                <time dateTime={at}>{formatLongDate(at, language)}</time> ·{' '}
                {waitsUntil
                  ? t('orders.refunds.waits', { time: formatMoment(waitsUntil, language) })
                  : t(`orders.refunds.status.${status}`)}
              </span>
              {waitsUntil && <span className="block text-sm text-ink-3">{t('orders.refunds.waitsWhy')}</span>}
            </span>
            <b className="font-semibold whitespace-nowrap">{formatEuros(amount)}</b>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-3">{t('orders.refunds.note')}</p>
    </Panel>
  )
}

type OrderWithdrawalsProps = { withdrawals: readonly Withdrawal[]; orderId: string; isDisputed: boolean }

/** Withdrawals from the contract with what became of them; each leads to its receipt. */
export function OrderWithdrawals({ withdrawals, orderId, isDisputed }: OrderWithdrawalsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  if (withdrawals.length === 0) return null
  return (
    <Panel title={t('withdrawals.listTitle')}>
      <ul>
        {withdrawals.map(({ id, amount, status, sendBackBy, leftToShopAt, lines, createdAt, note }) => (
          <li key={id} className={row} data-withdrawal={status}>
            <span className="min-w-0 flex-1 basis-40">
              <b className="font-semibold">
                {t(`withdrawals.status.${withdrawalState({ status, sendBackBy, leftToShopAt }, isDisputed)}`)}
              </b>
              <span className="block text-sm text-ink-2">
                <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time> ·{' '}
                {lines.map(({ quantity, title }) => `${quantity}\u00a0× ${title}`).join(', ')}
              </span>
              {note && <span className="block text-sm text-ink-2">{t('withdrawals.note', { note })}</span>}
              <Link
                to={`${to(`/account/orders/${orderId}/withdraw`)}?done=${id}`}
                className={`${actionLink} text-sm`}
              >
                {t('withdrawals.seeReceipt')}
              </Link>
            </span>
            <b className="font-semibold whitespace-nowrap">{formatEuros(amount)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
