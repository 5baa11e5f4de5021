import { exportOrders, FIGURE_DAYS } from '@filiera/contract/console/figures'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../api/fetch-file.ts'
import { saveBlob } from '../browser/csv.ts'
import { faultOf, periodOf } from '../figures/period.ts'
import { dayOf } from '../texts/format-date.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { useWork } from '../work/work.tsx'

/** The orders of a period with their sums, for the accounts; nothing of who ordered. */
export function ExportOrdersPanel() {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const today = dayOf(new Date())
  const [{ from, to }, setPeriod] = useState<{ from: string; to: string }>(() => periodOf('lastMonth', today))
  const fault = faultOf({ from, to }, today, FIGURE_DAYS)
  const { mutate, isPending, error, data } = useMutation({
    async mutationFn() {
      const query = { shop: shop.id, from, to, lang: language }
      const { name, blob } = await fetchFile(exportOrders, { query })
      saveBlob(name, blob)
      return name
    },
  })
  return (
    <section
      aria-labelledby="export-orders"
      className="rounded-panel border border-line bg-raised px-4 py-4 md:px-[22px]"
    >
      <h2 id="export-orders" className="text-t18">
        {t('exchange.orders.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{t('exchange.orders.hint')}</p>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!fault) mutate()
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
          <Button type="submit" icon="download" disabled={isPending || fault !== null}>
            {t('exchange.orders.csv')}
          </Button>
        </p>
      </form>
      {error ? (
        <p role="alert" className="mt-2 text-t13 text-bad-text">
          {t('exchange.export.failed')}
        </p>
      ) : (
        <p role="status" className="mt-2 text-t13 text-ok-text wrap-anywhere empty:mt-0">
          {data && t('exchange.orders.saved', { name: data })}
        </p>
      )}
    </section>
  )
}
