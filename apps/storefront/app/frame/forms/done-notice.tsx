import { noticeTypes } from '../../notices/notice-catalogue.ts'
import { type NoticeEvent, noticeOnSuccess } from '../../notices/notice-for.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

/** What went well, inside the page: for a form that was sent without scripts. */
export function DoneNotice({ event }: { event: NoticeEvent }) {
  const { t } = useTranslation()
  const key = noticeOnSuccess(event)
  if (!key) return null
  const type = noticeTypes[key]
  return (
    <div data-notice={key} data-type={type}>
      <Notice type={type} live title={t(`notices.${key}.title`)}>
        {t(`notices.${key}.description`)}
      </Notice>
    </div>
  )
}
