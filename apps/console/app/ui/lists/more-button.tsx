import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

/** Asks for the next page of a list, while there is one. */
export function MoreButton({
  list,
  className,
  small = false,
  children,
}: {
  /** The query of its pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> }
  /** Of the line that it stands in; without one it stands among other buttons. */
  className?: string
  small?: boolean
  children: ReactNode
}) {
  if (!list.hasNextPage) return null
  const button = (
    <Button small={small} disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  )
  return className ? <p className={className}>{button}</p> : button
}
