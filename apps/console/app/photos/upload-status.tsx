import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { Uploads } from './use-uploads.ts'

/** How many photos are on their way, which leaving asks about, and the way to send all again that a lost connection held up. @param said without any */
export function UploadStatus({ uploads, said }: { uploads: Uploads; said: string }) {
  const { t } = useTexts()
  const { isOnline, underWay, failed, retryAll } = uploads
  return (
    <>
      <LeaveDialog uploads={uploads} />
      <p role="status" className="text-t13 text-ink-2">
        {underWay > 0 ? t(isOnline ? 'photos.underWay' : 'photos.held', { count: underWay }) : said}
      </p>
      {failed > 1 && (
        <Button small icon="retry" onClick={retryAll}>
          {t('photos.retryAll', { count: failed })}
        </Button>
      )}
    </>
  )
}
