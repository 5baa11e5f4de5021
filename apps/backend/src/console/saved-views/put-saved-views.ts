import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findSavedViews, type List, type SavedViewsRow, writeSavedViews } from './saved-views.store.ts'

const none = { views: [], version: 0 }

/** The views of a list that somebody saved for a shop; version 0 before the first. */
export const readSavedViews = async <L extends List>(
  { db }: Services,
  list: L,
  who: { accountId: string; sellerId: string },
): Promise<SavedViewsRow<L>> => (await findSavedViews(db, list, who)) ?? none

/** Entries are never changed: they say how many views there are and their names, not what somebody looked for. */
const audited = (views: readonly { name: string }[]) => ({
  count: views.length,
  names: views.map(({ name }) => name),
})

/** Says which views of a list somebody has for a shop. @throws ProblemError changed_meanwhile in another tab */
export async function putSavedViews<L extends List>(
  { db, clock }: Services,
  list: L,
  actor: ShopActor,
  { views, version }: SavedViewsRow<L>,
): Promise<SavedViewsRow<L>> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const before = (await findSavedViews(trx, list, actor)) ?? none
    const after = await writeSavedViews(trx, list, actor, { views, version })
    if (!after)
      throw new ProblemError('changed_meanwhile', 'You changed your views in another tab meanwhile.', {
        changed: { by: '', at: now.toISOString(), current: { views: before.views } },
      })
    await writeAudit(trx, actor, {
      kind: 'view',
      id: actor.accountId,
      before: audited(before.views),
      after: audited(views),
      at: now,
    })
    return after
  })
}
