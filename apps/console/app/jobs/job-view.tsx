import { type Job, makesFile, type WantedJobState } from '@filiera/contract/console/jobs'
import { formatDay } from '@filiera/domain/dates/written-dates'
import { formatCount } from '@filiera/domain/money/money'
import { useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { toggled } from '../browser/toggled.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { ExportLine } from './export-line.tsx'
import { figuresOf, nameOfWay, ways } from './figures.ts'
import { JobItems } from './job-items.tsx'
import { SaveRefused } from './save-refused.tsx'
import { useJob, useJobActs } from './use-jobs.ts'

/** How many products go which way. */
function Counts({ job }: { job: Job }) {
  const { t } = useTexts()
  const figureOf = figuresOf(job)
  const isEmptyTrial = job.state === 'tried' && job.counts.ready === 0
  const shown = ways.filter((name) => figureOf[name] > 0 || (name === 'ready' && isEmptyTrial))
  return (
    <dl className="flex flex-wrap rounded-panel bg-quiet">
      {shown.map((name) => (
        <div
          key={name}
          className="min-w-28 flex-1 max-md:min-w-[30%] border-l border-line px-3.5 py-2.5 first:border-l-0"
        >
          <dd className={`font-serif text-[22px] ${name === 'refused' ? 'text-warn-text' : ''}`}>
            {formatCount(figureOf[name])}
          </dd>
          <dt className="text-t13 text-ink-2">
            {t(`jobs.counts.${nameOfWay(name, job)}`, { count: figureOf[name] })}
          </dt>
        </div>
      ))}
    </dl>
  )
}

function Progress({ job }: { job: Job }) {
  const { t } = useTexts()
  const { ready, same, refused, left_out, done } = job.counts
  const isTrying = job.state === 'trying'
  const looked = ready + same + refused + left_out + done
  const [at, all] = isTrying ? [looked, job.total] : [done, done + ready]
  return (
    <div className="mt-3" aria-live="polite">
      <p className="mb-1.5 text-t13 text-ink-2">
        {t(
          isTrying
            ? 'jobs.progress.trying'
            : `jobs.progress.${job.state === 'paused' ? 'paused' : 'running'}`,
          {
            done: formatCount(at),
            all: formatCount(all),
          },
        )}
      </p>
      <Meter done={at} all={all} label={t('jobs.progress.label')} />
    </div>
  )
}

const startOf = ({ undoes, change }: Job) => {
  if (undoes) return 'startUndo'
  if (change?.what === 'publish') return 'startPublish'
  return change?.what === 'import' ? 'startImport' : 'start'
}

/** Ways to begin, hold and end a job; `count` products are taken when it begins. */
function Moves({
  job,
  count,
  isPending,
  onMove,
}: {
  job: Job
  count: number
  isPending: boolean
  onMove(state: WantedJobState): void
}) {
  const { t } = useTexts()
  return (
    <>
      {job.state === 'tried' && count > 0 && (
        <Button primary disabled={isPending} onClick={() => onMove('running')}>
          {t(`jobs.acts.${startOf(job)}`, { count })}
        </Button>
      )}
      {(job.state === 'trying' || job.state === 'tried') && (
        <Button disabled={isPending} onClick={() => onMove('cancelled')}>
          {t('jobs.acts.discard')}
        </Button>
      )}
      {job.state === 'running' && <Button onClick={() => onMove('paused')}>{t('jobs.acts.pause')}</Button>}
      {job.state === 'paused' && (
        <Button primary onClick={() => onMove('running')}>
          {t('jobs.acts.resume')}
        </Button>
      )}
      {(job.state === 'running' || job.state === 'paused') && (
        <Button onClick={() => onMove('cancelled')}>{t('jobs.acts.stop')}</Button>
      )}
    </>
  )
}

/** What can be done now, and what that means. */
function Actions({
  shop,
  job,
  without,
  onOther,
}: {
  shop: string
  job: Job
  without: ReadonlySet<number>
  onOther(id: string): void
}) {
  const { t, language } = useTexts()
  const { move, undo } = useJobActs(shop)
  const error = move.error ?? undo.error
  const count = job.counts.ready - without.size
  const isOver = !['trying', 'tried', 'running', 'paused'].includes(job.state)
  if (isOver && !job.undoUntil && !job.undoneBy && !error) return null
  const set = (state: WantedJobState) => move.mutate({ id: job.id, state, without: [...without] })
  return (
    <footer className="sticky bottom-0 -mx-4 mt-4 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t max-md:not-in-[dialog]:bottom-[60px] border-line bg-quiet px-4 py-3 md:-mx-[22px] md:-mb-[18px] md:px-[22px]">
      <p className="mr-auto text-t13 text-ink-2">
        {job.state === 'tried' && count > 0 && t('jobs.undoable')}
        {job.undoUntil && t('jobs.undoUntil', { date: formatDay(new Date(job.undoUntil), language) })}
        {job.undoneBy && t('jobs.undone')}
      </p>
      {error && (
        <p role="alert" className="w-full text-bad-text">
          {t(problemOf(error)?.code === 'expired' ? 'jobs.failed.expired' : 'jobs.failed.act')}
        </p>
      )}
      <Moves job={job} count={count} isPending={move.isPending} onMove={set} />
      {job.undoUntil && (
        <Button
          icon="undo"
          disabled={undo.isPending}
          onClick={() => undo.mutate(job.id, { onSuccess: ({ id }) => onOther(id) })}
        >
          {t('jobs.acts.undo')}
        </Button>
      )}
    </footer>
  )
}

/** A job from its trial to its end, and the way back. */
export function JobView({
  shop,
  id,
  mayWrite,
  onOther,
}: {
  shop: string
  id: string
  mayWrite: boolean
  /** Another job takes its place: the one that takes it back. */
  onOther(id: string): void
}) {
  const { data: job, error, refetch } = useJob(shop, id)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  if (error && !job) return <BlockError error={error} onRetry={() => void refetch()} />
  if (!job) return <SkeletonRows rows={5} />
  const toggle = (position: number) => setWithout((known) => toggled(known, position))
  if (makesFile(job.change)) return <ExportLine job={job} />
  const isMoving = job.state === 'trying' || job.state === 'running' || job.state === 'paused'
  return (
    <>
      <Counts job={job} />
      {isMoving && <Progress job={job} />}
      {job.state !== 'trying' && (
        <JobItems
          shop={shop}
          job={job}
          choice={job.state === 'tried' && mayWrite ? { without, onToggle: toggle } : null}
        />
      )}
      {job.state !== 'trying' && job.change?.what === 'import' && job.counts.refused > 0 && (
        <SaveRefused shop={shop} job={job} />
      )}
      {mayWrite && <Actions shop={shop} job={job} without={without} onOther={onOther} />}
    </>
  )
}
