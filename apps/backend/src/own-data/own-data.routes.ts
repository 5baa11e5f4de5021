import * as contract from '@filiera/contract/own-data'
import type { AuthServices } from '../account/auth-services.ts'
import { callerOf } from '../http/caller.ts'
import { answered, bind } from '../http/endpoint.ts'
import { notFound } from '../problem-error.ts'
import { deleteAccount } from './delete-account.ts'
import { createExport } from './export-own-data.ts'
import { createPhotoServices, type PhotoBounds } from './photo-services.ts'
import { putPhoto } from './put-photo.ts'
import { removePhoto } from './remove-photo.ts'

/** A day in the owner's own browser; a new photo has another address. */
const PHOTO_CACHING = 'private, max-age=86400, immutable'

/** What customers may do with what is kept about them. */
export function ownDataRoutes(auth: AuthServices, bounds: PhotoBounds) {
  const photoServices = createPhotoServices(auth, bounds)
  const exportOwnData = createExport(auth)
  return [
    bind(contract.putPhoto, ({ identity, readUpload }) =>
      putPhoto(photoServices, identity.accountId, readUpload),
    ),
    bind(contract.removePhoto, async ({ identity }) => {
      await removePhoto(photoServices, identity.accountId)
      return undefined
    }),
    bind(contract.getPhoto, async ({ params, reply }) => {
      const photo = await photoServices.photos.read(params.file.slice(0, -'.webp'.length))
      if (!photo) throw notFound()
      void reply
        .headers({
          'cache-control': PHOTO_CACHING,
          'content-disposition': 'inline; filename="photo.webp"',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(photo)
      return answered
    }),
    bind(contract.exportOwnData, async ({ identity, reply }) => {
      const data = await exportOwnData(identity)
      void reply.header('content-disposition', 'attachment; filename="filiera-my-data.json"')
      return data
    }),
    bind(contract.deleteAccount, async ({ identity, body, request }) => {
      const caller = callerOf(request, auth.config.COOKIE_SECRET)
      await deleteAccount(
        { ...auth, photos: photoServices.photos },
        identity.accountId,
        body.password,
        caller,
      )
      return undefined
    }),
  ]
}
