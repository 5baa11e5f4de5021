import { type MouseEvent, useRef, useState } from 'react'
import { type Place, placeOf } from './use-active-cell.ts'

/** Cells beside and below each other, edges included. */
export type Range = { top: number; bottom: number; left: number; right: number }

export const rangeBetween = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const cellsIn = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1)

/** The rows below a range down to a last one, each with the row of the range that it takes its values from, over and over. */
export function rowsToFill({ top, bottom }: Range, to: number): { row: number; from: number }[] {
  const height = bottom - top + 1
  return Array.from({ length: Math.max(0, to - bottom) }, (_, at) => ({
    row: bottom + 1 + at,
    from: top + (at % height),
  }))
}

/** What Ctrl D fills: the rows of a range from its first one; a cell alone from the one above it. */
export const filledDown = (range: Range): { source: Range; to: number } => {
  const from = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top
  return { source: { ...range, top: from, bottom: from }, to: range.bottom }
}

/** The sum of some values and their mean; null without any. */
export function sumUp(values: readonly number[]): { sum: number; mean: number } | null {
  // euros as their cents: sums of them are exact
  const sum = values.reduce((all, value) => all + Math.round(value * 100), 0) / 100
  return values.length > 0 ? { sum, mean: sum / values.length } : null
}

/** What the pressed mouse does: it marks from a cell on, or fills a range down to a row. */
type Drag = { from: Place } | { source: Range; to: number }

/**
 * Cells marked together, from one to the active one: by Shift and arrows, by the mouse.
 * @param go makes a cell the active one
 * @param onFill fills a range down to a row, by its handle
 */
export function useRange(
  active: Place,
  go: (place: Place) => void,
  onFill: (source: Range, to: number) => void,
) {
  const [anchor, setAnchor] = useState<Place | null>(null)
  const drag = useRef<Drag>(null)
  const range = rangeBetween(anchor ?? active, active)
  const end = () => {
    const done = drag.current
    drag.current = null
    if (done && 'to' in done && done.to > done.source.bottom) onFill(done.source, done.to)
  }
  return {
    range,
    isMarked: anchor !== null && (range.top < range.bottom || range.left < range.right),
    /** Another cell became the active one: with Shift it marks. */
    follow: (from: Place, isMarking: boolean) => setAnchor((known) => (isMarking ? (known ?? from) : null)),
    clear: () => setAnchor(null),
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || !(event.target instanceof Element)) return
      const isHandle = event.target.closest('[data-fill]') !== null
      if (!isHandle && event.target.closest('a, button, input, label')) return
      // the press is no begin of a selection of text
      if (isHandle || event.shiftKey) event.preventDefault()
      window.addEventListener('mouseup', end, { once: true })
      if (isHandle) drag.current = { source: range, to: range.bottom }
      else if (event.shiftKey) {
        setAnchor((known) => known ?? active)
        go(place)
      } else {
        setAnchor(null)
        drag.current = { from: place }
      }
    },
    onMouseOver(event: MouseEvent) {
      const place = placeOf(event.target)
      const held = drag.current
      if (!place || !held || event.buttons !== 1) return
      if ('from' in held) {
        if (anchor === null && place.row === held.from.row && place.column === held.from.column) return
        setAnchor(held.from)
        go(place)
      } else {
        held.to = Math.max(held.source.bottom, place.row)
        setAnchor({ row: held.source.top, column: held.source.left })
        go({ row: held.to, column: held.source.right })
      }
    },
  }
}
