import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../texts/format-date.ts'
import { useLanguage } from '../../texts/use-language.ts'

type Refund = SellerOrder['refunds'][number]

/** One refund: why, how far it is, and until when it waits. */
function RefundRow({ refund }: { refund: Refund }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { amount, status, reason, at, waitsUntil } = refund
  return (
    <div className="contents" data-refund={status}>
      <dt>
        {t(`fulfilment.refundReason.${reason}`)}
        <span className="block text-sm">
          {waitsUntil
            ? t('fulfilment.refundWaits', { date: formatMoment(waitsUntil, language) })
            : `${t(`fulfilment.refundStatus.${status}`)}, ${formatMoment(at, language)}`}
        </span>
      </dt>
      <dd className="pl-4 text-right whitespace-nowrap">{formatEuros(-amount)}</dd>
    </div>
  )
}

/** What the customer paid, what went back, what the marketplace keeps, what the shop gets. */
export function SellerMoney({ order }: { order: SellerOrder }) {
  const { t } = useTranslation()
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-[15px] text-ink-2">
      <dt>{t('fulfilment.total')}</dt>
      <dd className="pl-4 text-right whitespace-nowrap">{formatEuros(order.amount)}</dd>
      {order.refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} />
      ))}
      <dt>{t('fulfilment.commission')}</dt>
      <dd className="pl-4 text-right whitespace-nowrap">{formatEuros(-order.commission)}</dd>
      <dt className="border-t border-line pt-1 font-semibold text-ink">{t('fulfilment.payout')}</dt>
      <dd className="border-t border-line pt-1 pl-4 text-right font-semibold whitespace-nowrap text-ink">
        {formatEuros(order.payout)}
      </dd>
    </dl>
  )
}
