import { getOrderNote, type OrderNote, writeOrderNote } from '@filiera/contract/orders/order-notes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, hasFailed, ifMatch, problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { readStoredJson, writeStored } from '../browser/stored.ts'

/** What is typed, over the version that was seen when it began. */
type Typed = { text: string; version: number }
type Met = { by: string; current: Typed }

/**
 * The note on an order while it is written. What is typed outlives the page until it is saved. It is one text, so nothing is merged:
 * what a colleague wrote meanwhile is shown, and one of the two is chosen.
 */
export function useNote(shop: string, id: string, note: OrderNote) {
  const queries = useQueryClient()
  const name = `note.${id}`
  const [typed, setTyped] = useState(() => readStoredJson(name) as Typed | null)
  const [met, setMet] = useState<Met | null>(null)
  const keep = (next: Typed | null) => {
    setTyped(next)
    writeStored(name, next && JSON.stringify(next))
  }
  const show = (shown: OrderNote) => {
    queries.setQueryData(apiQuery(getOrderNote, { params: { id }, query: { shop } }).queryKey, shown)
    setMet(null)
  }
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: ({ text, version }: Typed) =>
      callApi(writeOrderNote, { params: { id }, query: { shop }, body: { text } }, ifMatch(version)),
    onSuccess(saved, sent) {
      show(saved)
      // what was typed meanwhile goes on from what was saved
      const now = readStoredJson(name) as Typed | null
      keep(now && now.text !== sent.text ? { ...now, version: saved.version } : null)
    },
    onError(refused) {
      const changed = problemOf(refused)?.changed
      if (changed) setMet({ by: changed.by, current: changed.current as Typed })
    },
  })
  const text = typed?.text ?? note.text
  const isChanged = typed !== null && typed.text.trim() !== note.text
  return {
    text,
    isChanged,
    isPending,
    hasFailed: hasFailed(error) && met === null,
    type: (next: string) => keep({ text: next, version: typed?.version ?? note.version }),
    save() {
      if (typed && isChanged && !met) mutate(typed)
    },
    conflict: met && {
      by: met.by,
      theirs: met.current.text,
      onMine() {
        const mine = { text, version: met.current.version }
        setMet(null)
        keep(mine)
        mutate(mine)
      },
      onTheirs() {
        keep(null)
        setMet(null)
        void queries.invalidateQueries({ queryKey: [getOrderNote.name] })
      },
    },
  }
}
