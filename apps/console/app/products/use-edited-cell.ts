import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cellText, type EditableField, editable } from './cells/read-cell.ts'
import type { Edits } from './cells/use-edits.ts'
import type { Column } from './columns.ts'
import { type ActiveCell, editableField } from './grid-row.tsx'
import type { RowAt } from './range-text.ts'
import type { Place } from './use-active-cell.ts'

type Sheet = {
  columns: readonly Column[]
  edits: Edits
  mayWrite: boolean
  rowAt: RowAt
  /** Brings a row into view. */
  show(row: number): void
}

/** The active cell: what may be edited there, and what it begins with while it is. */
export function useEditedCell(
  { columns, edits, mayWrite, rowAt, show }: Sheet,
  { active, last, go }: { active: Place; last: Place; go(place: Place): void },
) {
  const navigate = useNavigate()
  const [begun, setBegun] = useState<string | null>(null)
  const fieldAt = (column: number): EditableField | undefined => {
    const shown = columns[column]
    return shown && mayWrite ? editableField(shown) : undefined
  }
  const activeCell: ActiveCell = {
    column: active.column,
    begun,
    onEnd(how) {
      setBegun(null)
      if (how === 'gone') return
      go({ row: Math.min(last.row, active.row + (how === 'down' ? 1 : 0)), column: active.column })
    },
  }
  return {
    fieldAt,
    activeCell,
    /** Begins to edit a column of the row, with its value or a text; the name opens the product. */
    begin(column: number, text?: string): void {
      const [field, product] = [fieldAt(column), rowAt(active.row)]
      if (product && columns[column]?.field === 'title') void navigate(`/products/${product.id}`)
      if (!field || !product) return
      const state = edits.stateOf(product.id, field)
      show(active.row)
      setBegun(text ?? (state && 'text' in state ? state.text : cellText(product, field)))
    },
    /** Takes the note of the cell away, and what was typed there with it. */
    leave(): void {
      const [field, product] = [columns[active.column]?.field, rowAt(active.row)]
      const noted = editable.find((known) => known === field)
      if (product && noted) void edits.leave(product, noted)
    },
  }
}

export type EditedCell = ReturnType<typeof useEditedCell>
