import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { getCaseOverview } from '@filiera/contract/payments/cases'
import { formatMoment } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { useLanguage } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'

type Postponed = EndpointAnswer<typeof getCaseOverview>['postponed']

/** Refunds that wait for their time: nobody has to decide, but somebody may ask. */
export function PostponedRefunds({ refunds }: { refunds: Postponed }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="postponed" className="mt-10">
      <h2 id="postponed" className="text-2xl">
        {t('caseQueue.postponed.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('caseQueue.postponed.text')}</p>
      <ul className="mt-3 rounded-panel border border-line px-4.5 md:px-6">
        {refunds.map(({ id, orderId, seller, amount, reason, until }) => (
          <li
            key={id}
            data-postponed={id}
            className="grid gap-x-5 border-t border-line py-3 text-[0.9375rem] first:border-t-0 md:grid-cols-[1fr_auto]"
          >
            <p className="wrap-anywhere">
              <b className="font-semibold">
                {t('caseQueue.postponedUntil', { date: formatMoment(until, language) })}
              </b>
              <span className="block text-ink-2">{[orderId, seller].filter(Boolean).join(' · ')}</span>
              <span lang="en" className="block text-ink-2">
                {reason}
              </span>
            </p>
            <b className="font-semibold">{formatEuros(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
