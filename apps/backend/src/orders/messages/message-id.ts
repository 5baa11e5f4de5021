import { createHash } from 'node:crypto'
import type { MessageRow } from './messages.store.ts'

type Intent = Pick<MessageRow, 'orderId' | 'sender'> & {
  /** `Idempotency-Key` of the call. */
  key: string | undefined
  /** What was written, word for word. */
  written: readonly unknown[]
}

/** The id of a new message: the same words that are sent again with their key are the same message, other words another one. */
export function messageId({ orderId, sender, key, written }: Intent): string {
  if (key === undefined) return crypto.randomUUID()
  const hex = createHash('sha256')
    .update(JSON.stringify([orderId, sender, key, written]))
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`]
  return [...parts, hex.slice(18, 30)].join('-')
}
