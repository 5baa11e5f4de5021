import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { announceChange } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { countClosing, endShop, lockShopName, withdrawProducts } from './closing.store.ts'

const asTyped = (name: string) => name.trim().toLocaleLowerCase('it')

/**
 * Closes a shop for good, in one transaction. Orders and payouts go on; carts say that the products are gone.
 * @throws ProblemError invalid_body when the name is not the shop's
 */
export async function closeShop({ db, clock }: Services, actor: ShopActor, name: string): Promise<void> {
  const { sellerId } = actor
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    if (asTyped(await lockShopName(trx, sellerId)) !== asTyped(name))
      throw wrongField('name', 'is not the name of the shop')
    const before = await countClosing(trx, sellerId)
    await withdrawProducts(trx, sellerId, at)
    await endShop(trx, sellerId, at)
    await writeAudit(trx, actor, { kind: 'shop', id: sellerId, before, after: { endedAt: at }, at })
    await announceChange(trx, ['catalogue'])
  })
}
