import * as contract from '@filiera/contract/orders/order-actions'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { answered, bind } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findOrder } from '../order/orders.store.ts'
import { addMessagePhoto } from './add-message-photo.ts'
import { listMessages } from './list-messages.ts'
import { createMessageServices } from './message-services.ts'
import { readMessagePhoto } from './read-message-photo.ts'
import { sendMessage } from './send-message.ts'

/** What customers write about their orders. */
export function orderMessagesRoutes(services: Services, bounds: PhotoBounds) {
  const withPhotos = createMessageServices(services, bounds)
  return [
    bind(contract.sendOrderMessage, ({ params, body, identity }) =>
      sendMessage(withPhotos, { accountId: identity.accountId, orderId: params.id, written: body }),
    ),
    bind(contract.addOrderMessagePhoto, ({ params, identity, readUpload }) => {
      const { id: orderId, messageId } = params
      return addMessagePhoto(withPhotos, { accountId: identity.accountId, orderId, messageId }, readUpload)
    }),
    bind(contract.listOrderMessages, async ({ params, identity }) => {
      if (!(await findOrder(services.db, identity.accountId, params.id))) throw notFound()
      return (await listMessages(services.db, [params.id])).get(params.id) ?? []
    }),
    bind(contract.getOrderMessagePhoto, async ({ params, identity, reply }) => {
      const photo = await readMessagePhoto(withPhotos, identity, params.file.slice(0, -'.webp'.length))
      void reply
        .headers({
          'content-disposition': 'inline; filename="photo.webp"',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(photo)
      return answered
    }),
  ]
}
