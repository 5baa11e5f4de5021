import { readSellerFigures, type SellerFigures } from '@filiera/contract/console/figures'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatLongDate, noonOf } from '@filiera/domain/dates/written-dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '../api/queries.ts'
import { csvOf, saveFile } from '../browser/csv.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { DayTable } from './day-table.tsx'
import { changeOf, formatMeasure, type Measure, measures } from './measures.ts'
import { type Period, readPeriod } from './period.ts'
import { PeriodPicker } from './period-picker.tsx'
import { OutOfStock, TopProducts } from './product-lists.tsx'
import { WeekTable } from './week-table.tsx'

/** Heavy, and of this screen alone. */
const DayChart = lazy(() => import('./day-chart.tsx'))

/** The sums of the period; a press draws one day by day. */
function Totals({
  figures: { total, previousTotal },
  measure,
  onMeasure,
}: {
  figures: SellerFigures
  measure: Measure
  onMeasure(measure: Measure): void
}) {
  const { t } = useTexts()
  const days = (value: number | null) =>
    value === null ? '–' : t('figures.days', { count: value, value: String(value) })
  return (
    <div className="mb-4 grid grid-cols-2 overflow-hidden rounded-panel border border-line bg-raised lg:grid-cols-5">
      {measures.map((name) => {
        const change = changeOf(total[name], previousTotal[name])
        const share = total.sold > 0 ? Math.round((total.refunded / total.sold) * 1000) / 10 : 0
        return (
          <button
            key={name}
            type="button"
            aria-pressed={measure === name}
            onClick={() => onMeasure(name)}
            className={`border-line px-4 py-3 text-left not-first:border-l max-lg:odd:border-l-0 max-lg:nth-[n+3]:border-t ${measure === name ? 'bg-ok-ground shadow-[inset_0_-3px_var(--link)]' : ''}`}
          >
            <span className="block text-t13 text-ink-2">{t(`figures.measures.${name}`)}</span>
            <b className="block font-serif text-[22px] leading-7 font-normal wrap-anywhere lining">
              {formatMeasure(name, total[name])}
            </b>
            <span className="block text-t13 text-ink-2">
              {name === 'refunded'
                ? t('figures.ofSold', { share: share })
                : (change ?? t('figures.noChange'))}
            </span>
          </button>
        )
      })}
      <div className="border-line px-4 py-3 max-lg:col-span-2 max-lg:border-t lg:border-l">
        <span className="block text-t13 text-ink-2">{t('figures.toShip')}</span>
        <b className="block font-serif text-[22px] leading-7 font-normal wrap-anywhere lining">
          {days(total.daysToShip)}
        </b>
        <span className="block text-t13 text-ink-2">
          {previousTotal.daysToShip === null
            ? t('figures.noChange')
            : t('figures.was', { value: days(previousTotal.daysToShip) })}
        </span>
      </div>
    </div>
  )
}

/** One measure day by day, as a chart or as a table. */
function ByDay({ figures, measure }: { figures: SellerFigures; measure: Measure }) {
  const { t } = useTexts()
  const [isTable, setTable] = useState(false)
  const { days, previousDays, total, previousTotal } = figures
  const title = t(`figures.perDay.${measure}`)
  const summary = t('figures.summary', {
    title,
    now: formatMeasure(measure, total[measure]),
    before: formatMeasure(measure, previousTotal[measure]),
  })
  return (
    <section aria-label={title} className="mb-4 rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <h2 className="mr-auto text-t18">{title}</h2>
        <p className="flex flex-wrap gap-x-4 text-t13 text-ink-2">
          <span>
            <i aria-hidden="true" className="mr-1.5 inline-block w-5 border-t-2 border-link align-middle" />
            {t('figures.now')}
          </span>
          <span>
            <i
              aria-hidden="true"
              className="mr-1.5 inline-block w-5 border-t-2 border-dashed border-ink-3 align-middle"
            />
            {t('figures.earlier')}
          </span>
        </p>
        <Button small aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'figures.chart' : 'figures.table')}
        </Button>
      </header>
      {isTable ? (
        <DayTable days={days} previousDays={previousDays} measure={measure} />
      ) : (
        <Suspense fallback={<div className="h-64" />}>
          <figure className="px-2 pb-3">
            <DayChart days={days} previousDays={previousDays} measure={measure} summary={summary} />
            <figcaption className="sr-only">{summary}</figcaption>
          </figure>
        </Suspense>
      )}
    </section>
  )
}

function useCsv() {
  const { t } = useTexts()
  return ({ days, period, top }: SellerFigures) =>
    saveFile(
      `${t('figures.file')}-${period.from}-${period.to}.csv`,
      csvOf([
        [t('figures.day'), ...measures.map((name) => t(`figures.measures.${name}`))],
        ...days.map((day) => [day.day, ...measures.map((name) => day[name])]),
        [],
        [t('figures.product'), t('figures.measures.sold'), t('figures.measures.pieces')],
        ...top.map(({ title, sold, pieces }) => [title, sold, pieces]),
      ]),
    )
}

function Figures({ figures }: { figures: SellerFigures }) {
  const { t } = useTexts()
  const [measure, setMeasure] = useState<Measure>('sold')
  // refunds of earlier orders count on their own day
  const isEmpty = [figures.total, figures.previousTotal].every(
    ({ orders, refunded }) => orders === 0 && refunded === 0,
  )
  return (
    <>
      {isEmpty ? (
        <div className="mb-4 rounded-panel border border-line bg-raised">
          <BlockMessage icon="chart" title={t('figures.empty.title')}>
            <p>{t('figures.empty.body')}</p>
          </BlockMessage>
        </div>
      ) : (
        <>
          <Totals figures={figures} measure={measure} onMeasure={setMeasure} />
          <ByDay figures={figures} measure={measure} />
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {!isEmpty && <TopProducts top={figures.top} />}
        <OutOfStock out={figures.out} days={figures.days.map(({ day }) => day)} />
      </div>
      {!isEmpty && <WeekTable days={figures.days} />}
    </>
  )
}

/** How the shop does: sums of its orders by day, in a period beside the one before. Nobody is tracked for it. */
export default function FiguresScreen() {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const [params, setParams] = useSearchParams()
  const today = dateInItaly(new Date())
  const period = readPeriod(params, today)
  const { from, to } = period
  const { data, error, refetch } = useQuery({
    ...apiQuery(readSellerFigures, { query: { shop: shop.id, from, to, lang: language } }),
    placeholderData: keepPreviousData,
  })
  const saveCsv = useCsv()
  const show = ({ preset, ...own }: Period) =>
    setParams(preset ? { period: preset } : own, { preventScrollReset: true })
  const day = (date: string) => formatLongDate(noonOf(date), language)
  return (
    <div className="max-w-[1240px]">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1>{t('shell.figures')}</h1>
          {data && (
            <p className="mt-0.5 text-ink-2">
              {t('figures.lead', {
                from: day(data.period.from),
                to: day(data.period.to),
                count: data.days.length,
              })}
            </p>
          )}
        </div>
        {data && (
          <Button icon="download" onClick={() => saveCsv(data)}>
            {t('figures.csv')}
          </Button>
        )}
      </header>
      <PeriodPicker period={period} today={today} onPeriod={show} />
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data && <Figures figures={data} />}
    </div>
  )
}
