import { correctRow } from '@filiera/contract/console/imports'
import { getJob, type JobItem, listJobItems } from '@filiera/contract/console/jobs'
import { columnHeading, type SheetColumn } from '@filiera/domain/products/sheet-columns'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'

type Row = NonNullable<JobItem['row']>

/** Cells of a row that can be written otherwise. */
export const correctable = ({ faults }: Row) => faults.filter(({ fault }) => fault !== 'too_many_cells')

type Props = {
  shop: string
  job: string
  position: number
  row: Row
  /** It was tried again, and what came of it is on the page. */
  onCorrected(): void
}

/** What is typed of a row's wrong cells, kept until the row was tried again. */
function useCorrection({ shop, job, position, row, onCorrected }: Props) {
  const queries = useQueryClient()
  const faults = correctable(row)
  const start = Object.fromEntries(faults.map(({ column }) => [column, row.cells[column] ?? '']))
  const { typed, type, forget } = useStoredForm<Record<string, string>>(`row.${job}.${position}`, start)
  const attempt = useMutation({
    mutationFn: () =>
      callApi(correctRow, {
        params: { id: job, position: String(position) },
        query: { shop },
        body: { cells: Object.fromEntries(faults.map(({ column }) => [column, typed[column] ?? ''])) },
      }),
    async onSuccess(changed) {
      forget()
      queries.setQueryData(apiQuery(getJob, { params: { id: job }, query: { shop } }).queryKey, changed)
      await queries.invalidateQueries({ queryKey: [listJobItems.name] })
      onCorrected()
    },
  })
  return { faults, typed, type, attempt }
}

/** A row that cannot be taken: its wrong cells to be corrected here, and the row tried again. What is typed outlives the page. */
export function CorrectRow(props: Props) {
  const { row } = props
  const { t, language } = useTexts()
  const {
    faults,
    typed,
    type,
    attempt: { mutate, isPending, error },
  } = useCorrection(props)
  return (
    <form
      noValidate
      className="mt-2 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {faults.map(({ column, fault }) => {
        const Input = row.cells[column]?.includes('\n') ? TextArea : Field
        return (
          <Input
            key={column}
            label={columnHeading(column as SheetColumn, language)}
            value={typed[column] ?? ''}
            error={t(`exchange.faults.${fault}`)}
            onChange={({ target }: { target: { value: string } }) => type({ [column]: target.value })}
          />
        )
      })}
      {error && (
        <p role="alert" className="text-t13 text-bad-text">
          {t('exchange.rows.uncorrected')}
        </p>
      )}
      <p>
        <Button small type="submit" icon="retry" disabled={isPending}>
          {t('exchange.rows.correct')}
        </Button>
      </p>
    </form>
  )
}
