import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import { namedCells } from './attribute-cells.ts'
import type { Cell } from './cell.ts'
import { declaredCells } from './declared-cells.ts'
import { listCells } from './list-cells.ts'
import { nutritionCells } from './nutrition-cells.ts'
import { plainCells } from './plain-cells.ts'
import type { ShownColumn } from './shown-cells.ts'
import { textCells } from './text-cells.ts'

/** Columns that are no part of the content: what names a product, and what is live at once. */
export type LiveColumn = 'id' | 'price' | 'stock' | 'stock_was'
export type ContentColumn = Exclude<SheetColumn, LiveColumn | ShownColumn>

/** Every part of a product that a sheet holds: how it is written and how it is read, in one place. */
export const contentCells: Readonly<Record<ContentColumn, Cell>> = {
  ...plainCells,
  ...listCells,
  ...nutritionCells,
  ...textCells,
  ...declaredCells,
  ...namedCells,
}
export const isContentColumn = (column: SheetColumn): column is ContentColumn => column in contentCells
