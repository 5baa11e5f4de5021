import { useRef } from 'react'

/**
 * The `Idempotency-Key` of what a call makes: the same while the same is sent, so that a try after an answer that never came makes
 * nothing twice; another one for other content, and once it is made.
 */
export function useCreationKey() {
  const last = useRef<{ content: string; key: string }>(null)
  return {
    keyOf(body: unknown) {
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return { 'idempotency-key': last.current.key }
    },
    made() {
      last.current = null
    },
  }
}
