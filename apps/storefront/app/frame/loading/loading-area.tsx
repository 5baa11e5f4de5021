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

/** A part of a page that is paler while what it shows is loaded anew, where that takes a moment; nothing in it moves. */
export function LoadingArea({ name, clears = false, className, children }: LoadingAreaProps) {
  const isLoading = useLoading()[name]
  return (
    <div
      aria-busy={isLoading}
      className={join(
        'transition-opacity duration-220',
        isLoading && (clears ? 'opacity-0 delay-150' : 'opacity-60 delay-150'),
        className,
      )}
    >
      {children}
    </div>
  )
}
