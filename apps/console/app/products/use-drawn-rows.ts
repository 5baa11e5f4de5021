import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'

const ROW_PX = 44
/** Rows drawn beyond the edge of the window: scrolling moves the sheet less far in a frame. */
const OVERSCAN = 4
/** A sheet that was moved has come to rest after so many milliseconds. */
const REST_MS = 40

const NONE = { first: 0, last: -1 }

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

/**
 * Whether a sheet is moved faster than it can be read: by more than it shows, three times in a row. One move is a jump, where it stays.
 * @returns that, and what is to be told the range in view
 */
function useFlung() {
  const [isFlung, setFlung] = useState(false)
  const last = useRef({ start: 0, far: 0 })
  const moved = (range: { startIndex: number; endIndex: number } | null, isScrolling: boolean) => {
    const { startIndex: start, endIndex: end } = range ?? { startIndex: 0, endIndex: 0 }
    const isFar = isScrolling && Math.abs(start - last.current.start) > end - start
    last.current = { start, far: isFar ? last.current.far + 1 : 0 }
    setFlung(last.current.far > 2)
  }
  return { isFlung, moved }
}

/** The rows of a sheet of so many that are drawn: those in view, and some around them. */
export function useDrawnRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const { isFlung, moved } = useFlung()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    scrollPaddingStart: ROW_PX,
    isScrollingResetDelay: REST_MS,
    onChange: ({ range, isScrolling }) => moved(range, isScrolling),
  })
  const rows = rowsAround(virtual.calculateRange()?.startIndex, virtual.scrollRect?.height, count)
  return {
    scroller,
    rows,
    /** The rows whose contents are needed: none while it is flung. */
    read: isFlung ? NONE : { first: rows[0] ?? 0, last: rows.at(-1) ?? -1 },
    /** What all rows take, and those above the first one that is drawn. */
    style: { height: virtual.getTotalSize(), paddingTop: (rows[0] ?? 0) * ROW_PX },
    show: (row: number) => virtual.scrollToIndex(row),
  }
}
