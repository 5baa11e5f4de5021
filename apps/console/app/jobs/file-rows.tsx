import type { Job, JobItem } from '@filiera/contract/console/jobs'
import { columnHeading, type SheetColumn } from '@filiera/domain/products/sheet-columns'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { CorrectRow, correctable } from './correct-row.tsx'
import { changes } from './figures.ts'
import { type Choice, Reason } from './item-reason.tsx'
import { ItemTitle } from './item-title.tsx'

/** What a row of a file changes, cell by cell. */
function Changes({ item: { before, after } }: { item: JobItem }) {
  const { t, language } = useTexts()
  const [from, to] = [before.cells ?? {}, after?.cells ?? {}]
  const columns = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  const isRemoved = after === null && Object.keys(from).length > 0
  const isNew = !isRemoved && Object.keys(from).length === 0
  const shown = (text: string | undefined) =>
    text ? (
      <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text}</span>
    ) : (
      t('exchange.rows.nothing')
    )
  return (
    <>
      {isNew && <p className="text-t13 font-semibold text-ok-text">{t('exchange.rows.isNew')}</p>}
      {isRemoved && <p className="text-t13 font-semibold text-warn-text">{t('exchange.rows.isRemoved')}</p>}
      <dl className="mt-1 grid gap-1">
        {!isRemoved &&
          columns.map((column) => (
            <div key={column} className="grid gap-x-3 md:grid-cols-[180px_minmax(0,1fr)]">
              <dt className="text-t13 text-ink-2">{columnHeading(column as SheetColumn, language)}</dt>
              <dd className="flex flex-wrap items-start gap-x-2">
                {!isNew && (
                  <>
                    <span className="text-ink-2">{shown(from[column])}</span>
                    <span className="mt-0.5 text-ink-2">
                      <Icon name="arrowRight" size={14} />
                      <span className="sr-only">{t('exchange.rows.becomes')}</span>
                    </span>
                  </>
                )}
                <span className="font-semibold">{shown(to[column])}</span>
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}

/** Why a row cannot be taken, cell by cell. */
function Faults({ row }: { row: NonNullable<JobItem['row']> }) {
  const { t, language } = useTexts()
  return (
    <ul className="mt-1 grid gap-1">
      {row.faults.map(({ column, fault }) => (
        <li key={column}>
          {fault !== 'too_many_cells' && (
            <b className="font-semibold text-bad-text">
              {columnHeading(column as SheetColumn, language)}
              {row.cells[column] && <span className="wrap-anywhere"> {row.cells[column].slice(0, 60)}</span>}
            </b>
          )}{' '}
          <span className="block text-t13 text-ink-2">{t(`exchange.faults.${fault}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What takes a row out of the trial and into it again. */
function ChooseRow({ item, title, choice }: { item: JobItem; title: string; choice: NonNullable<Choice> }) {
  const { t } = useTexts()
  const { position, state } = item
  return (
    <label className="grid min-h-11 w-11 flex-none place-items-center self-start">
      <input
        type="checkbox"
        className="h-5 w-5 accent-button"
        checked={state === 'ready' && !choice.without.has(position)}
        disabled={state !== 'ready'}
        aria-label={t('jobs.items.choose', { title })}
        onChange={() => choice.onToggle(position)}
      />
    </label>
  )
}

type RowProps = {
  shop: string
  job: Job
  item: JobItem
  choice: Choice
  onCorrected(position: number): void
}

/** Why a row is left, where it is: in a trial with the fields to correct it. */
function WhyLeft({ shop, job, item, choice, onCorrected }: RowProps) {
  const { position, row } = item
  if (row && row.faults.length > 0)
    return choice && job.change?.what === 'import' && correctable(row).length > 0 ? (
      <CorrectRow
        key={JSON.stringify(row)}
        shop={shop}
        job={job.id}
        position={position}
        row={row}
        onCorrected={() => onCorrected(position)}
      />
    ) : (
      <Faults row={row} />
    )
  if (changes(job, item)) return null
  return (
    <p className="text-t13 text-warn-text">
      <Reason job={job} item={item} />
    </p>
  )
}

/** What came of a row that was corrected; the keyboard goes there, as its field and button are gone. */
export function Corrected({ job, isWrong }: { job: Job; isWrong: boolean }) {
  const { t } = useTexts()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <p
      ref={said}
      tabIndex={-1}
      className={`mt-1 rounded-control px-3 py-2 text-t13 ${isWrong ? 'bg-warn-ground text-warn-text' : 'bg-ok-ground text-ok-text'}`}
    >
      {isWrong
        ? t('exchange.rows.stillWrong')
        : `${t('exchange.rows.corrected')} ${job.counts.refused > 0 ? t('exchange.rows.left', { count: job.counts.refused }) : t('exchange.rows.noneLeft')}`}
    </p>
  )
}

/** The row that was corrected last; each correction is another one. */
export type LastCorrected = { position: number; at: number } | null

/** Rows of a file: what each changes, or why it is left; in a trial its cells are corrected here. */
export function FileRows({
  shop,
  job,
  items,
  choice,
  last,
  onCorrected,
}: Omit<RowProps, 'item'> & { items: readonly JobItem[]; last: LastCorrected }) {
  const { t } = useTexts()
  return (
    <ol>
      {items.map((item) => {
        const { position, product, row, state } = item
        const title = product.title || row?.cells.own_code || t('exchange.rows.nameless')
        return (
          <li key={position} className="flex gap-2.5 border-t border-line py-2.5 first:border-t-0">
            {choice && <ChooseRow item={item} title={title} choice={choice} />}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-2">
                {row && <span className="text-ink-2">{t('exchange.rows.line', { line: row.line })}</span>}
                <b className="font-semibold wrap-anywhere">
                  <ItemTitle product={product} title={title} />
                </b>
              </p>
              {last?.position === position && (
                <Corrected key={last.at} job={job} isWrong={state === 'refused'} />
              )}
              {changes(job, item) && <Changes item={item} />}
              <WhyLeft {...{ shop, job, item, choice, onCorrected }} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
