import { FILE_DAYS, type Job, type JobState } from '@filiera/contract/console/jobs'
import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { describeJob, describeTotal } from './describe-job.ts'
import { JobView } from './job-view.tsx'
import { useJobs } from './use-jobs.ts'

const looks: Readonly<Record<JobState, { tone: string; icon: IconName }>> = {
  trying: { tone: 'bg-info-ground text-info-text', icon: 'retry' },
  tried: { tone: 'bg-warn-ground text-warn-text', icon: 'alert' },
  running: { tone: 'bg-info-ground text-info-text', icon: 'retry' },
  paused: { tone: 'bg-warn-ground text-warn-text', icon: 'lock' },
  done: { tone: 'bg-ok-ground text-ok-text', icon: 'check' },
  cancelled: { tone: 'bg-idle-ground text-idle-text', icon: 'close' },
}

function StateMark({ job: { state, counts } }: { job: Job }) {
  const { t } = useTexts()
  // a trial that found nothing waits for nobody
  const isIdle = state === 'tried' && counts.ready === 0
  const { tone, icon } = looks[isIdle ? 'cancelled' : state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-t12 font-semibold whitespace-nowrap ${tone}`}
    >
      <Icon name={icon} size={14} />
      {t(`jobs.states.${isIdle ? 'nothing' : state}`)}
    </span>
  )
}

function JobRow({ job, onOpen }: { job: Job; onOpen(): void }) {
  const { t, language } = useTexts()
  const at = new Date(job.createdAt)
  const { ready, done } = job.counts
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{describeJob(job, t, language)}</p>
        <p className="text-t13 text-ink-2">
          {describeTotal(job, t)} · {job.by || t('jobs.nobody')} · {formatDay(at, language)},{' '}
          {formatHour(at, language)}
        </p>
      </div>
      {(job.state === 'running' || job.state === 'paused') && (
        <div className="w-40">
          <Meter done={done} all={done + ready} label={t('jobs.progress.label')} />
        </div>
      )}
      <StateMark job={job} />
      {job.undoneBy && <span className="text-t13 text-ink-2">{t('jobs.undone')}</span>}
      <Button small onClick={onOpen}>
        {t('jobs.open')}
        <span className="sr-only">: {describeJob(job, t, language)}</span>
      </Button>
    </li>
  )
}

function NoJobs() {
  const { t } = useTexts()
  const { may } = useWork()
  if (may('products:read') && !may('products:write'))
    return (
      <BlockMessage icon="checklist" title={t('jobs.empty.title')}>
        <p>{t('jobs.emptyRead')}</p>
      </BlockMessage>
    )
  // who sees no products has the files of orders here
  const empty = may('products:read') ? 'empty' : 'emptyFiles'
  return (
    <BlockMessage
      icon="checklist"
      title={t(`jobs.${empty}.title`)}
      actions={
        <ButtonLink to={empty === 'empty' ? '/products' : '/exchange'} primary>
          {t(`jobs.${empty}.act`)}
        </ButtonLink>
      }
    >
      <p>{t(`jobs.${empty}.body`)}</p>
    </BlockMessage>
  )
}

/** What was done to many products at once, and what goes on. */
export default function JobsScreen() {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const jobs = useJobs(shop.id)
  const { data, error, refetch } = jobs
  const [open, setOpen] = useState<string | null>(null)
  const intro = may('products:write')
    ? 'jobs.intro'
    : may('products:read')
      ? 'jobs.introRead'
      : 'jobs.introFiles'
  const job = data?.find(({ id }) => id === open)
  return (
    <div className="max-w-[1080px]">
      <h1 className="mb-1">{t('shell.jobs')}</h1>
      <p className="mb-4 text-ink-2">{t(intro, { days: FILE_DAYS })}</p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} />}
      {data?.length === 0 && <NoJobs />}
      {data && data.length > 0 && (
        <ol className="rounded-panel border border-line bg-raised">
          {data.map((each) => (
            <JobRow key={each.id} job={each} onOpen={() => setOpen(each.id)} />
          ))}
        </ol>
      )}
      <MoreButton list={jobs} small className="mt-3 text-center">
        {t('jobs.items.more')}
      </MoreButton>
      {open && (
        <Dialog
          wide
          title={job ? describeJob(job, t, language) : t('shell.jobs')}
          onClose={() => {
            setOpen(null)
            void refetch()
          }}
        >
          <JobView
            key={open}
            shop={shop.id}
            id={open}
            mayWrite={may('products:write')}
            onOther={(id) => {
              setOpen(id)
              void refetch()
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
