import * as contract from '@filiera/contract/console/photos'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { cursorOf, placeOf } from '../../platform/cursor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { addPhoto } from './add-photo.ts'
import { cropPhoto } from './crop-photo.ts'
import { presentPhoto } from './photo.presenter.ts'
import { createShopPhotoServices } from './photo-services.ts'
import { findShopPhotos } from './photos.store.ts'
import { removePhoto } from './remove-photo.ts'

/** The photos of a shop. */
export function photosRoutes(services: Services, bounds: PhotoBounds) {
  const withPhotos = createShopPhotoServices(services, bounds)
  return [
    bind(contract.listShopPhotos, async ({ query, identity }) => {
      const page = {
        after: query.after === undefined ? undefined : placeOf(query.after),
        limit: contract.PHOTOS_PAGE + 1,
        unusedOnly: query.unused === 'true',
        lang: query.lang,
      }
      const { rows, total } = await findShopPhotos(services.db, identity.sellerId, page)
      const shown = rows.slice(0, contract.PHOTOS_PAGE)
      const last = rows.length > shown.length ? shown.at(-1) : undefined
      const next = last ? cursorOf({ at: last.added_at, key: last.hash }) : null
      return { photos: shown.map(presentPhoto), total, next }
    }),
    bind(contract.addShopPhoto, (call) =>
      addPhoto(withPhotos, shopActor(call), call.readUpload, call.query.lang),
    ),
    bind(contract.cropShopPhoto, (call) =>
      cropPhoto(withPhotos, shopActor(call), call.params.picture, call.body, call.query.lang),
    ),
    bind(contract.removeShopPhoto, async (call) => {
      await removePhoto(services, shopActor(call), call.params.picture)
      return undefined
    }),
  ]
}
