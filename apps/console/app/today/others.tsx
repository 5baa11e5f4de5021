import type { SellerState } from '@filiera/contract/orders/fulfilment'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'

const states = ['on_the_way', 'returns', 'done'] as const satisfies readonly SellerState[]

/** How many orders are under way, come back, or are over. */
export function Others({ counts }: { counts: Readonly<Record<SellerState, number>> }) {
  const { t } = useTexts()
  return (
    <section className="rounded-panel border border-line bg-raised">
      <h3 className="px-4 py-3">{t('today.others')}</h3>
      <dl>
        {states.map((state) => (
          <div
            key={state}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-4 py-[9px]"
          >
            <dt>
              <Link to={`/orders?state=${state}`} className="inline-flex min-h-9 items-center text-link">
                {t(`today.${state}`)}
              </Link>
            </dt>
            <dd
              className={
                state === 'returns' && counts[state] > 0
                  ? 'min-w-6 rounded-chip bg-warn-ground px-2 text-center font-semibold text-warn-text'
                  : 'font-semibold'
              }
            >
              {counts[state]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
