import type { SavedView } from '@filiera/contract/console/seller-products'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findSavedViews, type SavedViewsRow, writeSavedViews } from './saved-views.store.ts'

const none: SavedViewsRow = { views: [], version: 0 }

/** The views of the grid that somebody saved for a shop; version 0 before the first. */
export const readSavedViews = async (
  { db }: Services,
  who: { accountId: string; sellerId: string },
): Promise<SavedViewsRow> => (await findSavedViews(db, who)) ?? none

/** Says which views somebody has for a shop. @throws ProblemError changed_meanwhile in another tab */
export async function putSavedViews(
  { db, clock }: Services,
  actor: ShopActor,
  { views, version }: { views: SavedView[]; version: number },
): Promise<SavedViewsRow> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const before = (await findSavedViews(trx, actor)) ?? none
    const after = await writeSavedViews(trx, actor, { views, version })
    if (!after)
      throw new ProblemError('changed_meanwhile', 'You changed your views in another tab meanwhile.', {
        changed: { by: '', at: now.toISOString(), current: { views: before.views } },
      })
    await writeAudit(trx, actor, {
      kind: 'view',
      id: actor.accountId,
      before: { views: before.views },
      after: { views },
      at: now,
    })
    return after
  })
}
