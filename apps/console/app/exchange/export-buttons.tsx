import type { Job } from '@filiera/contract/console/jobs'
import { isMoving, useJobs } from '../jobs/use-jobs.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { useWork } from '../work/work.tsx'
import { ExportLine } from './export-line.tsx'
import { useExport } from './use-export.ts'

/** Files of the shop that are shown with the newest one. */
const SHOWN = 3

/** Products as a file, in the two ways, and the files that are being made or are there. @param idsOf null for all products */
export function ExportButtons({ idsOf }: { idsOf(): Promise<readonly string[] | null> }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { begin, isPending, fault, begun } = useExport(idsOf)
  const { data: jobs = [] } = useJobs(shop.id)
  const isShown = (job: Job) =>
    job.change?.what === 'export' && (job.id === begun || job.fileUntil !== null || isMoving(job))
  const files = jobs.filter(isShown).slice(0, SHOWN)
  return (
    <>
      <p className="text-t13 text-ink-2">{t('exchange.export.formats')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="sheet" disabled={isPending} onClick={() => begin('xlsx')}>
          {t('exchange.export.xlsx')}
        </Button>
        <Button icon="sheet" disabled={isPending} onClick={() => begin('csv')}>
          {t('exchange.export.csv')}
        </Button>
      </div>
      {fault && (
        <p role="alert" className="mt-2 text-t13 text-bad-text">
          {fault}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={t('exchange.export.files')} className="mt-3 rounded-control bg-quiet px-3">
          {files.map((job) => (
            <li key={job.id} className="border-t border-line py-2.5 first:border-t-0">
              <ExportLine job={job} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
