import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { countParcels } from '@filiera/contract/orders/fulfilment'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Meter } from '../ui/progress/meter.tsx'

/** For each warehouse how many parcels leave it, how many are begun, until when orders leave today and when the next ones do. */
export function Parcels({ warehouses }: { warehouses: EndpointAnswer<typeof countParcels> }) {
  const { t, language } = useTexts()
  if (warehouses.length === 0) return null
  return (
    <section
      aria-label={t('today.warehouses')}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] gap-2.5 md:gap-4"
    >
      {warehouses.map(({ id, name, all, begun, cutOff, nextDay }) => {
        const progress = t('today.packed', { done: begun, all })
        return (
          <div key={id} className="rounded-panel bg-quiet px-[18px] py-3.5">
            <p className="text-t13 font-medium text-link">{name}</p>
            <p className="mt-1.5 mb-2 font-serif text-t18 lining">
              <span className="mr-1 text-[30px] leading-[34px]">{all}</span>{' '}
              {t('today.parcels', { count: all })}
            </p>
            <p className="mb-2 text-t13 text-ink-2">
              {t('today.departs', { time: cutOff, day: formatDay(noonOf(nextDay), language) })}
            </p>
            <Meter done={begun} all={all} label={`${name}: ${progress}`} />
            <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 text-t13 text-ink-2">
              {progress}
              <Link
                to={`/orders?state=to_ship&warehouse=${id}`}
                className="inline-flex min-h-9 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4 max-md:min-h-11"
              >
                {t('today.toParcels')}
              </Link>
            </p>
          </div>
        )
      })}
    </section>
  )
}
