import { trackingExample } from '@filiera/domain/places/tracking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readOrdersAgain } from '../../api/order-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { type Shipped, shipParcel } from './ship-rows.ts'
import { readTrackingRows, type TrackingRow } from './tracking-rows.ts'

/** Most rows that are taken at once. */
const MOST_ROWS = 500

type Answered = { row: TrackingRow; outcome: Shipped | null }

function useReason(): (answered: Answered) => string {
  const { t } = useTexts()
  return ({ row, outcome }) => {
    if (!('fault' in row)) return outcome ? t(`orders.tracking.${outcome}`) : ''
    const example = row.carrier ? (trackingExample(row.carrier) ?? '') : ''
    return t(`orders.tracking.faults.${row.fault}`, { example })
  }
}

function Answers({ answers }: { answers: readonly Answered[] }) {
  const reasonOf = useReason()
  return (
    <ol aria-live="polite" className="rounded-control border border-line">
      {answers.map((answered) => {
        const isDone = answered.outcome === 'done' || answered.outcome === 'already'
        return (
          <li
            key={answered.row.line}
            className="flex flex-wrap justify-between gap-x-3 border-b border-line px-3 py-1.5 text-t13 last:border-b-0"
          >
            <span className="wrap-anywhere">{answered.row.text}</span>
            <b className={`font-semibold ${isDone ? 'text-ok-text' : 'text-bad-text'}`}>
              {reasonOf(answered)}
            </b>
          </li>
        )
      })}
    </ol>
  )
}

/** Tracking numbers of several parcels, pasted or from a file; every row is answered for itself. */
export function TrackingDialog({ shop, onClose }: { shop: string; onClose(): void }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  const rows = readTrackingRows(text)
  const isTooMany = rows.length > MOST_ROWS
  const write = (next: string) => {
    setText(next)
    setAnswers([])
  }
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const done: Answered[] = []
      for (const row of rows) {
        done.push({ row, outcome: 'fault' in row ? null : await shipParcel(shop, row) })
        setAnswers([...done])
      }
    },
    onSettled: () => readOrdersAgain(queries),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (rows.length > 0) mutate()
  }
  return (
    <Dialog title={t('orders.tracking.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-3">
        <p className="text-ink-2">{t('orders.tracking.text', { most: MOST_ROWS })}</p>
        <label className="text-t13 font-semibold">
          {t('orders.tracking.file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void target.files?.[0]?.text().then(write)}
            className="mt-1 block min-h-9 w-full text-t13 font-normal file:mr-3 file:min-h-9 file:rounded-control file:border file:border-control file:bg-raised file:px-3.5 file:font-semibold max-md:file:min-h-11"
          />
        </label>
        <TextArea
          label={t('orders.tracking.rows')}
          placeholder="7F3K-92QD-6XRA-0C2M;GLS;M1234567890"
          rows={5}
          spellCheck={false}
          value={text}
          error={
            isTooMany ? t('orders.tracking.tooMany', { count: rows.length, most: MOST_ROWS }) : undefined
          }
          onChange={({ target }) => write(target.value)}
        />
        {answers.length > 0 && <Answers answers={answers} />}
        <div className="flex justify-end">
          <Button type="submit" primary icon="truck" disabled={isPending || isTooMany || rows.length === 0}>
            {t('orders.tracking.send', { count: rows.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
