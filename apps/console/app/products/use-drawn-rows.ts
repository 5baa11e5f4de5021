import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

const ROW_PX = 44
/** Rows drawn beyond the edge of the window: scrolling moves the sheet less far in a frame. */
const OVERSCAN = 4

/**
 * The rows that are drawn around the first one in view: always as many, so that one that leaves on one side is written anew on the
 * other, which costs less than making one.
 */
function rowsAround(start = 0, height = 0, count: number): number[] {
  if (height === 0) return []
  const slots = Math.min(count, Math.ceil(height / ROW_PX) + 1 + 2 * OVERSCAN)
  const first = Math.max(0, Math.min(start - OVERSCAN, count - slots))
  return Array.from({ length: slots }, (_, at) => first + at)
}

/** The rows of a sheet of so many that are drawn: those in view, and some around them. */
export function useDrawnRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    scrollPaddingStart: ROW_PX,
  })
  const rows = rowsAround(virtual.calculateRange()?.startIndex, virtual.scrollRect?.height, count)
  return {
    scroller,
    rows,
    /** What all rows take, and those above the first one that is drawn. */
    style: { height: virtual.getTotalSize(), paddingTop: (rows[0] ?? 0) * ROW_PX },
    show: (row: number) => virtual.scrollToIndex(row),
  }
}
