import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/frame.tsx'
import { join } from '../join.ts'

/** What opens a `details` of the class `group`: one text or element with an arrow that turns, at the right edge unless `className` says otherwise. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={join(
        'flex cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown size={20} className="flex-none transition-transform duration-220 group-open:rotate-180" />
    </summary>
  )
}
