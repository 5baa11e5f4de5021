import type { KeyboardEvent } from 'react'
import type { Chosen } from '../browser/use-chosen.ts'
import type { Place } from './use-active-cell.ts'
import type { EditedCell } from './use-edited-cell.ts'
import { filledDown, type Range, type useRange } from './use-range.ts'

type Keys = {
  active: Place
  /** Makes another cell the active one where a key means that. @returns whether it did */
  move(event: KeyboardEvent): boolean
  marking: ReturnType<typeof useRange>
  edited: EditedCell
  mayWrite: boolean
  /** The id of the row that has the active cell. */
  id: string | undefined
  chosen: Chosen
  fill(source: Range, to: number): void
  undo(): void
}

/** Space chooses the row, Ctrl A the whole view. @returns whether it was one of them */
function choose({ key, target }: KeyboardEvent, isCommand: boolean, { id, chosen }: Keys): boolean {
  if (isCommand && key === 'a') chosen.toggleAll()
  else if (key === ' ' && id && !(target instanceof HTMLInputElement)) chosen.toggle(id)
  else return false
  return true
}

/** What a key does in the sheet: it moves, marks, fills, takes back, chooses, or begins to edit. */
export function pressKey(event: KeyboardEvent, keys: Keys) {
  const { active, marking, edited, mayWrite } = keys
  if (event.target instanceof HTMLButtonElement) return
  if (keys.move(event)) return marking.follow(active, event.shiftKey)
  const isCommand = event.ctrlKey || event.metaKey
  if (event.key === 'Escape') return marking.isMarked ? marking.clear() : edited.leave()
  if (isCommand && event.key === 'd' && mayWrite) {
    event.preventDefault()
    const { source, to } = filledDown(marking.range)
    return keys.fill(source, to)
  }
  if (isCommand && event.key === 'z') return keys.undo()
  if (mayWrite && choose(event, isCommand, keys)) return event.preventDefault()
  const isTyped = /^[\d,.]$/.test(event.key) && !isCommand
  if (event.key !== 'Enter' && event.key !== 'F2' && !isTyped) return
  event.preventDefault()
  edited.begin(active.column, isTyped ? event.key : undefined)
}
