import { useState } from 'react'
import { readKeptJson, writeKept } from '../browser/kept.ts'
import { toggled } from '../browser/toggled.ts'

/** The products that were chosen, whatever is searched for; the choice outlives the page until something is tried with it. */
export function useKeptChoice(shop: string) {
  const name = `prices.${shop}`
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(readKeptJson(name) as string[] | null),
  )
  const keep = (next: ReadonlySet<string>) => {
    setChosen(next)
    writeKept(name, next.size > 0 ? JSON.stringify([...next]) : null)
  }
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    toggle: (id: string) => keep(toggled(chosen, id)),
    add: (ids: readonly string[]) => keep(new Set([...chosen, ...ids])),
    none: () => keep(new Set()),
  }
}

export type KeptChoice = ReturnType<typeof useKeptChoice>
