import type { ReactNode } from 'react'

/** Id of the menu. */
export const MENU = 'menu'

/** A button that opens the menu: HTML does it, before any script runs. */
export function MenuButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={MENU} className={className}>
      {children}
    </button>
  )
}
