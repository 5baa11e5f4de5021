import { type BulkChange, createJob } from '@filiera/contract/console/jobs'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../api/call-api.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import { describeJob } from './describe-job.ts'
import { JobView } from './job-view.tsx'
import { type ChangeDraft, emptyChange } from './read-change.ts'
import { useJob } from './use-jobs.ts'

/** On a phone the rule makes room for what it would change; the title says it. */
function Foldable({
  isFolded,
  onUnfold,
  children,
}: {
  isFolded: boolean
  onUnfold(): void
  children: ReactNode
}) {
  const { t } = useTexts()
  const rule = useRef<HTMLDivElement>(null)
  function unfold() {
    flushSync(onUnfold)
    rule.current?.querySelector('select')?.focus()
  }
  return (
    <>
      {isFolded && (
        <span className="md:hidden">
          <TextButton onClick={unfold}>{t('jobs.changeRule')}</TextButton>
        </span>
      )}
      <div ref={rule} className={isFolded ? 'max-md:hidden' : ''}>
        {children}
      </div>
    </>
  )
}

type Props = {
  shop: string
  ids: readonly string[]
  what: ChangeDraft['what']
  onClose(): void
  /** It was tried: from now on it stands among the jobs. */
  onTried?(): void
}

/** The change that is typed, kept until it is tried, and its job once it was. */
function useTrial({ shop, ids, what, onTried }: Omit<Props, 'onClose'>, onFold: () => void) {
  const { typed, type, forget } = useStoredForm<ChangeDraft>(`change.${shop}.${what}`, emptyChange(what))
  const [id, setId] = useState<string | null>(null)
  // what was tried stays in the fields, to be changed and tried again; no other dialog finds it
  const [tried, setTried] = useState<ChangeDraft | null>(null)
  const { keyOf, made } = useCreationKey()
  const create = useSingleMutation({
    mutationFn(change: BulkChange) {
      const body = { ids: [...ids], change }
      return callApi(createJob, { query: { shop }, body }, keyOf(body))
    },
    onSuccess(job) {
      made()
      setTried(tried ?? typed)
      forget()
      onTried?.()
      setId(job.id)
      onFold()
    },
  })
  return {
    draft: tried ?? typed,
    onDraft(draft: ChangeDraft) {
      setTried(null)
      type(draft)
    },
    id,
    setId,
    create,
  }
}

/** One change of many products: said, tried, seen, done. */
export function BulkDialog({ onClose, ...props }: Props) {
  const { shop, ids } = props
  const { t, language } = useTexts()
  const [isFolded, setFolded] = useState(false)
  const { draft, onDraft, id, setId, create } = useTrial(props, () => setFolded(true))
  const { data: job } = useJob(shop, id)
  const isBegun = job !== undefined && job.state !== 'trying' && job.state !== 'tried'
  return (
    <Dialog
      wide
      title={
        job
          ? t(isBegun ? 'jobs.title.job' : 'jobs.title.trial', { what: describeJob(job, t, language) })
          : t('jobs.title.new')
      }
      onClose={onClose}
    >
      {!isBegun && (
        <>
          <p className="mb-3 text-ink-2">{t('jobs.chosen', { count: ids.length })}</p>
          {!job?.undoes && (
            <Foldable isFolded={isFolded} onUnfold={() => setFolded(false)}>
              <ChangeForm draft={draft} onDraft={onDraft} isBusy={create.isPending} onTry={create.mutate} />
            </Foldable>
          )}
        </>
      )}
      {create.error && (
        <p role="alert" className="mt-3 text-bad-text">
          {t('jobs.failed.try')}
        </p>
      )}
      {id && (
        <div className="mt-4">
          <JobView key={id} shop={shop} id={id} mayWrite onOther={setId} />
        </div>
      )}
    </Dialog>
  )
}
