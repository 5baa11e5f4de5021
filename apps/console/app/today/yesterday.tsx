import { RATING_DAYS, readYesterday } from '@filiera/contract/console/day'
import { readSellerFigures } from '@filiera/contract/console/figures'
import { addDays, dateInItaly } from '@filiera/domain/dates/holidays'
import { formatCount, formatEuros } from '@filiera/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

/** What was ordered and sold yesterday, and how well it went; nothing where it cannot be read: the figures have a screen of their own. */
export default function Yesterday({ now }: { now: Date }) {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const day = addDays(dateInItaly(now), -1)
  const query = { shop: shop.id, from: day, to: day, lang: language }
  const { data } = useQuery(apiQuery(readSellerFigures, { query }))
  const { data: how } = useQuery({
    ...apiQuery(readYesterday, { query: { shop: shop.id } }),
    enabled: may('orders:read'),
  })
  if (!data) return null
  const { orders, sold } = data.total
  const figures = [
    [t('today.yesterday.orders'), formatCount(orders)],
    [t('today.yesterday.sold'), formatEuros(sold)],
    ...(how && how.due > 0
      ? [[t('today.yesterday.onTime'), t('today.yesterday.ofDue', { left: how.left, due: how.due })] as const]
      : []),
    ...(how?.stars
      ? [[t('today.yesterday.stars', { days: RATING_DAYS }), how.stars.toFixed(2)] as const]
      : []),
  ] as const
  return (
    <section
      aria-labelledby="yesterday"
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-panel bg-quiet px-4 py-3"
    >
      <h3 id="yesterday" className="max-md:w-full">
        {t('today.yesterday.title')}
      </h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map(([name, figure]) => (
          <div key={name} className="min-w-16">
            <dt className="text-t13 text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <Link
        to="/figures"
        className="inline-flex min-h-9 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4 max-md:min-h-11 md:ml-auto"
      >
        {t('shell.figures')}
      </Link>
    </section>
  )
}
