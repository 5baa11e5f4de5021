import type { ShopPhoto } from '@filiera/contract/console/photos'
import type { Language } from '@filiera/domain/languages'
import { storePicture } from '../../catalog/pictures/store-picture.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { presentPhoto } from './photo.presenter.ts'
import type { ShopPhotoServices } from './photo-services.ts'
import { findShopPhoto, insertShopPhoto } from './photos.store.ts'

/** Keeps a picture as one of the shop's. @param of the photo that it is a part of @param lang of the names of products in the answer */
export async function storeShopPhoto(
  { db, clock, files }: ShopPhotoServices,
  shopActor: ShopActor,
  bytes: Buffer,
  { lang, of = null }: { lang: Language; of?: { hash: string; drawn: boolean } | null },
): Promise<ShopPhoto> {
  const { sellerId } = shopActor
  const { hash, width, height } = await storePicture(db, files, bytes, of?.drawn)
  return inTransaction(db, async (trx) => {
    const at = clock.now()
    const isNew = !(await findShopPhoto(trx, sellerId, hash, lang))
    // one that the shop has comes first again
    await insertShopPhoto(trx, sellerId, hash, at)
    const after = { width, height, ...(of && { partOf: of.hash }) }
    if (isNew) await writeAudit(trx, shopActor, { kind: 'photo', id: hash, before: null, after, at })
    const photo = await findShopPhoto(trx, sellerId, hash, lang)
    if (!photo) throw new Error('a photo that was just stored is not there')
    return presentPhoto(photo)
  })
}
