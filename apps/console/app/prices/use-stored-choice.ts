import { useState } from 'react'
import { readStoredJson, writeStored } from '../browser/stored.ts'
import { toggled } from '../browser/toggled.ts'

/** The products that were chosen, whatever is searched for; the choice outlives the page until something is tried with it. */
export function useStoredChoice(shop: string) {
  const name = `prices.${shop}`
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(readStoredJson(name) as string[] | null),
  )
  const keep = (next: ReadonlySet<string>) => {
    setChosen(next)
    writeStored(name, next.size > 0 ? JSON.stringify([...next]) : null)
  }
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    toggle: (id: string) => keep(toggled(chosen, id)),
    add: (ids: readonly string[]) => keep(new Set([...chosen, ...ids])),
    none: () => keep(new Set()),
  }
}

export type StoredChoice = ReturnType<typeof useStoredChoice>
