import { useCallback, useEffect, useEffectEvent } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Uploads } from './use-uploads.ts'

/** Asks before a screen is left while its photos are on their way, which would break them off; when they have come, it is left. */
export function LeaveDialog({ uploads: { underWay, failed } }: { uploads: Uploads }) {
  const { t } = useTexts()
  const isSending = underWay > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event) => isSending && event.preventDefault(), [isSending]))
  const isAsked = blocker.state === 'blocked'
  const end = useEffectEvent(() => (failed > 0 ? blocker.reset?.() : blocker.proceed?.()))
  useEffect(() => {
    if (isAsked && !isSending) end()
  }, [isAsked, isSending])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('photos.leave.title', { count: underWay })} onClose={blocker.reset}>
      <p className="mb-4 text-ink-2">{t('photos.leave.body')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={blocker.proceed}>{t('photos.leave.go')}</Button>
        <Button primary onClick={blocker.reset}>
          {t('photos.leave.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
