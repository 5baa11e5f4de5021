import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { X } from './icons/frame.tsx'
import { join } from './join.ts'

type DialogProps = {
  open: boolean
  onClose(): void
  title: ReactNode
  children: ReactNode
  /** Stays below the content while it scrolls. */
  footer?: ReactNode
  /** `panel`: at the right edge, on phones a sheet from below; it tells something, so that the focus begins at its title · `zoom`: the whole screen. */
  look?: 'box' | 'panel' | 'zoom'
  /** Marks of the element, e.g. `data-notice`. */
  [mark: `data-${string}`]: string
}

/** The platform's modal dialog, empty while closed: focus stays inside, Escape and a click beside it close it. */
export function Dialog({ open, onClose, title, children, footer, look = 'box', ...marks }: DialogProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  // first by the platform, which leads the focus back before a parent takes the dialog away
  const close = () => {
    box.current?.close()
    onClose()
  }
  useEffect(() => {
    const dialog = box.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      if (look === 'panel') dialog.querySelector('h2')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open, look])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog by Escape; this is the click beside it
    <dialog
      {...marks}
      ref={box}
      onCancel={(event) => event.target === box.current && close()}
      // not every Escape can be cancelled; the event comes late, the dialog may be open again
      onClose={() => open && !box.current?.open && onClose()}
      onClick={(event) => event.target === box.current && close()}
      aria-labelledby={id}
      className={join('dialog bg-paper text-ink shadow-e3', look)}
    >
      {open && (
        <div className="flex max-h-full min-h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 md:px-6">
            <h2 id={id} tabIndex={-1} className="text-[1.625rem]">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label={t('design.close')}
              className="grid size-11 cursor-pointer place-items-center"
            >
              <X size={22} />
            </button>
          </header>
          <div className="flex-1 overflow-auto px-4 py-4 md:px-6">{children}</div>
          {footer && <footer className="border-t border-line px-4 pt-3 pb-4 md:px-6">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
