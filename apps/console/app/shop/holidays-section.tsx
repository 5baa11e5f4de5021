import type { ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { useState } from 'react'
import { hasFailed, problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { UndoNote } from '../ui/loss/undo-note.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { HolidayDialog } from './holiday-dialog.tsx'
import { useAddHoliday, useEndHoliday, useHolidays } from './use-holidays.ts'

const tones = {
  running: 'bg-warn-ground text-warn-text',
  planned: 'bg-info-ground text-info-text',
  past: 'bg-idle-ground text-idle-text',
} as const

type Acts = { isPending: boolean; onChange(): void; onEnd(): void }

function HolidayRow({
  holiday,
  acts,
}: {
  holiday: ShopHoliday
  /** Null for what is over, and for who may only read. */
  acts: Acts | null
}) {
  const { t, language } = useTexts()
  const year = holiday.to.slice(0, 4)
  const days = t('shop.holidays.days', {
    from: formatDay(noonOf(holiday.from), language),
    to: formatDay(noonOf(holiday.to), language),
    year,
  })
  const own = holiday.text[language] || holiday.text.it
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="font-semibold">{days}</b>
        <span className={`rounded-chip px-2 py-0.5 text-t12 font-semibold ${tones[holiday.state]}`}>
          {t(`shop.holidays.states.${holiday.state}`)}
        </span>
      </div>
      <p className="text-t13 wrap-anywhere text-ink-2">{own || t('shop.holidays.houseText')}</p>
      {acts && (
        <div className="flex flex-wrap gap-2">
          <Button small onClick={acts.onChange}>
            {t('shop.holidays.change')}
            <span className="sr-only">: {days}</span>
          </Button>
          <Button small disabled={acts.isPending} onClick={acts.onEnd}>
            {t(holiday.state === 'running' ? 'shop.holidays.open' : 'shop.holidays.remove')}
            <span className="sr-only">: {days}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

function HolidayList({ shop, actsOn }: { shop: string; actsOn(holiday: ShopHoliday): Acts | null }) {
  const { t } = useTexts()
  const { data, error, refetch } = useHolidays(shop)
  return (
    <>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="px-4">
          <SkeletonRows rows={2} />
        </div>
      )}
      {data?.length === 0 && <p className="px-4 py-4 text-ink-2">{t('shop.holidays.none')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((holiday) => (
            <HolidayRow key={holiday.id} holiday={holiday} acts={actsOn(holiday)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Ends a holiday with one press, and puts it back with another. */
function useUndoableEnd(shop: string) {
  const end = useEndHoliday(shop)
  const add = useAddHoliday(shop)
  const [ended, setEnded] = useState<ShopHoliday | null>(null)
  return {
    isPending: end.isPending || add.isPending,
    hasFailed: hasFailed(end.error) || hasFailed(add.error),
    isOvertaken: problemOf(end.error)?.code === 'changed_meanwhile',
    ended,
    forget: () => setEnded(null),
    end(holiday: ShopHoliday) {
      add.reset()
      end.mutate(holiday, { onSuccess: () => setEnded(holiday) })
    },
    putBack({ from, to, text: { it, en, es } }: ShopHoliday, onDone: () => void) {
      const today = dateInItaly(new Date())
      // of one that ran the days until now have passed
      const period = { from: from < today ? today : from, to, text: { it, en, es } }
      add.mutate(period, {
        onSuccess() {
          setEnded(null)
          onDone()
        },
      })
    },
  }
}

/** When the shop is closed: planned, running and past. */
export function HolidaysSection({ shop, mayWrite }: { shop: string; mayWrite: boolean }) {
  const { t } = useTexts()
  const end = useUndoableEnd(shop)
  const { ended } = end
  const [edited, setEdited] = useState<ShopHoliday | 'new' | null>(null)
  const [said, setSaid] = useState('')
  const actsOn = (holiday: ShopHoliday): Acts | null =>
    mayWrite && holiday.state !== 'past'
      ? { isPending: end.isPending, onChange: () => setEdited(holiday), onEnd: () => end.end(holiday) }
      : null
  return (
    <section aria-labelledby="holidays" className="rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 id="holidays">{t('shop.holidays.title')}</h2>
        {mayWrite && (
          <Button small icon="plus" onClick={() => setEdited('new')}>
            {t('shop.holidays.add')}
          </Button>
        )}
      </header>
      <div className={said || ended ? 'm-3' : ''}>
        <UndoNote
          said={ended ? t('shop.holidays.ended') : said}
          isPending={end.isPending}
          onUndo={ended ? () => end.putBack(ended, () => setSaid(t('shop.holidays.saved'))) : undefined}
          onClose={() => {
            end.forget()
            setSaid('')
          }}
        />
      </div>
      {end.hasFailed && (
        <p role="alert" className="m-3 rounded-control bg-bad-ground px-3 py-2 text-bad-text">
          {t(end.isOvertaken ? 'shop.holidays.endChanged' : 'shop.failed')}
        </p>
      )}
      <HolidayList shop={shop} actsOn={actsOn} />
      {edited && (
        <HolidayDialog
          shop={shop}
          known={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null)
            end.forget()
            setSaid(t('shop.holidays.saved'))
          }}
        />
      )}
    </section>
  )
}
