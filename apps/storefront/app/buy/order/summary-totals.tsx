import { formatMoney } from '@filiera/domain/money/money'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../../ui/join.ts'

type SummaryTotalsProps = {
  totals: { fullCents: number; savingCents: number; shippingCents: number; totalCents: number }
  /** The delivery of each parcel, where there are several. */
  charges?: readonly { id: string; from: string; cents: number }[]
}

/** Goods, savings, delivery and what is paid in all. */
export function SummaryTotals({ totals, charges = [] }: SummaryTotalsProps) {
  const { t } = useTranslation()
  const deliveries =
    charges.length > 1
      ? charges.map(({ id, from, cents }) => ({
          id,
          name: t('checkout.shippingFrom', { city: from }),
          cents,
        }))
      : [{ id: 'all', name: t('checkout.shipping'), cents: totals.shippingCents }]
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line pt-3.5 text-[0.9375rem] text-ink-2">
        <dt>{t('checkout.products')}</dt>
        <dd className="text-right text-ink">{formatMoney(totals.fullCents)}</dd>
        {totals.savingCents > 0 && (
          <>
            <dt>{t('checkout.discounts')}</dt>
            <dd className="text-right text-link">{formatMoney(-totals.savingCents)}</dd>
          </>
        )}
        {deliveries.map(({ id, name, cents }) => (
          <div key={id} className="contents">
            <dt>{name}</dt>
            <dd
              className={join(
                'text-right',
                cents === 0 && totals.fullCents > 0 ? 'font-semibold text-link' : 'text-ink',
              )}
            >
              {cents === 0 && totals.fullCents > 0 ? t('checkout.free') : formatMoney(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4.5 flex items-baseline justify-between gap-x-3 border-t-[1.5px] border-ink pt-4 text-[1.0625rem] font-semibold">
        {t('checkout.total')}
        <b className="text-[2rem] leading-none font-semibold tracking-[-0.02em] whitespace-nowrap">
          {formatMoney(totals.totalCents)}
        </b>
      </p>
    </>
  )
}
