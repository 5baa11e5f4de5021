import type { ReactNode } from 'react'
import { join } from '../../ui/join.ts'
import type { LoadingName } from '../page-area.ts'
import { useLoading } from './use-loading.ts'

type LoadingAreaProps = {
  name: LoadingName
  /** Nothing of the former content is seen while it is replaced; its place is kept. */
  clears?: boolean
  className?: string
  children: ReactNode
}

/** A part of a page whose pictures are paler while what it shows is loaded anew; its words stay readable, nothing in it moves. */
export function LoadingArea({ name, clears = false, className, children }: LoadingAreaProps) {
  const isLoading = useLoading()[name]
  return (
    <div
      aria-busy={isLoading}
      className={join(
        clears && 'transition-opacity duration-220',
        isLoading && (clears ? 'opacity-0 delay-150' : 'stale'),
        className,
      )}
    >
      {children}
    </div>
  )
}
