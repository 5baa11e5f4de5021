import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import { formatCount, formatEuros } from '@filiera/domain/money/money'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Chosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { BlockError } from '../ui/states.tsx'
import { cellText, editable } from './cells/read-cell.ts'
import type { Edits } from './cells/use-edits.ts'
import { usePaste } from './cells/use-paste.ts'
import { type Column, columnsOf, sheetStyle } from './columns.ts'
import { GridHead } from './grid-head.tsx'
import { editableField, GridRow, type Hand } from './grid-row.tsx'
import { OpenCells } from './open-cells.tsx'
import { placeOf, useActiveCell } from './use-active-cell.ts'
import { useRows } from './use-products.ts'
import { cellsIn, filledDown, type Range, sumUp, useRange } from './use-range.ts'
import { shownColumns, type View } from './views/view.ts'

const ROW_PX = 44
/** Rows drawn beyond the edge of the window. */
const OVERSCAN = 8

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

type RowAt = (index: number) => SellerProduct | undefined

/** How a row shows a range: its columns, and whether it is the first or the last; undefined outside of it. */
function edgesIn({ top, bottom, left, right }: Range, row: number): string | undefined {
  if (row < top || row > bottom) return undefined
  return [left, right, row === top && 'top', row === bottom && 'bottom']
    .filter((part) => part !== false)
    .join(' ')
}

