import { endpointUrl } from '@filiera/contract/client'
import { readExport } from '@filiera/contract/console/exchange'
import type { Job, WantedJobState } from '@filiera/contract/console/jobs'
import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../texts/texts.tsx'
import { Button, FileLink } from '../ui/button.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { useWork } from '../work/work.tsx'
import { describeJob, describeTotal } from './describe-job.ts'
import { useMoveExport } from './use-jobs.ts'

const acts = { running: 'jobs.acts.resume', paused: 'jobs.acts.pause', cancelled: 'jobs.files.stop' } as const

/** How far an export is, and its file. */
export function ExportLine({ job }: { job: Job }) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const move = useMoveExport(shop.id)
  const { state, counts, total, fileUntil } = job
  const at = new Date(job.createdAt)
  const isMoving = state === 'running' || state === 'paused'
  const moves: WantedJobState[] = [state === 'paused' ? 'running' : 'paused', 'cancelled']
  const href = `/api${endpointUrl(readExport.path, { params: { id: job.id }, query: { shop: shop.id } })}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{describeJob(job, t, language)}</p>
        <p className="text-t13 text-ink-2">
          {describeTotal(job, t)} · {formatDay(at, language)}, {formatHour(at, language)}
          {fileUntil && (
            <>
              {' · '}
              {t('jobs.files.until', { date: formatDay(new Date(fileUntil), language) })}
            </>
          )}
        </p>
      </div>
      {isMoving && (
        <>
          <div className="w-32">
            <Meter
              done={counts.done}
              all={total}
              label={t(`jobs.files.${job.change?.what === 'export_orders' ? 'orders' : 'products'}`)}
            />
          </div>
          {state === 'paused' && <span className="text-t13 text-ink-2">{t('jobs.states.paused')}</span>}
          {moves.map((to) => (
            <Button
              key={to}
              small
              disabled={move.isPending}
              onClick={() => move.mutate({ id: job.id, state: to })}
            >
              {t(acts[to])}
              <span className="sr-only">: {describeJob(job, t, language)}</span>
            </Button>
          ))}
        </>
      )}
      {fileUntil && <FileLink href={href}>{t('jobs.files.fetch')}</FileLink>}
      {!isMoving && !fileUntil && (
        <span className="text-t13 text-ink-2">
          {t(state === 'cancelled' ? 'jobs.files.stopped' : 'jobs.files.gone')}
        </span>
      )}
      {move.error && (
        <p role="alert" className="w-full text-t13 text-bad-text">
          {t('jobs.failed.act')}
        </p>
      )}
    </div>
  )
}
