import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** The way back to where a screen was opened from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-2 text-t13 wrap-anywhere text-ink-2 max-md:min-h-11 print:hidden"
    >
      <Icon name="arrowLeft" size={16} />
      <span>{children}</span>
    </Link>
  )
}
