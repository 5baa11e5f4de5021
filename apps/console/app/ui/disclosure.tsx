import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** A button of the top bar that opens a panel below itself; Esc, a press outside and `close` shut it. */
export function Disclosure({
  label,
  button,
  buttonLook = '',
  children,
}: {
  /** Name of the button for who does not see it. */
  label: string
  button: ReactNode
  buttonLook?: string
  children(close: () => void): ReactNode
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const shutOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', shutOnEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', shutOnEscape)
    }
  }, [open])
  return (
    <div ref={root} className="relative flex-none">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`flex h-11 min-w-9 max-md:min-w-11 items-center justify-center gap-2 rounded-control px-1.5 text-t13 font-medium text-white md:h-9 md:px-2.5 ${buttonLook}`}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-1.5 w-max max-w-[min(320px,calc(100vw-24px))] min-w-52 rounded-panel border border-line bg-raised p-1.5 text-ink shadow-e2"
      >
        {open && children(() => setOpen(false))}
      </div>
    </div>
  )
}

/** One line of such a panel. */
export function DisclosureItem({
  current = false,
  onClick,
  children,
}: {
  /** The choice that holds now. */
  current?: boolean
  onClick(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      className={`flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left hover:bg-hover md:min-h-9 ${current ? 'bg-ok-ground font-semibold text-ok-text' : ''}`}
    >
      {children}
    </button>
  )
}
