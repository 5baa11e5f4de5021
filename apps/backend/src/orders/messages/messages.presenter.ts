import type { OrderMessage } from '@filiera/contract/orders/order-actions'
import type { MessageRow } from './messages.store.ts'

/** Where browsers find a photo of a message; only who may read the message gets it. */
export const messagePhotoUrl = (name: string): string => `/api/order-photos/${name}.webp`

/** Row → `OrderMessage`. */
export function presentMessage(row: MessageRow): OrderMessage {
  const { id, topic, text, products, photos, createdAt } = row
  return {
    id,
    from: row.sender,
    topic,
    text,
    products,
    photos: photos.map(messagePhotoUrl),
    createdAt: createdAt.toISOString(),
  }
}
