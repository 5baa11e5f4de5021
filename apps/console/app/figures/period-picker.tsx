import { FIGURE_DAYS } from '@filiera/contract/console/figures'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { faultOf, type Period, periodOf, presets } from './period.ts'

/** First and last day of one's own choice. */
function OwnPeriod({
  period,
  today,
  onPeriod,
}: {
  period: Period
  today: string
  onPeriod(period: Period): void
}) {
  const { t } = useTexts()
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const [isTried, setTried] = useState(false)
  const fault = faultOf({ from, to }, today, FIGURE_DAYS)
  return (
    <form
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3 rounded-panel border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        showFaults(event, () => setTried(true))
        if (!fault) onPeriod({ preset: null, from, to })
      }}
    >
      <DateField label={t('figures.from')} value={from} onChange={setFrom} max={today} />
      <DateField
        label={t('figures.to')}
        value={to}
        onChange={setTo}
        error={isTried && fault ? t(`figures.faults.${fault}`, { count: FIGURE_DAYS }) : undefined}
      />
      <div className="md:pt-[22px]">
        <Button type="submit">{t('figures.show')}</Button>
      </div>
    </form>
  )
}

/** Which days the figures are of. */
export function PeriodPicker({
  period,
  today,
  onPeriod,
}: {
  period: Period
  today: string
  onPeriod(period: Period): void
}) {
  const { t } = useTexts()
  const [isOwn, setOwn] = useState(period.preset === null)
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('figures.period')}</legend>
        {presets.map((preset) => {
          const isShown = !isOwn && period.preset === preset
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isShown}
              onClick={() => {
                setOwn(false)
                onPeriod(periodOf(preset, today))
              }}
              className={look(isShown)}
            >
              {t(`figures.presets.${preset}`)}
            </button>
          )
        })}
        <button type="button" aria-pressed={isOwn} onClick={() => setOwn(true)} className={look(isOwn)}>
          {t('figures.presets.own')}
        </button>
      </fieldset>
      {isOwn && <OwnPeriod period={period} today={today} onPeriod={onPeriod} />}
    </>
  )
}

const look = (isShown: boolean) =>
  `min-h-9 rounded-control border px-3 max-md:min-h-11 ${isShown ? 'border-link bg-ok-ground font-semibold text-ok-text' : 'border-control bg-raised'}`
