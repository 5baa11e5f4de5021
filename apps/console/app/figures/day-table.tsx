import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../texts/texts.tsx'
import { type Day, formatMeasure, type Measure, measures } from './measures.ts'

/** The numbers of the chart, and the others of each day, the latest first. */
export function DayTable({
  days,
  previousDays,
  measure,
}: {
  days: readonly Day[]
  previousDays: readonly Day[]
  measure: Measure
}) {
  const { t, language } = useTexts()
  const cell = 'border-t border-line px-3 py-2 text-right whitespace-nowrap'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too
    <section tabIndex={0} aria-label={t('figures.byDay')} className="max-h-[420px] overflow-auto">
      <table className="w-full text-t13">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-semibold">
              {t('figures.day')}
            </th>
            {measures.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
                {t(`figures.measures.${name}`)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {t('figures.before', { measure: t(`figures.measures.${measure}`) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, at) => ({ day, before: previousDays[at]?.[measure] ?? 0 }))
            .reverse()
            .map(({ day, before }) => (
              <tr key={day.day}>
                <th
                  scope="row"
                  className="border-t border-line px-4 py-2 text-left font-normal whitespace-nowrap"
                >
                  {formatDay(noonOf(day.day), language)}
                </th>
                {measures.map((name) => (
                  <td key={name} className={cell}>
                    {formatMeasure(name, day[name])}
                  </td>
                ))}
                <td className={`${cell} text-ink-2`}>{formatMeasure(measure, before)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
