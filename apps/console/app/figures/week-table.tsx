import { formatShortDays, noonOf } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../texts/texts.tsx'
import { type Day, formatMeasure, measures } from './measures.ts'
import { weeksOf } from './weeks.ts'

const inset = 'px-2 first:pl-3 last:pr-3 md:px-4'

/** The sums of each week of the period; nothing where it has only one. */
export function WeekTable({ days }: { days: readonly Day[] }) {
  const { t, language } = useTexts()
  const weeks = weeksOf(days)
  if (weeks.length < 2) return null
  const cell = `${inset} border-t border-line py-2 text-right max-md:pl-0.5 max-md:not-last:pr-0.5`
  return (
    <div className="mt-4 rounded-panel border border-line bg-raised">
      <h2 className="px-4 py-3 text-t18">{t('figures.byWeek')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too */}
      <section tabIndex={0} aria-label={t('figures.byWeek')} className="overflow-x-auto rounded-b-panel">
        <table className="w-full">
          <thead>
            <tr className="text-t12">
              <th scope="col" className={`${inset} pb-2 text-left font-semibold`}>
                {t('figures.week')}
              </th>
              {measures.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`${inset} pb-2 text-right font-semibold max-md:pl-0.5 max-md:tracking-tighter max-md:not-last:pr-0.5`}
                >
                  {t(`figures.measures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, to, ...sums }) => (
              <tr key={from}>
                <th
                  scope="row"
                  className={`${inset} border-t border-line py-2 text-left font-normal whitespace-nowrap`}
                >
                  {formatShortDays(noonOf(from), noonOf(to), language)}
                </th>
                {measures.map((name) => (
                  <td key={name} className={cell}>
                    {formatMeasure(name, sums[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
