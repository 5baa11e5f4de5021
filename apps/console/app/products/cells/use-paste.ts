import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { useState } from 'react'
import { forEachLimited } from '../../api/for-each-limited.ts'
import type { Place } from '../use-active-cell.ts'
import { type Range, rowsToFill } from '../use-range.ts'
import { cellText, type EditableField } from './read-cell.ts'
import type { Edits } from './use-edits.ts'
import type { Undo } from './use-undos.ts'

type FieldAt = (column: number) => EditableField | undefined
type ReadAt = (row: number) => Promise<SellerProduct | undefined>
type Cell = { row: number; text: string; field: EditableField | undefined }

/** What a spreadsheet copied, from a cell to the right and down. What is empty stays as it is, but for the first column. */
const readCells = (text: string, from: Place, fieldAt: FieldAt): Cell[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, down) =>
      line
        .split('\t')
        .map((cell, right) => ({ row: from.row + down, text: cell, field: fieldAt(from.column + right) }))
        .filter(({ text: cell }, right) => cell.trim() !== '' || right === 0),
    )

/** Cells that are saved at the same time: the backend keeps few places for one seller. */
const AT_ONCE = 4

/** What stands in rows of a range, for the rows below it. */
async function cellsToFill(source: Range, to: number, fieldAt: FieldAt, readAt: ReadAt): Promise<Cell[]> {
  const columns = Array.from({ length: source.right - source.left + 1 }, (_, at) => fieldAt(source.left + at))
  const cells: Cell[] = []
  for (const { row, from } of rowsToFill(source, to)) {
    const product = await readAt(from).catch(() => undefined)
    if (!product) continue
    for (const field of columns) if (field) cells.push({ row, text: cellText(product, field), field })
  }
  return cells
}

/** Saves what is pasted into the sheet, or filled down in it. */
export function usePaste(edits: Edits, ids: readonly string[], readAt: ReadAt) {
  const [unplaced, setUnplaced] = useState(0)
  /** Rows beside each other, the cells of a row one after the other: each is saved on the version that the one before made. */
  async function saveAll(cells: readonly Cell[]): Promise<void> {
    const known = cells.flatMap(({ row, text, field }) => {
      const id = ids[row]
      return id !== undefined && field ? [{ id, row, text, field }] : []
    })
    edits.announce(known)
    const undo: Undo[] = []
    await forEachLimited([...Map.groupBy(known, ({ row }) => row).values()], AT_ONCE, async (ofRow) => {
      for (const { id, row, text, field } of ofRow) {
        try {
          const product = await readAt(row)
          if (product) await edits.save(product, field, text, undo)
          else edits.forget(id, field)
        } catch (error) {
          edits.refuse(id, field, text, error)
        }
      }
    })
  }
  return {
    /** Values of the last paste that no cell was found for. */
    unplaced,
    /** Fills the rows below a range, down to one, with what stands in its rows. */
    fill: async (source: Range, to: number, fieldAt: FieldAt): Promise<void> =>
      saveAll(await cellsToFill(source, to, fieldAt, readAt)),
    paste(text: string, from: Place, fieldAt: FieldAt): void {
      const cells = readCells(text, from, fieldAt)
      setUnplaced(cells.filter(({ row, field }) => ids[row] === undefined || !field).length)
      void saveAll(cells)
    },
    /** Takes back what was saved last, all that was pasted together. @returns the first of it */
    undo(): Undo | undefined {
      const last = edits.takeLast()
      void forEachLimited([...Map.groupBy(last, ({ id }) => id)], AT_ONCE, async ([id, changes]) => {
        const row = ids.indexOf(id)
        try {
          const shown = row < 0 ? await edits.read(id) : await readAt(row)
          if (shown) await edits.undo(changes, shown)
        } catch (error) {
          for (const { field, text } of changes) edits.refuse(id, field, text, error)
        }
      })
      return last[0]
    },
  }
}
