import type { ReactNode } from 'react'
import { join } from './join.ts'

/** The width of the page: 1280 px and its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={join('mx-auto w-full max-w-[1328px] px-4 md:px-6', className)}>{children}</div>
}
