import type { CropBox, ShopPhoto } from '@filiera/contract/console/photos'
import type { Language } from '@filiera/domain/languages'
import { findDefaultPicture } from '../../catalog/pictures/default-pictures.ts'
import { workOnPicture } from '../../catalog/pictures/process/work-on-picture.ts'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { ShopPhotoServices } from './photo-services.ts'
import { findShopPhoto } from './photos.store.ts'
import { storeShopPhoto } from './store-shop-photo.ts'

/** A part of a photo of the shop as a photo of its own. @throws ProblemError not_found, rate_limited, unavailable */
export async function cropPhoto(
  services: ShopPhotoServices,
  shopActor: ShopActor,
  hash: string,
  part: CropBox,
  lang: Language,
): Promise<ShopPhoto> {
  const { db, files, limit } = services
  const photo = await findShopPhoto(db, shopActor.sellerId, hash, lang)
  const master = photo && ((await files.readMaster(hash)) ?? findDefaultPicture(hash))
  if (!photo || !master) throw notFound()
  await limit.spend(shopActor.accountId)
  const bytes = await workOnPicture({ kind: 'crop', part }, master)
  if (!bytes) throw notFound()
  return storeShopPhoto(services, shopActor, bytes, { lang, of: photo })
}
