import { MESSAGE_PHOTOS, type OrderMessage } from '@filiera/contract/orders/order-actions'
import { newPhotoName } from '../../catalog/pictures/photos/photo-files.ts'
import type { PhotoShape } from '../../catalog/pictures/process/make-photo.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { ReadUpload } from '../../platform/http/read-upload.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { insertPhoto, lockOwnMessage } from './message-photo.store.ts'
import type { MessageServices } from './message-services.ts'
import { presentMessage } from './messages.presenter.ts'
import { findMessages } from './messages.store.ts'

/** Large enough to see what is broken. */
const SHAPE: PhotoShape = { side: 1600, fit: 'inside' }

export type PhotoTarget = { accountId: string; orderId: string; messageId: string }

/** Makes sure that the message takes another photo, and keeps it as its next one when there is one. @throws ProblemError not_found, conflict */
async function reservePlace({ db }: MessageServices, target: PhotoTarget, name?: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const photos = await lockOwnMessage(trx, target)
    if (photos === undefined) throw notFound()
    if (photos >= MESSAGE_PHOTOS)
      throw new ProblemError('conflict', `A message carries at most ${MESSAGE_PHOTOS} photos.`)
    if (name) await insertPhoto(trx, { name, messageId: target.messageId, position: photos + 1 })
  })
}

/**
 * Adds a photo to a message that the customer wrote: re-encoded, upright, without metadata, at most 1600 pixels (decision 37).
 * Nothing of the body is read before it is known to be wanted.
 * @throws ProblemError not_found, conflict (four already), rate_limited, unavailable, too_large, invalid_body, unsupported_media_type
 */
export async function addMessagePhoto(
  services: MessageServices,
  target: PhotoTarget,
  readUpload: ReadUpload,
): Promise<OrderMessage> {
  const { db, photos, limits, withPlace, decode } = services
  await reservePlace(services, target)
  await limits.photo.spend(target.accountId)
  const photo = await withPlace(() => photos.withUpload(readUpload, (path) => decode(path, SHAPE)))
  const name = newPhotoName()
  await photos.write(name, photo)
  await reservePlace(services, target, name).catch(async (error: unknown) => {
    await photos.remove(name)
    throw error
  })
  const row = (await findMessages(db, [target.orderId])).find(({ id }) => id === target.messageId)
  if (!row) throw notFound()
  return presentMessage(row)
}
