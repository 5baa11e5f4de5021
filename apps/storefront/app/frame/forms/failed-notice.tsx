import { explainedCode, type NoticeEvent, noticeOnFailure } from '../../notices/notice-for.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

type FailedNoticeProps = {
  event: NoticeEvent
  /** Code of the problem; null when there are no words for it. */
  code: string | null
  className?: string
}

/** What went wrong, inside the page, in the words of the catalogue (specification §8). Works without JavaScript. */
export function FailedNotice({ event, code, className }: FailedNoticeProps) {
  const { t } = useTranslation()
  const key = noticeOnFailure(event)
  if (!key) return null
  const because = explainedCode(code)
  return (
    <div data-notice={key} data-type="error" className={className}>
      <Notice type="error" live title={t(`notices.${key}.title`)}>
        {because ? t(`notices.because.${because}`) : t(`notices.${key}.description`)}
      </Notice>
    </div>
  )
}
