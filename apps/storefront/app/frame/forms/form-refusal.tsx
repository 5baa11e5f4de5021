import type { ReactNode } from 'react'
import { explainedCode, type NoticeEvent, noticeOnFailure } from '../../notices/notice-for.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

type FormRefusalProps = {
  event: NoticeEvent
  /** Code of the problem; null when only fields are to blame. */
  code: string | null
  errors: readonly SummaryError[]
  /** The answer that brought it: each new one takes the focus. */
  answer: unknown
  /** What the words are about. */
  children?: ReactNode
}

/** Why a form was refused: the words of the catalogue (specification §8), then the fields to put right. Works without JavaScript. */
export function FormRefusal({ event, code, errors, answer, children }: FormRefusalProps) {
  const { t } = useTranslation()
  if (code === null && errors.length === 0) return null
  const key = noticeOnFailure(event)
  const because = explainedCode(code)
  const words = because ? t(`notices.because.${because}`) : key && t(`notices.${key}.description`)
  return (
    <ErrorSummary errors={errors} answer={answer}>
      <div
        data-notice={key ?? undefined}
        data-type="error"
        className={errors.length > 0 ? 'mb-1.5' : undefined}
      >
        <p className="font-semibold">{key ? t(`notices.${key}.title`) : t('account.notSaved')}</p>
        {errors.length === 0 && <p>{words ?? t('account.notSavedText')}</p>}
        {children}
      </div>
    </ErrorSummary>
  )
}
