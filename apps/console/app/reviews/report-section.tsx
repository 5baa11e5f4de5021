import {
  REPORT_LENGTH,
  type ReportReason,
  reportReasons,
  type ShopReview,
  wordedReasons,
} from '@filiera/contract/console/reviews'
import { formatDate } from '@filiera/domain/dates/written-dates'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { useReport } from './use-reviews.ts'

type Typed = { reason: ReportReason | null; words: string }

/** Why it is reported, one of several. */
function Reasons({
  reason,
  isMissing,
  onReason,
}: {
  reason: ReportReason | null
  isMissing: boolean
  onReason(reason: ReportReason): void
}) {
  const { t } = useTexts()
  return (
    <fieldset aria-describedby={isMissing ? 'report-reason' : undefined}>
      <legend className="mb-1 text-t13 font-semibold">{t('reviews.report.reason')}</legend>
      {reportReasons.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
          <input
            type="radio"
            name="reason"
            checked={reason === one}
            onChange={() => onReason(one)}
            className="h-[18px] w-[18px] flex-none accent-button"
          />
          {t(`reviews.report.reasons.${one}`)}
        </label>
      ))}
      {isMissing && (
        <p id="report-reason" className="mt-1 text-t13 text-bad-text">
          {t('reviews.report.noReason')}
        </p>
      )}
    </fieldset>
  )
}

type DialogProps = { shop: string; review: ShopReview; onClose(): void }

/** What is typed of a report, kept until it is sent or left. */
function useReportForm({ shop, review, onClose }: DialogProps) {
  const { typed, type, forget } = useStoredForm<Typed>(`report.${review.id}`, { reason: null, words: '' })
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useReport(shop, review)
  const { reason, words } = typed
  const needsWords = reason !== null && wordedReasons.includes(reason) && !words.trim()
  const leave = () => {
    forget()
    onClose()
  }
  return {
    ...typed,
    type,
    isPending,
    error,
    lacksReason: isAsked && reason === null,
    lacksWords: isAsked && needsWords,
    leave,
    send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (reason !== null && !needsWords) mutate({ reason, words }, { onSuccess: leave })
    },
  }
}

function ReportDialog(props: DialogProps) {
  const { t } = useTexts()
  const { reason, words, type, isPending, error, lacksReason, lacksWords, leave, send } = useReportForm(props)
  return (
    <Dialog title={t('reviews.report.title')} onClose={props.onClose}>
      <form onSubmit={send} className="grid gap-4">
        <p className="text-ink-2">{t('reviews.report.stays')}</p>
        <Reasons reason={reason} isMissing={lacksReason} onReason={(one) => type({ reason: one })} />
        <TextArea
          label={t('reviews.report.words')}
          hint={t('reviews.length', { count: words.length, most: REPORT_LENGTH })}
          rows={3}
          maxLength={REPORT_LENGTH}
          value={words}
          onChange={({ target }) => type({ words: target.value })}
          error={lacksWords ? t('reviews.report.noWords') : undefined}
        />
        {error && (
          <p role="alert" className="text-bad-text">
            {t(problemOf(error)?.code === 'conflict' ? 'reviews.report.already' : 'reviews.report.failed')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={leave}>{t('reviews.report.leave')}</Button>
          <Button primary type="submit" disabled={isPending}>
            {t('reviews.report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Whether and why the shop reported a review; until then the way to do so. */
export function ReportSection({
  shop,
  review,
  mayWrite,
}: {
  shop: string
  review: ShopReview
  mayWrite: boolean
}) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { report } = review
  if (report)
    return (
      <section
        aria-label={t('reviews.report.title')}
        className="rounded-control bg-quiet px-3 py-2.5 text-ink-2"
      >
        <p>
          <b className="font-semibold text-ink">
            {t('reviews.report.done', { when: formatDate(new Date(report.at), language) })}
          </b>{' '}
          {t(`reviews.report.reasons.${report.reason}`)}.
        </p>
        {report.words && <p className="wrap-anywhere whitespace-pre-line">«{report.words}»</p>}
        <p>{t(report.isOpen ? 'reviews.report.open' : 'reviews.report.kept')}</p>
      </section>
    )
  if (!mayWrite) return null
  return (
    <div>
      <Button small icon="alert" onClick={() => setOpen(true)}>
        {t('reviews.report.ask')}
      </Button>
      {isOpen && <ReportDialog shop={shop} review={review} onClose={() => setOpen(false)} />}
    </div>
  )
}
