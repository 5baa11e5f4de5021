import * as contract from '@filiera/contract/console/photos'
import type { PhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import { shopActor } from '../../platform/audit/shop-actor.ts'
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
        start: query.start ?? 0,
        limit: contract.PHOTOS_PAGE,
        unusedOnly: query.unused === 'true',
        lang: query.lang,
      }
      const { rows, total } = await findShopPhotos(services.db, identity.sellerId, page)
      return { photos: rows.map(presentPhoto), total }
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
