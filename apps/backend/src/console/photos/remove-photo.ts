import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteShopPhoto, findShopPhoto } from './photos.store.ts'
import { noteRemoved } from './removed-photos.store.ts'

/** Takes a photo out of the library; its file goes later, unless something shows it (`purgePictures`). @throws ProblemError not_found, conflict */
export async function removePhoto(
  { db, clock }: Services,
  shopActor: ShopActor,
  hash: string,
): Promise<void> {
  const { sellerId } = shopActor
  await inTransaction(db, async (trx) => {
    const photo = await findShopPhoto(trx, sellerId, hash, 'it')
    if (!photo) throw notFound()
    if (photo.on_shop_page) throw new ProblemError('conflict', 'The page of the shop shows this photo.')
    if (photo.uses_count > 0) throw new ProblemError('conflict', 'A product shows this photo.')
    if (!(await deleteShopPhoto(trx, sellerId, hash))) throw notFound()
    const at = clock.now()
    await noteRemoved(trx, hash, at)
    const before = { width: photo.width, height: photo.height }
    await writeAudit(trx, shopActor, { kind: 'photo', id: hash, before, after: null, at })
  })
}
