import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { JobView } from '../jobs/job-view.tsx'
import { useJob } from '../jobs/use-jobs.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { useWork } from '../work/work.tsx'
import { ChooseFile, FileButton } from './choose-file.tsx'
import { ImportSteps, type Step } from './import-steps.tsx'
import { MapColumns } from './map-columns.tsx'
import { useImport } from './use-import.ts'

/** A file that is being tried, or brought in: its address keeps it when the page is loaded again. */
function Trial({
  id,
  isNew,
  onJob,
  onOther,
}: {
  id: string
  /** It was asked for on this page, whose button is gone. */
  isNew: boolean
  onJob(id: string): void
  onOther(): void
}) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data: job } = useJob(shop.id, id)
  const isTrial = job === undefined || job.state === 'trying' || job.state === 'tried'
  const file = job?.change?.what === 'import' ? job.change.file : ''
  const top = useRef<HTMLDivElement>(null)
  const follow = useEffectEvent(() => isNew && top.current?.focus())
  useEffect(() => void follow(), [])
  return (
    <>
      <div
        ref={top}
        tabIndex={-1}
        className="mb-3 flex scroll-mt-16 flex-wrap items-center justify-between gap-2"
      >
        <p className="wrap-anywhere text-ink-2">{file}</p>
        <Button icon="sheet" onClick={onOther}>
          {t('exchange.import.other')}
        </Button>
      </div>
      <ImportSteps at={isTrial ? 'trial' : 'done'} />
      <JobView key={id} shop={shop.id} id={id} mayWrite onOther={onJob} />
    </>
  )
}

/** Brings products in from a file: chosen, mapped, tried, then carried out as a job. */
export function ImportPanel() {
  const { t } = useTexts()
  const { shop } = useWork()
  const [params, setParams] = useSearchParams()
  const job = params.get('job')
  const show = (id: string | null) => setParams(id ? { job: id } : {}, { preventScrollReset: true })
  const flow = useImport(shop.id, show)
  const { file, sheet, fault, isBusy } = flow
  const startAgain = () => {
    flow.leave()
    show(null)
  }
  const step: Step = sheet ? 'columns' : 'choose'
  return (
    <section
      aria-labelledby="import-products"
      className="overflow-clip rounded-panel border border-line bg-raised px-4 pt-4 pb-4 md:px-[22px] md:pb-[18px]"
    >
      <h2 id="import-products" className="mb-3 text-t18">
        {t('exchange.import.title')}
      </h2>
      {job ? (
        <Trial id={job} isNew={file !== null} onJob={show} onOther={startAgain} />
      ) : (
        <>
          {sheet && file && (
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <p className="wrap-anywhere text-ink-2">
                {[
                  file.name,
                  sheet.sheet && t('exchange.import.sheet', { name: sheet.sheet }),
                  t('exchange.import.rows', { count: sheet.rows }),
                  t('exchange.import.columns', { count: sheet.columns.length }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <FileButton label={t('exchange.import.other')} disabled={isBusy} onFile={flow.choose} />
            </div>
          )}
          <ImportSteps at={step} />
          {fault && (
            <p role="alert" className="mb-3 rounded-control bg-bad-ground px-3 py-2 text-bad-text">
              {t(fault)}
            </p>
          )}
          {sheet ? (
            <MapColumns sheet={sheet} flow={flow} />
          ) : (
            <ChooseFile isBusy={isBusy} onFile={flow.choose} />
          )}
        </>
      )}
    </section>
  )
}