/** Cells as a spreadsheet takes them, as far as their rows are here. */
function textOf({ top, bottom, left, right }: Range, columns: readonly Column[], rowAt: RowAt): string {
  const lines: string[] = []
  for (let row = top; row <= bottom; row += 1) {
    const product = rowAt(row)
    const cells = columns.slice(left, right + 1).map((column) => {
      const field = editableField(column)
      if (!product) return ''
      return field ? cellText(product, field) : column.field === 'title' ? product.title : ''
    })
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}

/** Rows of which a sum is made: more are rarely all here. */
const SUMMED_ROWS = 2_000

/** What is marked in words: how many cells, and the sum and mean of numbers of one kind that are all here. */
function useRangeWords(range: Range | null, columns: readonly Column[], rowAt: RowAt): string {
  const { t } = useTexts()
  if (!range) return ''
  const fields = columns.slice(range.left, range.right + 1).map(editableField)
  const isMoney = fields.every((field) => field === 'price' || field === 'priceDiscounted')
  const isPieces = fields.every((field) => field === 'stock' || field === 'lowStock')
  const count = cellsIn(range)
  const cells = t('products.range.cells', { count })
  if ((!isMoney && !isPieces) || range.bottom - range.top >= SUMMED_ROWS) return cells
  const products = Array.from({ length: range.bottom - range.top + 1 }, (_, at) => rowAt(range.top + at))
  if (products.includes(undefined)) return cells
  const summed = sumUp(
    products.flatMap((product) =>
      fields.flatMap((field) => (product && field && product[field] !== null ? [product[field]] : [])),
    ),
  )
  if (!summed) return cells
  const written = isMoney ? formatEuros : (pieces: number) => formatCount(Math.round(pieces * 10) / 10)
  return `${cells}, ${t('products.range.sum', { sum: written(summed.sum), mean: written(summed.mean) })}`
}

/** The products of a view as a sheet: only the rows in view are drawn, arrows move, Enter edits. */
export function ProductGrid({ shop, ids, language, view, onSort, edits, mayWrite, onCopy, chosen }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(shownColumns(view)), [view])
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    scrollPaddingStart: ROW_PX,
  })
  const rows = rowsAround(virtual.calculateRange()?.startIndex, virtual.scrollRect?.height, ids.length)
  const { rowAt, readAt, error, retry } = useRows(
    { shop, ids, language },
    { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 },
  )
  const last = { row: Math.max(0, ids.length - 1), column: columns.length - 1 }
  const { active, setActive, go, onKey } = useActiveCell(scroller, last, (row) => virtual.scrollToIndex(row))
  const { paste, fill, undo, homeless } = usePaste(edits, ids, readAt)

  const fieldAt = (column: number) => {
    const shown = columns[column]
    return shown && mayWrite ? editableField(shown) : undefined
  }
  const fillTo = (source: Range, to: number) => mayWrite && void fill(source, to, fieldAt)
  const marking = useRange(active, go, fillTo)
  const { range, isMarked } = marking
  const said = useRangeWords(isMarked ? range : null, columns, rowAt)
  const begin = (column: number, text?: string) => {
    const [field, product] = [fieldAt(column), rowAt(active.row)]
    if (product && columns[column]?.field === 'title') void navigate(`/products/${product.id}`)
    if (!field || !product) return
    const state = edits.stateOf(product.id, field)
    virtual.scrollToIndex(active.row)
    setBegun(text ?? (state && 'text' in state ? state.text : cellText(product, field)))
  }
  const goTo = (id: string, field: string) => {
    const row = ids.indexOf(id)
    const column = columns.findIndex((shown) => shown.field === field)
    if (row >= 0 && column >= 0) go({ row, column })
  }
  /** Takes the note of a cell away, and what was typed there with it. */
  const leave = () => {
    const [field, product] = [columns[active.column]?.field, rowAt(active.row)]
    const noted = editable.find((known) => known === field)
    if (product && noted) void edits.leave(product, noted)
  }
  /** Space chooses the row, Ctrl A the whole view. */
  const choose = ({ key, target }: KeyboardEvent, isCommand: boolean): boolean => {
    const id = ids[active.row]
    if (isCommand && key === 'a') chosen.toggleAll()
    else if (key === ' ' && id && !(target instanceof HTMLInputElement)) chosen.toggle(id)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) return
    if (onKey(event)) return marking.follow(active, event.shiftKey)
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') return isMarked ? marking.clear() : leave()
    if (isCommand && event.key === 'd' && mayWrite) {
      event.preventDefault()
      const { source, to } = filledDown(range)
      return fillTo(source, to)
    }
    if (isCommand && event.key === 'z') {
      const first = undo()
      return first && goTo(first.id, first.field)
    }
    if (mayWrite && choose(event, isCommand)) return event.preventDefault()
    const isTyped = /^[\d,.]$/.test(event.key) && !isCommand
    if (event.key !== 'Enter' && event.key !== 'F2' && !isTyped) return
    event.preventDefault()
    begin(active.column, isTyped ? event.key : undefined)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!fieldAt(active.column) || begun !== null) return
    event.preventDefault()
    paste(event.clipboardData.getData('text/plain'), active, fieldAt)
  }
  const onCopyCell = (event: ClipboardEvent) => {
    if (begun !== null || getSelection()?.toString()) return
    const text = textOf(range, columns, rowAt)
    if (text.trim() === '') return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
  }
  const hand: Hand = {
    column: active.column,
    begun,
    onEnd(how) {
      setBegun(null)
      if (how === 'gone') return
      go({ row: Math.min(last.row, active.row + (how === 'down' ? 1 : 0)), column: active.column })
    },
  }
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <>
      <div
        ref={scroller}
        className="max-h-[calc(100dvh-272px)] min-h-64 overflow-auto rounded-panel border border-line"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited
          role="grid"
          aria-label={t('shell.products')}
          aria-rowcount={ids.length + 1}
          aria-colcount={columns.length}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onMouseDown={marking.onMouseDown}
          onMouseOver={marking.onMouseOver}
          onCopy={onCopyCell}
          onFocus={({ target }) => setActive((known) => placeOf(target) ?? known)}
          onDoubleClick={({ target }) => {
            const place = placeOf(target)
            if (place && fieldAt(place.column)) begin(place.column)
          }}
          className={isMarked ? 'block select-none' : 'block'}
          style={sheetStyle(columns)}
        >
          <GridHead columns={columns} view={view} onSort={onSort} chosen={mayWrite ? chosen : null} />
          {/* rows have no style of their own: the browser keeps every style that it meets, and finds them ever more slowly */}
          <tbody
            className="block"
            style={{ height: virtual.getTotalSize(), paddingTop: (rows[0] ?? 0) * ROW_PX }}
          >
            {rows.map((index) => {
              const id = ids[index] ?? ''
              return (
                <GridRow
                  key={index % rows.length}
                  index={index}
                  columns={columns}
                  product={rowAt(index)}
                  hand={index === active.row ? hand : undefined}
                  marked={isMarked ? edgesIn(range, index) : undefined}
                  handle={fieldAt(range.right) && index === range.bottom ? range.right : undefined}
                  edits={edits}
                  mayWrite={mayWrite}
                  isChosen={chosen.has(id)}
                  onChoose={chosen.toggle}
                  onCopy={onCopy}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <OpenCells edits={edits} homeless={homeless} range={said} onShow={goTo} />
    </>
  )
}
