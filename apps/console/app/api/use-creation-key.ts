import { useRef } from 'react'
import { readStoredJson, writeStored } from '../browser/stored.ts'

type Last = { content: string; key: string }

/**
 * The `Idempotency-Key` of what a call makes: the same while the same is sent, so that a try after an answer that never came makes
 * nothing twice; another one for other content, and once it is made.
 * @param name under which this tab stores it, where what is sent outlives the page too
 */
export function useCreationKey(name?: string) {
  const last = useRef<Last>(null)
  const storedAs = name && `key.${name}`
  const remember = (next: Last | null) => {
    last.current = next
    if (storedAs) writeStored(storedAs, next && JSON.stringify(next), sessionStorage)
  }
  const known = () =>
    last.current ?? (storedAs ? (readStoredJson(storedAs, sessionStorage) as Last | null) : null)
  return {
    keyOf(body: unknown) {
      const content = JSON.stringify(body)
      const before = known()
      const now = before?.content === content ? before : { content, key: crypto.randomUUID() }
      remember(now)
      return { 'idempotency-key': now.key }
    },
    made: () => remember(null),
  }
}
