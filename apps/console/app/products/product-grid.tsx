import type { Language } from '@filiera/domain/languages'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import type { Chosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { BlockError } from '../ui/states.tsx'
import type { Edits } from './cells/use-edits.ts'
import { usePaste } from './cells/use-paste.ts'
import { columnsOf, sheetStyle } from './columns.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { OpenCells } from './open-cells.tsx'
import { edgesIn, textOf, useRangeWords } from './range-text.ts'
import { pressKey } from './sheet-keys.ts'
import { placeOf, useActiveCell } from './use-active-cell.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useEditedCell } from './use-edited-cell.ts'
import { useRows } from './use-products.ts'
import { type Range, useRange } from './use-range.ts'
import { shownColumns, type View } from './views/view.ts'

type Props = {
  shop: string
  ids: readonly string[]
  language: Language
  view: View
  onSort(sort: View['sort']): void
  edits: Edits
  mayWrite: boolean
  onCopy(id: string): void
  chosen: Chosen
}

/** Rows, active cell, marks and keys of the sheet. */
function useSheet({ shop, ids, language, view, edits, mayWrite, chosen }: Props) {
  const columns = useMemo(() => columnsOf(shownColumns(view)), [view])
  const { scroller, rows, read, style, show } = useDrawnRows(ids.length)
  const { rowAt, readAt, error, retry } = useRows({ shop, ids, language }, read)
  const last = { row: Math.max(0, ids.length - 1), column: columns.length - 1 }
  const { active, setActive, go, onKey: move } = useActiveCell(scroller, last, show)
  const edited = useEditedCell({ columns, edits, mayWrite, rowAt, show }, { active, last, go })
  const { paste, fill, undo, unplaced } = usePaste(edits, ids, readAt)
  const fillTo = (source: Range, to: number) => mayWrite && void fill(source, to, edited.fieldAt)
  const marking = useRange(active, go, fillTo)
  const goTo = (id: string, field: string) => {
    const row = ids.indexOf(id)
    const column = columns.findIndex((shown) => shown.field === field)
    if (row >= 0 && column >= 0) go({ row, column })
  }
  const undoLast = () => {
    const first = undo()
    if (first) goTo(first.id, first.field)
  }
  const keys = { active, move, marking, edited, mayWrite, id: ids[active.row], chosen }
  return {
    ...{ columns, rows, rowAt, error, retry, scroller, style, active, edited, marking, unplaced, goTo },
    events: {
      onKeyDown: (event: KeyboardEvent) => pressKey(event, { ...keys, fill: fillTo, undo: undoLast }),
      onPaste(event: ClipboardEvent) {
        if (!edited.fieldAt(active.column) || edited.activeCell.begun !== null) return
        event.preventDefault()
        paste(event.clipboardData.getData('text/plain'), active, edited.fieldAt)
      },
      onCopy(event: ClipboardEvent) {
        if (edited.activeCell.begun !== null || getSelection()?.toString()) return
        const text = textOf(marking.range, columns, rowAt)
        if (text.trim() === '') return
        event.preventDefault()
        event.clipboardData.setData('text/plain', text)
      },
      onMouseDown: marking.onMouseDown,
      onMouseOver: marking.onMouseOver,
      onFocus: ({ target }: FocusEvent) => setActive((known) => placeOf(target) ?? known),
      onDoubleClick({ target }: MouseEvent) {
        const place = placeOf(target)
        if (place && edited.fieldAt(place.column)) edited.begin(place.column)
      },
    },
  }
}

/** The products of a view as a sheet: only the rows in view are drawn, arrows move, Enter edits. */
export function ProductGrid(props: Props) {
  const { ids, view, onSort, edits, mayWrite, onCopy, chosen } = props
  const { t } = useTexts()
  const { columns, rows, rowAt, error, retry, active, edited, marking, ...sheet } = useSheet(props)
  const { range, isMarked } = marking
  const said = useRangeWords(isMarked ? range : null, columns, rowAt)
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <>
      <div
        ref={sheet.scroller}
        className="max-h-[calc(100dvh-272px)] min-h-64 overflow-auto rounded-panel border border-line"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited
          role="grid"
          aria-label={t('shell.products')}
          aria-rowcount={ids.length + 1}
          aria-colcount={columns.length}
          {...sheet.events}
          className={isMarked ? 'block select-none' : 'block'}
          style={sheetStyle(columns)}
        >
          <GridHead columns={columns} view={view} onSort={onSort} chosen={mayWrite ? chosen : null} />
          {/* rows have no style of their own: the browser keeps every style that it meets, and finds them ever more slowly */}
          <tbody className="block" style={sheet.style}>
            {rows.map((index) => (
              <GridRow
                key={index % rows.length}
                index={index}
                columns={columns}
                product={rowAt(index)}
                activeCell={index === active.row ? edited.activeCell : undefined}
                marked={isMarked ? edgesIn(range, index) : undefined}
                handle={edited.fieldAt(range.right) && index === range.bottom ? range.right : undefined}
                edits={edits}
                mayWrite={mayWrite}
                isChosen={chosen.has(ids[index] ?? '')}
                onChoose={chosen.toggle}
                onCopy={onCopy}
              />
            ))}
          </tbody>
        </table>
      </div>
      <OpenCells edits={edits} unplaced={sheet.unplaced} range={said} onShow={sheet.goTo} />
    </>
  )
}
