import { useEffect, useState } from 'react'
import { readStoredJson, storedNames } from '../browser/stored.ts'

/** How often it is looked for, in milliseconds. */
const LOOK_MS = 3_000

/** A product of which this browser keeps something that the shop does not have. */
export type Unsaved = { id: string; title: string }

function unsavedOf(shop: string): Unsaved[] {
  const found = new Map<string, Unsaved>()
  for (const name of storedNames(`draft-${shop}-`)) {
    const [, id = ''] = /^draft-\d+-(\d+)\./.exec(name) ?? []
    const kept = readStoredJson(name) as { title?: unknown } | null
    if (id) found.set(id, { id, title: typeof kept?.title === 'string' ? kept.title : id })
  }
  return [...found.values()]
}

/** Products with texts that were typed here and not saved; what is saved within some seconds is not among them. */
export function useUnsaved(shop: string): Unsaved[] {
  const [{ shown }, setLooks] = useState(() => {
    const now = unsavedOf(shop)
    return { now, shown: now }
  })
  useEffect(() => {
    const look = () =>
      setLooks((last) => {
        const now = unsavedOf(shop)
        const stays = now.filter(({ id }) => last.now.some((before) => before.id === id))
        const next = { now, shown: stays }
        return JSON.stringify(next) === JSON.stringify(last) ? last : next
      })
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [shop])
  return shown
}
