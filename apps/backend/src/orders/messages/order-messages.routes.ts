import * as contract from '@filiera/contract/orders/order-actions'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { sendPhoto } from '../../catalog/pictures/photos/send-photo.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import type { Services } from '../../services.ts'
import { addMessagePhoto } from './add-message-photo.ts'
import { listOwnMessages } from './list-messages.ts'
import { createMessageServices } from './message-services.ts'
import { readMessagePhoto } from './read-message-photo.ts'
import { sendMessage } from './send-message.ts'

/** What customers write about their orders. */
export function orderMessagesRoutes(services: Services, bounds: PhotoBounds) {
  const withPhotos = createMessageServices(services, bounds)
  return [
    bind(contract.sendOrderMessage, ({ params, body, identity, request }) =>
      sendMessage(withPhotos, {
        accountId: identity.accountId,
        orderId: params.id,
        written: body,
        key: idempotencyKey(request),
      }),
    ),
    bind(contract.addOrderMessagePhoto, ({ params, identity, readUpload }) => {
      const { id: orderId, messageId } = params
      return addMessagePhoto(withPhotos, { accountId: identity.accountId, orderId, messageId }, readUpload)
    }),
    bind(contract.listOrderMessages, ({ params, identity }) =>
      listOwnMessages(services.db, identity.accountId, params.id),
    ),
    bind(contract.getOrderMessagePhoto, async ({ params, identity, reply }) => {
      sendPhoto(reply, await readMessagePhoto(withPhotos, identity, params.file))
      return answered
    }),
  ]
}
