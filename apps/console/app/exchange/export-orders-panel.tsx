import { FIGURE_DAYS } from '@filiera/contract/console/figures'
import { FILE_DAYS } from '@filiera/contract/console/jobs'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { useState } from 'react'
import { faultOf, periodOf } from '../figures/period.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { ExportFiles } from './export-files.tsx'
import { useOrdersExport } from './use-export.ts'

/** The orders of a period with their sums, for the accounts; nothing of who ordered. */
export function ExportOrdersPanel() {
  const { t } = useTexts()
  const today = dateInItaly(new Date())
  const [{ from, to }, setPeriod] = useState<{ from: string; to: string }>(() => periodOf('lastMonth', today))
  const fault = faultOf({ from, to }, today, FIGURE_DAYS)
  const { begin, isPending, fault: unmade, begun } = useOrdersExport()
  return (
    <section
      aria-labelledby="export-orders"
      className="rounded-panel border border-line bg-raised px-4 py-4 md:px-[22px]"
    >
      <h2 id="export-orders" className="text-t18">
        {t('exchange.orders.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{t('exchange.orders.hint', { days: FILE_DAYS })}</p>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!fault) begin({ from, to })
        }}
      >
        <div className="flex flex-wrap gap-3">
          <DateField
            label={t('figures.from')}
            value={from}
            max={today}
            onChange={(day) => setPeriod({ from: day, to })}
          />
          <DateField
            label={t('figures.to')}
            value={to}
            onChange={(day) => setPeriod({ from, to: day })}
            error={fault ? t(`figures.faults.${fault}`, { count: FIGURE_DAYS }) : undefined}
          />
        </div>
        <p className="text-t13 text-ink-2">{t('exchange.orders.format')}</p>
        <p>
          <Button type="submit" icon="sheet" disabled={isPending || fault !== null}>
            {t('exchange.export.csv')}
          </Button>
        </p>
      </form>
      {unmade && (
        <p role="alert" className="mt-2 text-t13 text-bad-text">
          {unmade}
        </p>
      )}
      <ExportFiles what="export_orders" begun={begun} />
    </section>
  )
}
