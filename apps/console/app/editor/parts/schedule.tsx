import { SCHEDULE_DAYS } from '@filiera/contract/console/products'
import { dateInItaly, dayAfter } from '@filiera/domain/dates/holidays'
import { italianMoment, italianTime } from '@filiera/domain/dates/italian-time'
import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { type FormEvent, useState } from 'react'
import { partsInWords } from '../../texts/part-key.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFaults } from '../../ui/show-faults.ts'
import type { Editor } from '../use-editor.ts'

const MINUTE_MS = 60_000
const MOST_MS = SCHEDULE_DAYS * 86_400_000

const tomorrowMorning = (now: Date) => `${dayAfter(dateInItaly(now))}T08:00`

/** Asks for the day and the hour, as clocks in Italy show them. */
export function ScheduleDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { t } = useTexts()
  const { schedule } = editor.product
  const [now] = useState(() => new Date())
  const planned = schedule && new Date(schedule.at) > now ? italianTime(new Date(schedule.at)) : null
  const [time, setTime] = useState(planned ?? tomorrowMorning(now))
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const first = new Date(now.getTime() + MINUTE_MS)
  const last = new Date(now.getTime() + MOST_MS - MINUTE_MS)
  const at = time === '' ? null : italianMoment(time)
  const fault =
    at === null
      ? t('editor.schedule.noMoment')
      : at.getTime() <= Date.now()
        ? t('editor.schedule.isOver')
        : at > last
          ? t('editor.schedule.tooFar')
          : undefined
  async function submit(event: FormEvent) {
    event.preventDefault()
    showFaults(event, () => setTried(true))
    if (fault || !at) return
    setSending(true)
    await editor.schedule(at)
    // what came of it stands in the head of the page
    onClose()
  }
  return (
    <Dialog title={t('editor.schedule.title')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
        <p className="text-ink-2">{t('editor.schedule.body')}</p>
        <DateField
          withTime
          label={t('editor.schedule.at')}
          hint={t('editor.schedule.italian')}
          value={time}
          min={italianTime(first)}
          max={italianTime(last)}
          error={isTried ? fault : undefined}
          onChange={setTime}
        />
        <Button primary type="submit" disabled={isSending}>
          {t('editor.schedule.do')}
        </Button>
      </form>
    </Dialog>
  )
}

/** When the draft is published by itself, or why it was not. */
export function ScheduleNote({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { schedule } = editor.product
  if (!schedule) return null
  const at = new Date(schedule.at)
  const when = { day: formatDay(at, language), time: formatHour(at, language) }
  const failed = schedule.failed && partsInWords(schedule.failed, t)
  const look = failed === null ? 'bg-info-ground text-info-text' : 'bg-warn-ground text-warn-text'
  return (
    <section
      aria-label={t('products.states.scheduled')}
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel px-4 py-2.5 ${look}`}
    >
      <Icon name={failed === null ? 'clock' : 'alert'} />
      <p className="min-w-0 flex-1 basis-64 text-ink">
        <b className={`font-semibold ${look}`}>
          {t(failed === null ? 'editor.schedule.planned' : 'editor.schedule.failed', when)}
        </b>{' '}
        {failed === null
          ? t('editor.schedule.untilThen')
          : failed === ''
            ? t('editor.schedule.tryAgain')
            : t('editor.schedule.why', { parts: failed })}
      </p>
      {mayWrite && (
        <span className="flex flex-wrap gap-2">
          {failed === null && (
            <Button small disabled={editor.isChanged} onClick={() => setOpen(true)}>
              {t('editor.schedule.change')}
            </Button>
          )}
          <Button small disabled={editor.isChanged} onClick={() => void editor.unschedule()}>
            {t(failed === null ? 'editor.schedule.remove' : 'editor.schedule.seen')}
          </Button>
        </span>
      )}
      {isOpen && <ScheduleDialog editor={editor} onClose={() => setOpen(false)} />}
    </section>
  )
}
