import type { ProductContent } from '@filiera/contract/console/product-content'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import { eurosText } from '@filiera/domain/products/sheet-words'
import type { CellFacts } from './cell.ts'
import { contentCells, type LiveColumn } from './content-cells.ts'
import { isShownColumn, type ShownFacts, shownCells } from './shown-cells.ts'

/** What a row is written of; cents, and pieces for sale. */
export type SheetProduct = {
  id: string
  content: ProductContent
  priceCents: number
  stock: number
} & ShownFacts

const liveCells: Readonly<Record<LiveColumn, (product: SheetProduct, facts: CellFacts) => string>> = {
  id: ({ id }) => id,
  price: ({ priceCents }, { language }) => eurosText(priceCents, language),
  stock: ({ stock }) => String(stock),
  stock_was: ({ stock }) => String(stock),
}

/** The text of a cell. */
export const writeCell = (column: SheetColumn, product: SheetProduct, facts: CellFacts): string =>
  isShownColumn(column)
    ? shownCells[column].write(product, facts.language)
    : column in liveCells
      ? liveCells[column as LiveColumn](product, facts)
      : contentCells[column as keyof typeof contentCells].write(product.content, facts)
