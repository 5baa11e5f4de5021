import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 font-semibold whitespace-nowrap hover:bg-bar-2 disabled:opacity-60 md:min-h-9'

/** One thing that can be done with what was chosen. */
export function BarButton({
  icon,
  children,
  ...rest
}: { icon?: IconName; children?: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={look}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}

/** What can be done with the chosen rows; it stays at the foot of the window. */
export function ActionBar({
  label,
  said,
  none,
  onNone,
  children,
}: {
  label: string
  /** How many were chosen, or how far it is. */
  said: string
  /** Name of the button that chooses nothing any more. */
  none: string
  onNone(): void
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      className="on-bar sticky bottom-4 z-30 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-1 rounded-panel bg-bar px-3 py-1.5 text-white shadow-e3 max-md:bottom-20 forced-colors:border"
    >
      <p role="status" className="pr-2 font-semibold whitespace-nowrap">
        {said}
      </p>
      {children}
      <BarButton icon="close" aria-label={none} onClick={onNone} />
    </section>
  )
}
