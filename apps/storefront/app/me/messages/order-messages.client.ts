import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { addOrderMessagePhoto, sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { callApi } from '../../browser/call-api.ts'
import type { MessageValues } from './message-form.state.ts'

const path = (orderId: string) => `/api/me/orders/${encodeURIComponent(orderId)}`

/** Writes to the seller of an order; sent again with its key it stands once. */
export const sendMessageHere = (orderId: string, values: MessageValues, key: string) =>
  callApi<EndpointAnswer<typeof sendOrderMessage>>({
    method: 'POST',
    path: `${path(orderId)}/message`,
    body: values,
    headers: { 'idempotency-key': key },
  })

/** Adds one photo to a message. */
export function sendMessagePhoto(orderId: string, messageId: string, name: string, file: Blob) {
  const body = new FormData()
  body.set('file', file, name)
  return callApi<EndpointAnswer<typeof addOrderMessagePhoto>>({
    method: 'POST',
    path: `${path(orderId)}/messages/${encodeURIComponent(messageId)}/photos`,
    body,
  })
}
