import type { Job } from '@filiera/contract/console/jobs'
import { ExportLine } from '../jobs/export-line.tsx'
import { isMoving, useJobs } from '../jobs/use-jobs.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

/** Files of the shop that are shown with the newest one. */
const SHOWN = 3

/** Files of one kind that are being made or are there. @param begun the export that was begun here */
export function ExportFiles({ what, begun }: { what: 'export' | 'export_orders'; begun: string | null }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data: jobs = [] } = useJobs(shop.id)
  const isShown = (job: Job) =>
    job.change?.what === what &&
    (job.id === begun || job.fileUntil !== null || job.state === 'paused' || isMoving(job))
  const files = jobs.filter(isShown).slice(0, SHOWN)
  if (files.length === 0) return null
  return (
    <ul
      aria-label={t(what === 'export' ? 'exchange.export.files' : 'exchange.orders.files')}
      className="mt-3 rounded-control bg-quiet px-3"
    >
      {files.map((job) => (
        <li key={job.id} className="border-t border-line py-2.5 first:border-t-0">
          <ExportLine job={job} />
        </li>
      ))}
    </ul>
  )
}
