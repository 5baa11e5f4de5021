import type { ShopPage, ShopPageValues } from '@filiera/contract/console/shop-page'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { differing } from '../../platform/audit/differing.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { areOwnPictures } from '../photos/own-pictures.ts'
import { columnsOf, presentShopPage } from './shop-page.presenter.ts'
import { lockShopPage, writeShopPage } from './shop-page.store.ts'

/**
 * Changes what a shop says of itself; its page and search follow.
 * @throws ProblemError changed_meanwhile, invalid_body for a picture that is not its own
 */
export async function changeShopPage(
  { db, clock, config }: Services,
  actor: ShopActor,
  { version, values }: { version: number; values: ShopPageValues },
): Promise<ShopPage> {
  const { sellerId } = actor
  const at = clock.now()
  return inTransaction(db, async (trx) => {
    const row = await lockShopPage(trx, sellerId)
    if (row.version !== version) {
      const detail = 'Somebody changed this page meanwhile.'
      const current = presentShopPage(row, config.PUBLIC_URL)
      const of = { kind: 'shop', id: sellerId, actions: ['changeShopPage'] } as const
      throw await changedMeanwhile(trx, of, { detail, current, now: at })
    }
    const { picture } = values
    const isNewPicture = picture !== null && picture !== row.picture_hash
    if (isNewPicture && !(await areOwnPictures(trx, sellerId, [picture])))
      throw wrongField('picture', 'is not in the library')
    const change = columnsOf(values)
    const { before, after } = differing(row, change)
    if (Object.keys(after).length === 0) return presentShopPage(row, config.PUBLIC_URL)
    await writeShopPage(trx, sellerId, { ...change, description: JSON.stringify(change.description) })
    await writeAudit(trx, actor, { kind: 'shop', id: sellerId, before, after, at })
    return presentShopPage({ ...row, ...change, version: row.version + 1 }, config.PUBLIC_URL)
  })
}
