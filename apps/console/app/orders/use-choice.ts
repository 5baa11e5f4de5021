import { useState } from 'react'

/** Which orders of a view are chosen. */
export type Choice = {
  ids: ReadonlySet<string>
  isEvery: boolean
  toggle(id: string): void
  toggleEvery(): void
  clear(): void
}

/** A choice among the numbers of a view; those that left it are chosen no more. */
export function useChoice(listed: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = new Set(listed.filter((id) => chosen.has(id)))
  const isEvery = listed.length > 0 && ids.size === listed.length
  return {
    ids,
    isEvery,
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleEvery: () => setChosen(new Set(isEvery ? [] : listed)),
    clear: () => setChosen(new Set()),
  }
}
