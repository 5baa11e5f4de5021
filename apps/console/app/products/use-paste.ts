import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { useState } from 'react'
import { cellText, type EditableField } from './read-cell.ts'
import type { Place } from './use-active-cell.ts'
import type { Edits } from './use-edits.ts'
import { type Range, rowsToFill } from './use-range.ts'

type Cell = { row: number; text: string; field: EditableField | undefined }

/** What a spreadsheet copied, from a cell to the right and down. What is empty stays as it is, but for the first column. */
const readCells = (
  text: string,
  from: Place,
  fieldAt: (column: number) => EditableField | undefined,
): Cell[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, down) =>
      line
        .split('\t')
        .map((cell, right) => ({ row: from.row + down, text: cell, field: fieldAt(from.column + right) }))
        .filter(({ text: cell }, right) => cell.trim() !== '' || right === 0),
    )

/** Saves what is pasted into the sheet, or filled down in it. */
export function usePaste(
  edits: Edits,
  ids: readonly string[],
  readAt: (row: number) => Promise<SellerProduct | undefined>,
) {
  const [homeless, setHomeless] = useState(0)
  async function pasteCell({ row, text, field }: Cell): Promise<void> {
    const id = ids[row]
    if (id === undefined || !field) return
    try {
      const product = await readAt(row)
      if (product) await edits.save(product, field, text)
    } catch (error) {
      edits.refuse(id, field, text, error)
    }
  }
  /** Writes what stands in a row of a range into a row below it. */
  async function fillRow(
    { row, from }: { row: number; from: number },
    columns: readonly (EditableField | undefined)[],
  ): Promise<void> {
    const product = await readAt(from).catch(() => undefined)
    if (!product) return
    const cells = columns.flatMap((field): Cell[] =>
      field ? [{ row, text: cellText(product, field), field }] : [],
    )
    await pasteRow(cells)
  }
  /** One cell after the other: each is saved on the version that the one before made. */
  async function pasteRow(cells: readonly Cell[]): Promise<void> {
    for (const cell of cells) await pasteCell(cell)
  }
  return {
    /** Values of the last paste that no cell was found for. */
    homeless,
    /** Fills the rows below a range, down to one. */
    fill(source: Range, to: number, fieldAt: (column: number) => EditableField | undefined): void {
      const columns = Array.from({ length: source.right - source.left + 1 }, (_, at) =>
        fieldAt(source.left + at),
      )
      for (const row of rowsToFill(source, to)) void fillRow(row, columns)
    },
    paste(text: string, from: Place, fieldAt: (column: number) => EditableField | undefined): void {
      const cells = readCells(text, from, fieldAt)
      setHomeless(cells.filter(({ row, field }) => ids[row] === undefined || !field).length)
      for (const ofRow of Map.groupBy(cells, ({ row }) => row).values()) void pasteRow(ofRow)
    },
  }
}
