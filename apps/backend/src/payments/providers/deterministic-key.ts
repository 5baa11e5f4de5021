import { createHash } from 'node:crypto'

/**
 * Idempotency key of an intent, 36 letters, digits and dashes (payments reference §3.4): the same name gives the same key
 * in every process, so that a repetition after a crash is recognised.
 */
export function deterministicKey(name: string): string {
  const hex = createHash('sha256').update(`filiera:${name}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
