import { type ReactNode, useId, useRef } from 'react'
import { useIsOnline } from '../api/use-is-online.ts'
import { usePlacedKeyboard } from '../browser/use-placed-keyboard.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from './icon.tsx'
import { Modal } from './modal.tsx'

/** The page says it, too, and cannot be seen below a dialog. */
function OfflineLine() {
  const { t } = useTexts()
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <p
      role="alert"
      className="sticky top-2 z-10 mb-3 flex items-center gap-2.5 rounded-control bg-ink px-3 py-2 text-paper"
    >
      <Icon name="offline" />
      {t('states.offline.inDialog')}
    </p>
  )
}

/** A dialog over the page, a sheet from below on phones; without `onClose` it cannot be put aside. */
export function Dialog({
  title,
  children,
  onClose,
  wide = false,
}: {
  title: string
  children: ReactNode
  onClose?: (() => void) | undefined
  /** For tables. */
  wide?: boolean
}) {
  const id = useId()
  const { t } = useTexts()
  const content = useRef<HTMLDivElement>(null)
  usePlacedKeyboard(content)
  return (
    <Modal
      aria-labelledby={id}
      onLeave={onClose}
      className={`m-auto max-h-[92dvh] ${wide ? 'w-[min(880px,100%)]' : 'w-[min(560px,100%)]'} overflow-auto rounded-dialog bg-raised p-0 text-ink shadow-e3 max-md:mb-0 max-md:max-w-full max-md:rounded-b-none`}
    >
      <header className="flex items-start justify-between gap-4 px-4 pt-4 pb-2.5 md:px-[22px] md:pt-[18px]">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button
            type="button"
            onClick={onClose}
            aria-label={t('shell.close')}
            className="-mt-2 -mr-2 grid h-11 w-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover md:h-9 md:w-9"
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div ref={content} tabIndex={-1} className="px-4 pb-4 outline-none md:px-[22px] md:pb-[18px]">
        <OfflineLine />
        {children}
      </div>
    </Modal>
  )
}
