import type { ReactNode } from 'react'
import { join } from './join.ts'

/** A number on an icon of the header, absent at zero; `children` is what is read out instead. */
export function CountBadge(props: { count: number; children: ReactNode; className?: string }) {
  const { count, children, className } = props
  if (count === 0) return null
  return (
    <span
      className={join(
        'min-w-5 rounded-[10px] bg-amber px-1.5 text-center text-xs leading-5 font-bold text-on-amber',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{children}</span>
    </span>
  )
}
