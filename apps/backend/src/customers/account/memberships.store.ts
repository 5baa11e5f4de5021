import type { Executor } from '../../platform/database/open-database.ts'
import type { FindMemberships } from '../../platform/identity.ts'

/** Looks up the shops that an account works for, the oldest first. */
export const createFindMemberships =
  (db: Executor): FindMemberships =>
  (accountId) =>
    db
      .selectFrom('seller_member')
      .innerJoin('seller', 'seller.id', 'seller_member.seller_id')
      .select(['seller_member.seller_id as sellerId', 'role'])
      .select((select) => select('seller.suspended_at', 'is not', null).$castTo<boolean>().as('isSuspended'))
      .where('account_id', '=', accountId)
      .orderBy('seller_member.created_at')
      .orderBy('seller_member.seller_id')
      .execute()
