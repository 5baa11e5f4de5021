import * as contract from '@filiera/contract/customers/own-data'
import { createPhotoServices, type PhotoBounds } from '../catalog/pictures/photos/photo-services.ts'
import { sendPhoto } from '../catalog/pictures/photos/send-photo.ts'
import type { AuthServices } from '../customers/account/auth-services.ts'
import { putPhoto } from '../customers/photo/put-photo.ts'
import { removePhoto } from '../customers/photo/remove-photo.ts'
import { callerOf } from '../platform/http/caller.ts'
import { answered, bind } from '../platform/http/endpoint.ts'
import { notFound } from '../platform/problem-error.ts'
import { deleteAccount } from './erase/delete-account.ts'
import { createExport } from './export/export-own-data.ts'

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
      sendPhoto(reply.header('cache-control', PHOTO_CACHING), photo)
      return answered
    }),
    bind(contract.exportOwnData, async ({ identity, request, reply }) => {
      const data = await exportOwnData(identity)
      await callerOf(request, auth).report('data_exported', identity.email)
      void reply.header('content-disposition', 'attachment; filename="filiera-my-data.json"')
      return data
    }),
    bind(contract.deleteAccount, async ({ identity, body, request }) => {
      const caller = callerOf(request, auth)
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
