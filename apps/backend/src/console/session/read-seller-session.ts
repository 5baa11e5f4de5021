import type { SellerSession } from '@filiera/contract/console/session'
import { permissionsOf, standsStill } from '@filiera/domain/shop-roles'
import type { Executor } from '../../platform/database/open-database.ts'
import type { Identity } from '../../platform/identity.ts'
import { findOwnShops, getOwnName } from './own-shops.store.ts'

/** Who is at work, and in which shops; no shop for who was taken out of the last one. */
export async function readSellerSession(
  db: Executor,
  { accountId, email, locale }: Identity,
): Promise<SellerSession> {
  const shops = await findOwnShops(db, accountId)
  return {
    account: accountId,
    email,
    name: await getOwnName(db, accountId),
    locale,
    shops: shops.map(({ id, name, role, closed, closed_until, suspended_at, ended_at }) => ({
      id,
      name,
      role,
      permissions: permissionsOf(role).filter(
        (permission) => suspended_at === null || !standsStill(permission),
      ),
      closedUntil: closed ? closed_until : null,
      suspended: suspended_at !== null,
      ended: ended_at !== null,
    })),
  }
}
