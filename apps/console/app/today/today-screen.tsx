import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { Suspense } from 'react'
import { lazyPart } from '../texts/load-texts.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { DayLines, useLines } from './day-lines.tsx'
import { DayList } from './day-list.tsx'
import { planDay } from './day-plan.ts'
import { Others } from './others.tsx'
import { Parcels } from './parcels.tsx'
import { useDay } from './use-day.ts'
import { hasPanels, useDayPanels } from './use-day-panels.ts'
import { useNow } from './use-now.ts'

/** Comes after the first screen stands: not even asked for where it has nothing to show. */
const Panels = lazyPart(() => import('./panels.tsx'))
const EmptyDay = lazyPart(() => import('./empty-day.tsx'))
const Yesterday = lazyPart(() => import('./yesterday.tsx'))

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What is to be done today, by who may see orders. */
function Day({ now }: { now: Date }) {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const { day, error, retry } = useDay(shop.id)
  const besides = useDayPanels(shop.id, language)
  const lines = useLines(besides.data, day?.counts.returns ?? 0)
  if (error) return <BlockError error={error} onRetry={retry} />
  if (!day) return <SkeletonRows rows={5} />
  const { counts, toAccept, toShip, parcels } = day
  const jobs = planDay(toAccept, toShip, now)
  return (
    <>
      <Parcels warehouses={parcels} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_348px]">
        <section aria-label={t('today.day')}>
          {jobs.length > 0 && <DayList jobs={jobs} counts={counts} now={now} />}
          {jobs.length === 0 && lines.length > 0 && <h2>{t('today.day')}</h2>}
          <DayLines lines={lines} />
          {jobs.length + lines.length === 0 && !besides.isLoading && (
            <Suspense>
              <EmptyDay />
            </Suspense>
          )}
          <Suspense>{may('sums:read') && <Yesterday now={now} />}</Suspense>
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Suspense>
            {besides.data && hasPanels(besides.data) && <Panels besides={besides.data} now={now} />}
          </Suspense>
          {besides.isLoadingError && (
            <div className="rounded-panel border border-line">
              <BlockError error={besides.error} onRetry={() => void besides.refetch()} />
            </div>
          )}
          <Others counts={counts} />
        </div>
      </div>
    </>
  )
}

/** The day of who does not see orders: what waits of the products. */
function DayOfProducts({ now }: { now: Date }) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const { data, error, refetch } = useDayPanels(shop.id, language)
  if (error && !data) return <BlockError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} />
  if (hasPanels(data))
    return (
      <>
        <h2 className="sr-only">{t('today.day')}</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <Suspense fallback={<SkeletonRows rows={5} />}>
            <Panels besides={data} now={now} />
          </Suspense>
        </div>
      </>
    )
  return (
    <div className="rounded-panel border border-line">
      <BlockMessage icon="accept" title={t('today.noOrders.title')}>
        <p>{t('today.noOrders.body', { role: t(`shell.role.${shop.role}`) })}</p>
      </BlockMessage>
    </div>
  )
}

/** The day of a shop: by deadline, what waits for somebody. */
export default function TodayScreen() {
  const { t, language } = useTexts()
  const { may } = useWork()
  const now = useNow()
  return (
    <div className="max-w-[1240px]">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{capital(formatDay(now, language))}</h1>
          <p className="mt-0.5 text-ink-2">{t('today.now', { time: formatHour(now, language) })}</p>
        </div>
        {may('products:write') && (
          <ButtonLink icon="plus" to="/products?new=true">
            {t('today.newProduct')}
          </ButtonLink>
        )}
      </header>
      {may('orders:read') ? <Day now={now} /> : <DayOfProducts now={now} />}
      {!may('orders:read') && may('sums:read') && (
        <Suspense>
          <Yesterday now={now} />
        </Suspense>
      )}
    </div>
  )
}
