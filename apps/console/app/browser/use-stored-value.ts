import { useState } from 'react'
import { readStoredJson, writeStored } from './stored.ts'

/**
 * A value that outlives the page in this browser, until it is forgotten.
 * @param read what is stored under the name, null for nothing, as a value
 */
export function useStoredValue<Value>(name: string, read: (stored: unknown) => Value) {
  const [state, setState] = useState(() => ({ name, value: read(readStoredJson(name)) }))
  return {
    value: state.name === name ? state.value : read(readStoredJson(name)),
    store(value: Value) {
      setState({ name, value })
      writeStored(name, JSON.stringify(value))
    },
    /** Stores it no longer; it stays on the page unless another value takes its place. */
    forget(next?: Value) {
      if (next !== undefined) setState({ name, value: next })
      writeStored(name, null)
    },
  }
}
