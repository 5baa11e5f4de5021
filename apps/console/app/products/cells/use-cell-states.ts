import { useState } from 'react'
import type { TextKey } from '../../texts/texts.tsx'
import type { EditableField } from './read-cell.ts'

/** What became of the last change of a cell; `text` is what was typed, so that nothing of it is lost. */
export type CellState =
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  | { kind: 'refused'; text: string; fault: TextKey }
  | { kind: 'changed'; text: string; by: string; now: string }

type Field = EditableField | 'state'

/** How long a cell says that it was saved, in milliseconds. */
const SAID_MS = 1_200

const keyOf = (id: string, field: Field) => `${id} ${field}`

/** How many values are on their way, and the cells of those that were not saved. */
function openCells(states: ReadonlyMap<string, CellState>) {
  const keysOf = (...kinds: CellState['kind'][]) =>
    [...states].flatMap(([key, { kind }]) => (kinds.includes(kind) ? [key] : []))
  return {
    saving: keysOf('saving').length,
    wrong: keysOf('refused', 'changed').map((key) => {
      const [id = '', field = ''] = key.split(' ')
      return { id, field }
    }),
  }
}

/** What the cells of a sheet say of their last change. */
export function useCellStates() {
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map())
  /** @param over only over this state */
  function set(id: string, field: Field, state: CellState | null, over?: CellState): void {
    const key = keyOf(id, field)
    setStates((known) => {
      if (over && known.get(key) !== over) return known
      const next = new Map(known)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })
  }
  return {
    of: (id: string, field: Field) => states.get(keyOf(id, field)),
    set,
    /** Says for a moment that a value was saved. */
    sayIsSaved(id: string, field: Field): void {
      const said: CellState = { kind: 'saved' }
      set(id, field, said)
      setTimeout(() => set(id, field, null, said), SAID_MS)
    },
    /** Shows values that wait for their turn as on their way. */
    announce: (cells: readonly { id: string; field: EditableField; text: string }[]) =>
      setStates(
        (known) =>
          new Map([
            ...known,
            ...cells.map(({ id, field, text }) => [keyOf(id, field), { kind: 'saving', text }] as const),
          ]),
      ),
    open: () => openCells(states),
  }
}

export type CellStates = ReturnType<typeof useCellStates>
