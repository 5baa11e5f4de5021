import { useTexts } from '../texts/texts.tsx'
import { LeaveGuard } from '../ui/loss/leave-guard.tsx'
import type { Uploads } from './use-uploads.ts'

/** Asks before a screen is left while its photos are on their way, which would break them off. */
export function LeaveDialog({ uploads: { underWay, failed } }: { uploads: Uploads }) {
  const { t } = useTexts()
  return (
    <LeaveGuard
      isOpen={underWay > 0}
      isLeftAtEnd={failed === 0}
      title={t('photos.leave.title', { count: underWay })}
      body={t('photos.leave.body')}
      go={t('photos.leave.go')}
      stay={t('photos.leave.stay')}
    />
  )
}
