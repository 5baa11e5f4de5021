import { type Job, type JobItem, listJobItems } from '@filiera/contract/console/jobs'
import { columnHeading, type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { csvOf, saveFile } from '../browser/csv.ts'
import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'

/** Rows of one answer. */
const PAGE = 100

async function readRefused(shop: string, id: string): Promise<JobItem[]> {
  const items: JobItem[] = []
  for (;;) {
    const after = items.at(-1)?.position
    const page = await callApi(listJobItems, {
      params: { id },
      query: {
        shop,
        state: 'refused',
        limit: String(PAGE),
        ...(after !== undefined && { after: String(after) }),
      },
    })
    items.push(...page)
    if (page.length < PAGE) return items
  }
}

/** The rows that cannot be taken as a file of their own, with the reasons: corrected there, it is brought in alone. */
export function SaveRefused({ shop, job }: { shop: string; job: Job }) {
  const { t, language } = useTexts()
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const items = await readRefused(shop, job.id)
      const used = sheetColumns.filter((column) => items.some(({ row }) => row?.cells[column] !== undefined))
      const why = (item: JobItem) =>
        item.row && item.row.faults.length > 0
          ? item.row.faults
              .map(
                ({ column, fault }) =>
                  `${columnHeading(column as SheetColumn, language)}: ${t(`exchange.faults.${fault}`)}`,
              )
              .join('\n')
          : t('jobs.reasons.changed')
      const rows = items.map((item) => [
        String(item.row?.line ?? ''),
        why(item),
        ...used.map((column) => item.row?.cells[column] ?? ''),
      ])
      const head = [t('exchange.rows.lineHead'), t('exchange.rows.why')]
      saveFile(
        `${t('exchange.rows.file')}.csv`,
        csvOf([[...head, ...used.map((column) => columnHeading(column, language))], ...rows]),
      )
    },
  })
  return (
    <p className="mt-2">
      <TextButton disabled={isPending} onClick={() => mutate()}>
        {t('exchange.rows.save', { count: job.counts.refused })}
      </TextButton>
      {error && (
        <span role="alert" className="ml-3 text-bad-text">
          {t('jobs.files.failed')}
        </span>
      )}
    </p>
  )
}
