import { formatDay, formatHour } from '../texts/format-date.ts'
import { useTexts } from '../texts/texts.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { DayList } from './day-list.tsx'
import { planDay } from './day-plan.ts'
import { Others } from './others.tsx'
import { Parcels } from './parcels.tsx'
import { useDay } from './use-day.ts'
import { useNow } from './use-now.ts'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What is to be done today, by who may see orders. */
function Day({ now }: { now: Date }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { day, error, retry } = useDay(shop.id)
  if (error) return <BlockError error={error} onRetry={retry} />
  if (!day) return <SkeletonRows rows={5} />
  const { counts, toAccept, toShip } = day
  const jobs = planDay(toAccept, toShip, now)
  return (
    <>
      <Parcels orders={toShip} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_348px]">
        <section aria-label={t('today.day')}>
          {jobs.length > 0 ? (
            <DayList jobs={jobs} counts={counts} now={now} />
          ) : (
            <div className="rounded-panel border border-line">
              <BlockMessage icon="check" title={t('today.empty.title')}>
                <p>{t('today.empty.body')}</p>
              </BlockMessage>
            </div>
          )}
        </section>
        <Others counts={counts} />
      </div>
    </>
  )
}

/** The day of a shop: by deadline, what waits for somebody. */
export default function TodayScreen() {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const now = useNow()
  return (
    <div className="max-w-[1240px]">
      <header className="mb-4">
        <h1>{capital(formatDay(now, language))}</h1>
        <p className="mt-0.5 text-ink-2">{t('today.now', { time: formatHour(now, language) })}</p>
      </header>
      {may('orders:read') ? (
        <Day now={now} />
      ) : (
        <div className="rounded-panel border border-line">
          <BlockMessage icon="accept" title={t('today.noOrders.title')}>
            <p>{t('today.noOrders.body', { role: t(`shell.role.${shop.role}`) })}</p>
          </BlockMessage>
        </div>
      )}
    </div>
  )
}
