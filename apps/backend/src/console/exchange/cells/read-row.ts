import type { CellFault } from '@filiera/domain/products/cell-faults'
import { nutrients } from '@filiera/domain/products/nutrients'
import { type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import type { CellFacts, Reading } from './cell.ts'
import { contentCells, isContentColumn } from './content-cells.ts'
import { EMPTIES, unescapeCell } from './escape-cell.ts'
import { readCents, readPieces } from './number-values.ts'
import { isShownColumn, shownCells } from './shown-cells.ts'
import { type SheetProduct, writeCell } from './write-row.ts'

/** The filled cells of a row, as they stand in the file. */
export type RowCells = Partial<Record<SheetColumn, string>>
/** Why a cell of a row cannot be taken. */
export type RowFault = { column: SheetColumn; fault: CellFault }
/** What a row makes of a product. */
export type ReadRow = Omit<SheetProduct, 'id'> & { faults: RowFault[] }

/** The values of a table come before what they are per, which says nothing without them. */
const inOrder: readonly SheetColumn[] = [
  ...nutrients,
  ...sheetColumns.filter((column) => !nutrients.some((nutrient) => nutrient === column)),
]

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Pieces by the difference to what was exported, so that sales since stay sold; without that, as they were counted. */
function readStock({ stock = '', stock_was = '' }: RowCells, product: SheetProduct): Reading<number> {
  const counted = readPieces(stock)
  if ('fault' in counted || stock_was === '') return counted
  const was = readPieces(stock_was)
  if ('fault' in was) return was
  const left = product.stock + counted.value - was.value
  return left < 0 ? { fault: 'too_few' } : { value: left }
}

/**
 * Reads a row for a product. A cell that says what would be written of it changes nothing, nor does an empty one; one that cannot be
 * taken is named with the reason, and the others are read on.
 */
export function readRow(cells: RowCells, product: SheetProduct, facts: CellFacts): ReadRow {
  const row: ReadRow = { ...product, faults: [] }
  const take = <T>(column: SheetColumn, reading: Reading<T>, use: (value: T) => void) => {
    if ('fault' in reading) row.faults.push({ column, fault: reading.fault })
    else use(reading.value)
  }
  for (const column of inOrder) {
    const raw = cells[column]
    if (raw === undefined) continue
    if (isShownColumn(column) && !shownCells[column].isKnown(unescapeCell(raw), product))
      row.faults.push({ column, fault: 'elsewhere' })
    if (!isContentColumn(column)) continue
    const text = raw === EMPTIES ? '' : plain(unescapeCell(raw))
    if (text === plain(writeCell(column, { ...product, content: row.content }, facts))) continue
    take(column, contentCells[column].read(text, row.content, facts), (content) => {
      row.content = content
    })
  }
  if (cells.price !== undefined)
    take('price', cells.price === EMPTIES ? { fault: 'not_emptied' } : readCents(cells.price), (cents) => {
      row.priceCents = cents
    })
  if (cells.stock !== undefined)
    take('stock', readStock(cells, product), (stock) => {
      row.stock = stock
    })
  return row
}
