import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Place = { row: number; column: number }

const PAGE = 10

/** Where a key leads from a cell; null for one that leads nowhere. */
export function moved({ row, column }: Place, key: string, isFar: boolean, last: Place): Place | null {
  const places: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
  }
  const place = places[key]
  if (!place) return null
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return { row: within(place.row, last.row), column: within(place.column, last.column) }
}

/** How the cell of a place is found; its row counts the heads, too. */
export const cellAt = ({ row, column }: Place): string =>
  `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`

/** The place of the cell that an element is in; null outside of all. */
export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  return cell && row ? { row: Number(row) - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 } : null
}

/** The one cell of a grid that the keyboard is in; the others are reached by arrows. */
export function useActiveCell(grid: RefObject<HTMLElement | null>, last: Place, show: (row: number) => void) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  // the place itself: effects of a render before the press may still be to come, and know only the cell before
  const wanted = useRef<Place>(null)
  // before the page is painted: the cell before may have left it, and a key pressed then would reach nothing
  useLayoutEffect(() => {
    if (!wanted.current) return
    const cell = grid.current?.querySelector<HTMLElement>(cellAt(wanted.current))
    if (!cell) return
    wanted.current = null
    cell.focus({ preventScroll: true })
  })
  const go = (place: Place) => {
    wanted.current = place
    show(place.row)
    setActive(place)
  }
  const onKey = (event: KeyboardEvent): boolean => {
    const place = moved(active, event.key, event.ctrlKey || event.metaKey, last)
    if (!place) return false
    event.preventDefault()
    go(place)
    return true
  }
  return { active, setActive, go, onKey }
}
