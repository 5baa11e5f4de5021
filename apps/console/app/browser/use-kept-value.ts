import { useState } from 'react'
import { readKeptJson, writeKept } from './kept.ts'

/**
 * A value that outlives the page in this browser, until it is forgotten.
 * @param read what is kept under the name, null for nothing, as a value
 */
export function useKeptValue<Value>(name: string, read: (kept: unknown) => Value) {
  const [state, setState] = useState(() => ({ name, value: read(readKeptJson(name)) }))
  return {
    value: state.name === name ? state.value : read(readKeptJson(name)),
    keep(value: Value) {
      setState({ name, value })
      writeKept(name, JSON.stringify(value))
    },
    /** Keeps it no longer; it stays on the page unless another value takes its place. */
    forget(next?: Value) {
      if (next !== undefined) setState({ name, value: next })
      writeKept(name, null)
    },
  }
}
