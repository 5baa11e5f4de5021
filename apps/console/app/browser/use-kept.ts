import { useState } from 'react'
import { readKeptJson, writeKept } from './kept.ts'

/** What is being typed; it outlives the page until it is forgotten, because it was sent. */
export function useKept<Typed extends object>(name: string, start: Typed) {
  const [typed, setTyped] = useState<Typed>(() => ({
    ...start,
    ...(readKeptJson(name) as Partial<Typed> | null),
  }))
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
