import { formatShortDate } from '@filiera/domain/dates/short-date'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useTexts } from '../texts/texts.tsx'
import { type Day, formatMeasure, type Measure } from './measures.ts'

const bareAxis = { tickLine: false, axisLine: false }
const dashed = { stroke: 'var(--ink-3)', strokeDasharray: '5 4', strokeWidth: 1.5 }
const filled = { stroke: 'var(--link)', strokeWidth: 2, fill: 'var(--link)', fillOpacity: 0.1 }

/** A value of the scale, without cents. */
const tickOf = (measure: Measure, value: number) =>
  value === 0 ? '0' : formatMeasure(measure, value).replace('.00', '')

type Point = { day: string; now: number; before: number }

function Tip({ point, measure }: { point: Point | undefined; measure: Measure }) {
  const { t, language } = useTexts()
  if (!point) return null
  return (
    <div className="rounded-control bg-ink px-3 py-2 text-t12 text-paper">
      <b className="block font-semibold first-letter:uppercase">{formatDay(noonOf(point.day), language)}</b>
      {t('figures.tip', {
        now: formatMeasure(measure, point.now),
        before: formatMeasure(measure, point.before),
      })}
    </div>
  )
}

/** A measure day by day, with the period before as a dashed line; arrows move from day to day. */
export default function DayChart({
  days,
  previousDays,
  measure,
  summary,
}: {
  days: readonly Day[]
  previousDays: readonly Day[]
  measure: Measure
  /** What the chart shows, for who does not see it. */
  summary: string
}) {
  const { language } = useTexts()
  const points = days.map((day, at) => ({
    day: day.day,
    now: day[measure],
    before: previousDays[at]?.[measure] ?? 0,
  }))
  return (
    <div className="h-64 overflow-x-clip [&_text]:fill-ink-2 [&_text]:text-t12 forced-colors:[&_.recharts-curve]:stroke-[CanvasText]">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={points} title={summary} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...bareAxis}
            dataKey="day"
            tickFormatter={(day: string) => formatShortDate(noonOf(day), language)}
            // as many days from each to the next
            interval="equidistantPreserveStart"
            minTickGap={48}
          />
          <YAxis
            {...bareAxis}
            width={68}
            allowDecimals={false}
            tickFormatter={(value: number) => tickOf(measure, value)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--ink)' }}
            content={({ payload }) => (
              <Tip point={payload?.[0]?.payload as Point | undefined} measure={measure} />
            )}
          />
          <Line dataKey="before" {...dashed} dot={false} isAnimationActive={false} />
          <Area dataKey="now" {...filled} dot={points.length === 1} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
