import { gridColumns } from '@filiera/contract/console/seller-products'
import type { CSSProperties } from 'react'
import type { GridColumn, View } from './views/view.ts'

/** What a column shows, how wide it is at least in pixels, and what the list can be sorted by. */
export type Column = {
  field: 'title' | GridColumn
  width: number
  /** Its part of the width that is left. */
  grows?: number
  isNumber?: true
  sort?: View['sort']
}

const name: Column = { field: 'title', width: 240, grows: 2.4, sort: 'title' }
const others: Readonly<Record<GridColumn, Omit<Column, 'field'>>> = {
  state: { width: 184 },
  price: { width: 100, isNumber: true, sort: 'price' },
  priceDiscounted: { width: 128, isNumber: true },
  stock: { width: 104, isNumber: true, sort: 'stock' },
  lowStock: { width: 76, isNumber: true },
  languages: { width: 112 },
  category: { width: 108, grows: 1 },
  warehouse: { width: 104, grows: 1 },
}

/** The columns of a sheet: the name first, then those that are chosen in the order that all sheets have. */
export const columnsOf = (chosen: readonly GridColumn[]): Column[] => [
  name,
  ...gridColumns
    .filter((field) => chosen.includes(field))
    .map((field): Column => ({ field, ...others[field] })),
]

/** The look of a sheet, by its columns: its rows take `--columns`. */
export const sheetStyle = (columns: readonly Column[]): CSSProperties & { '--columns': string } => ({
  minWidth: columns.reduce((sum, { width }) => sum + width, 0),
  '--columns': columns
    .map(({ width, grows }) => (grows ? `minmax(${width}px, ${grows}fr)` : `${width}px`))
    .join(' '),
})
