import { useCallback, useMemo, useState } from 'react'
import { toggled } from './toggled.ts'

/** The chosen rows of a view, in its order; those that are no longer in it are not among them. */
export function useChosen(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const inView = useMemo(() => (chosen.size > 0 ? ids.filter((id) => chosen.has(id)) : []), [ids, chosen])
  const toggle = useCallback((id: string) => setChosen((known) => toggled(known, id)), [])
  return {
    ids: inView,
    has: (id: string) => chosen.has(id),
    toggle,
    /** Chooses the whole view; none of it when all of it is chosen. */
    toggleAll: () => setChosen(inView.length === ids.length ? new Set() : new Set(ids)),
    none: () => setChosen(new Set()),
    isAll: ids.length > 0 && inView.length === ids.length,
  }
}

export type Chosen = ReturnType<typeof useChosen>
