import { useState } from 'react'
import { readKept, writeKept } from './kept.ts'

/** What was typed under this name, as far as it is there and can be read. */
function read<Typed extends object>(name: string): Partial<Typed> {
  try {
    const kept: unknown = JSON.parse(readKept(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** What is being typed; it outlives the page until it is forgotten, because it was sent. */
export function useKept<Typed extends object>(name: string, start: Typed) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...start, ...read<Typed>(name) }))
  return {
    typed,
    type(change: Partial<Typed>) {
      const next = { ...typed, ...change }
      setTyped(next)
      writeKept(name, JSON.stringify(next))
    },
    forget: () => writeKept(name, null),
  }
}
