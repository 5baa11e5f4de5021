import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { focusOn, focusTitle, isFocusLost } from '../ui/focus.ts'
import { X } from '../ui/icons/frame.tsx'
import { CircleAlert, CircleCheck, TriangleAlert } from '../ui/icons/notice.tsx'
import { join } from '../ui/join.ts'
import type { Notice } from './notices.state.ts'
import { dismissNotice } from './notices.ts'

/** Time a notice stays when nobody looks at it, in milliseconds; errors stay until they are closed. */
const STAY_MS = 7000
/** What can be undone stays longer. */
const UNDO_STAY_MS = 20_000

const looks = {
  success: { Icon: CircleCheck, colour: 'text-link' },
  warning: { Icon: TriangleAlert, colour: 'text-warn-text' },
  error: { Icon: CircleAlert, colour: 'text-error' },
}

/** Takes a notice away after a while, unless somebody looks at it. */
function useLeaving({ id, type, undo }: Notice) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || type === 'error') return
    const timer = setTimeout(() => dismissNotice(id), undo ? UNDO_STAY_MS : STAY_MS)
    return () => clearTimeout(timer)
  }, [id, held, type, undo])
  return { hold: () => setHeld(true), letGo: () => setHeld(false) }
}

/** Closes a notice; who reached it by the keyboard goes on where they came from. */
function useWayBack(id: Notice['id']) {
  const cameFrom = useRef<EventTarget | null>(null)
  /** `detail` counts the clicks of a pointer: only a keyboard is led back to where it was. */
  const close = ({ detail }: { detail: number }) => {
    dismissNotice(id)
    if (detail > 0) return
    const before = cameFrom.current
    if (before instanceof HTMLElement && before.isConnected) focusOn(before)
    else focusTitle()
  }
  return { cameFrom, close }
}

/** One notice: what happened, and the way back where there is one. */
export default function NoticeToast({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const { key, type, values, because, undo } = notice
  const named = notice.description && t(`notices.${notice.description}.description`)
  const { hold, letGo } = useLeaving(notice)
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // what was pressed is gone with what it removed: the way back is the next thing to reach
    if (isFocusLost()) undoButton.current?.focus()
  }, [])
  const { cameFrom, close } = useWayBack(notice.id)
  const { Icon, colour } = looks[type]
  const words = because ? t(`notices.because.${because}`) : t(`notices.${key}.description`, values)
  const description = named ?? words
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it on screen
    <div
      onMouseEnter={() => hold()}
      onMouseLeave={() => letGo()}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        hold()
      }}
      onBlur={() => letGo()}
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
      className="pointer-events-auto grid grid-cols-[22px_1fr_auto] items-start gap-3 rounded-control border border-line bg-float py-1.5 pr-1.5 pl-4 text-[0.9375rem] shadow-e2"
      data-notice={key}
      data-type={type}
    >
      <Icon size={22} className={join('mt-2.5', colour)} />
      <div className="py-2">
        <b className="block font-semibold text-ink">{t(`notices.${key}.title`, values)}</b>
        {description && <span className="text-ink-2">{description}</span>}
        {undo && (
          <button
            ref={undoButton}
            type="button"
            className="block min-h-11 cursor-pointer font-semibold text-link underline decoration-link-line underline-offset-4"
            onClick={(event) => {
              undo()
              close(event)
            }}
          >
            {t('notices.undo')}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('notices.close')}
        onClick={close}
        className="grid size-11 cursor-pointer place-items-center text-ink-2"
      >
        <X size={20} />
      </button>
    </div>
  )
}
