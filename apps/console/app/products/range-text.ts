import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { formatCount, formatEuros } from '@filiera/domain/money/money'
import { useTexts } from '../texts/texts.tsx'
import { cellText } from './cells/read-cell.ts'
import type { Column } from './columns.ts'
import { editableField } from './grid-row.tsx'
import { cellsIn, type Range, sumUp } from './use-range.ts'

export type RowAt = (index: number) => SellerProduct | undefined

/** How a row shows a range: its columns, and whether it is the first or the last; undefined outside of it. */
export function edgesIn({ top, bottom, left, right }: Range, row: number): string | undefined {
  if (row < top || row > bottom) return undefined
  return [left, right, row === top && 'top', row === bottom && 'bottom']
    .filter((part) => part !== false)
    .join(' ')
}

/** Cells as a spreadsheet takes them, as far as their rows are here. */
export function textOf(
  { top, bottom, left, right }: Range,
  columns: readonly Column[],
  rowAt: RowAt,
): string {
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
export function useRangeWords(range: Range | null, columns: readonly Column[], rowAt: RowAt): string {
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
