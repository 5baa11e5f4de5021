import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The rows of a long list that are drawn: those near the window, wherever the list begins in the page.
 * @param estimate about how high a row is, in pixels; each is measured when it is drawn
 */
export function useWindowRows<List extends HTMLElement>({
  estimate,
  ...options
}: {
  count: number
  estimate: number
  overscan: number
  gap?: number
}) {
  const list = useRef<List>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({ ...options, estimateSize: () => estimate, scrollMargin: top })
  return {
    list,
    rows: virtual.getVirtualItems(),
    /** What all rows take. */
    listStyle: { height: virtual.getTotalSize() },
    /** Where a row stands in the list. */
    rowStyle: ({ start }: { start: number }) => ({ transform: `translateY(${start - top}px)` }),
    /** `ref` of a row, which has its place as `data-index`. */
    measure: virtual.measureElement,
    show: (row: number) => virtual.scrollToIndex(row),
  }
}
