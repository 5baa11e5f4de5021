import type { ShopNotice } from '@filiera/domain/shop-notices'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Somebody in a shop. */
export type Member = { sellerId: string; accountId: string }

/** What somebody switched off. */
export async function findOff(executor: Executor, member: Member): Promise<ShopNotice[]> {
  const rows = await executor
    .selectFrom('shop_notice_off')
    .select('notice')
    .where('seller_id', '=', member.sellerId)
    .where('account_id', '=', member.accountId)
    .execute()
  return rows.map(({ notice }) => notice)
}

/** Switches something on or off. @returns false when it was so already */
export async function writeSwitch(
  trx: Transaction,
  { sellerId, accountId }: Member,
  notice: ShopNotice,
  isOn: boolean,
): Promise<boolean> {
  const changed = isOn
    ? await trx
        .deleteFrom('shop_notice_off')
        .where('seller_id', '=', sellerId)
        .where('account_id', '=', accountId)
        .where('notice', '=', notice)
        .returning('notice')
        .executeTakeFirst()
    : await trx
        .insertInto('shop_notice_off')
        .values({ seller_id: sellerId, account_id: accountId, notice })
        .onConflict((conflict) => conflict.doNothing())
        .returning('notice')
        .executeTakeFirst()
  return changed !== undefined
}
