import { useState } from 'react'
import { readStoredJson, writeStored } from '../../browser/stored.ts'
import type { EditableField } from './read-cell.ts'

/** A saved change of a cell: what was saved, and the text that stood there before. */
export type Undo = { id: string; field: EditableField; saved: number | null; text: string }

/** How many steps outlive the page. */
const KEPT_STEPS = 50

function createUndos(shop: string) {
  const name = `undo.${shop}`
  const steps = (readStoredJson(name, sessionStorage) as Undo[][] | null) ?? []
  const keep = () =>
    writeStored(name, steps.length > 0 ? JSON.stringify(steps.slice(-KEPT_STEPS)) : null, sessionStorage)
  return {
    /** Adds a saved change to a step; a new step is the last one from then on. */
    add(step: Undo[], undo: Undo): void {
      step.push(undo)
      if (!steps.includes(step)) steps.push(step)
      keep()
    },
    /** The changes of the last step, to take them back: those are no changes to be taken back in turn. */
    takeLast(): Undo[] {
      const last = steps.pop() ?? []
      keep()
      return last
    },
  }
}

/** The changes of a shop's sheet that can be taken back in this tab, also when the page was loaded again. */
export const useUndos = (shop: string) => useState(() => createUndos(shop))[0]

export type Undos = ReturnType<typeof useUndos>
