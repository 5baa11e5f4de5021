import type { ShopPhoto } from '@filiera/contract/console/photos'
import type { Language } from '@filiera/domain/languages'
import type { PhotoShape } from '../../catalog/pictures/process/make-photo.ts'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import type { ReadUpload } from '../../platform/http/read-upload.ts'
import type { ShopPhotoServices } from './photo-services.ts'
import { storeShopPhoto } from './store-shop-photo.ts'

/** The widest that pages show. */
const SHAPE: PhotoShape = { side: 1700, fit: 'product' }

/**
 * Keeps a photo for the products of a shop: decoded in the process of pictures, upright, without metadata.
 * @throws ProblemError rate_limited, unavailable, too_large, invalid_body, unsupported_media_type
 */
export async function addPhoto(
  services: ShopPhotoServices,
  shopActor: ShopActor,
  readUpload: ReadUpload,
  lang: Language,
): Promise<ShopPhoto> {
  const { limit, withPlace, uploads, decode } = services
  await limit.spend(shopActor.accountId)
  const bytes = await withPlace(() => uploads.withUpload(readUpload, (path) => decode(path, SHAPE)))
  return storeShopPhoto(services, shopActor, bytes, { lang })
}
