import { trackingExample } from '@filiera/domain/places/tracking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { readOrdersAgain } from '../../api/order-queries.ts'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { type Shipped, shipParcel } from './ship-rows.ts'
import { readTrackingRows, type TrackingRow } from './tracking-rows.ts'

/** Most rows that are taken at once. */
const MOST_ROWS = 500

/** What is typed, and the answers to its rows so far: null where a row is wrong. */
type Typed = { text: string; outcomes: readonly (Shipped | null)[] }
/** A row with its answer; undefined before it has one. */
type Answered = { row: TrackingRow; outcome: Shipped | null | undefined }

const isShipped = (outcome: Answered['outcome']) => outcome === 'done' || outcome === 'already'

function useReason(): (answered: Answered) => string {
  const { t } = useTexts()
  return ({ row, outcome }) => {
    if (!('fault' in row)) return t(`orders.tracking.${outcome ?? 'notSent'}`)
    const example = row.carrier ? (trackingExample(row.carrier) ?? '') : ''
    return t(`orders.tracking.faults.${row.fault}`, { example })
  }
}

function Answers({ answers }: { answers: readonly Answered[] }) {
  const reasonOf = useReason()
  return (
    <ol aria-live="polite" className="rounded-control border border-line">
      {answers.map((answered) => {
        const isDone = isShipped(answered.outcome)
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

/** Takes the rows from a file. */
function RowsFile({ disabled, onText }: { disabled: boolean; onText(text: string): void }) {
  const { t } = useTexts()
  return (
    <label className="text-t13 font-semibold">
      {t('orders.tracking.file')}
      <input
        type="file"
        disabled={disabled}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText)
          // the same file may be chosen again, corrected
          target.value = ''
        }}
        className="mt-1 block min-h-9 w-full text-t13 font-normal file:mr-3 file:min-h-9 file:rounded-control file:border file:border-control file:bg-raised file:px-3.5 file:font-semibold max-md:file:min-h-11"
      />
    </label>
  )
}

/** Rows as they are typed, and their shipping one after the other; both are kept until all is shipped. */
function useTracking(shop: string) {
  const queries = useQueryClient()
  const { typed, type, forget } = useStoredForm<Typed>(`tracking.${shop}`, { text: '', outcomes: [] })
  const { text, outcomes } = typed
  const rows = readTrackingRows(text)
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const answered: (Shipped | null)[] = []
      for (const row of rows) {
        answered.push('fault' in row ? null : await shipParcel(shop, row))
        type({ text, outcomes: [...answered] })
      }
    },
    onSettled: () => readOrdersAgain(queries),
  })
  return {
    text,
    rows,
    outcomes,
    write: (next: string) => type({ text: next, outcomes: [] }),
    ship: mutate,
    isPending,
    forget,
  }
}

/**
 * Tracking numbers of several parcels, pasted or from a file; every row is answered for itself. Rows and answers outlive the page
 * until all is shipped and was read.
 */
export function TrackingDialog({ shop, onClose }: { shop: string; onClose(): void }) {
  const { t } = useTexts()
  const { text, rows, outcomes, write, ship, isPending, forget } = useTracking(shop)
  const isTooMany = rows.length > MOST_ROWS
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (rows.length > 0) ship()
  }
  const leave = () => {
    if (rows.length === outcomes.length && outcomes.every(isShipped)) forget()
    onClose()
  }
  const answers = rows
    .slice(0, isPending ? outcomes.length : undefined)
    .map((row, at): Answered => ({ row, outcome: outcomes[at] }))
  return (
    <Dialog title={t('orders.tracking.title')} onClose={isPending ? undefined : leave}>
      <form onSubmit={send} className="grid gap-3">
        <p className="text-ink-2">{t('orders.tracking.text', { most: MOST_ROWS })}</p>
        <RowsFile disabled={isPending} onText={write} />
        <TextArea
          label={t('orders.tracking.rows')}
          placeholder="7F3K-92QD-6XRA-0C2M;GLS;M1234567890"
          rows={5}
          spellCheck={false}
          readOnly={isPending}
          value={text}
          error={
            isTooMany ? t('orders.tracking.tooMany', { count: rows.length, most: MOST_ROWS }) : undefined
          }
          onChange={({ target }) => write(target.value)}
        />
        {outcomes.length > 0 && <Answers answers={answers} />}
        <div className="flex justify-end">
          <Button type="submit" primary icon="truck" disabled={isPending || isTooMany || rows.length === 0}>
            {isPending
              ? t('orders.bulk.running', { done: outcomes.length, all: rows.length })
              : t('orders.tracking.send', { count: rows.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
