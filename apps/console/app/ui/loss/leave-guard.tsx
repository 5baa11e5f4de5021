import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

/** What is done sooner is not asked about, in milliseconds. */
const PATIENCE_MS = 200

/** Asks before a screen is left that would lose something; once there is nothing to lose, it is left. */
export function LeaveGuard({
  isOpen,
  isLeftAtEnd = true,
  title,
  body,
  go,
  stay,
}: {
  /** Whether leaving now would lose something. */
  isOpen: boolean
  /** Whether the screen is left by itself once nothing would be lost. */
  isLeftAtEnd?: boolean
  title: string
  body: string
  go: string
  stay: string
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOpen && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event) => isOpen && event.preventDefault(), [isOpen]))
  const [isShown, setShown] = useState(false)
  const isAsked = blocker.state === 'blocked'
  const end = useEffectEvent(() => (isLeftAtEnd ? blocker.proceed?.() : blocker.reset?.()))
  useEffect(() => {
    if (!isAsked) return
    if (!isOpen) return end()
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isAsked, isOpen])
  if (blocker.state !== 'blocked' || !isShown) return null
  return (
    <Dialog title={title} onClose={blocker.reset}>
      <p className="mb-4 text-ink-2">{body}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={blocker.proceed}>{go}</Button>
        <Button primary onClick={blocker.reset}>
          {stay}
        </Button>
      </div>
    </Dialog>
  )
}
