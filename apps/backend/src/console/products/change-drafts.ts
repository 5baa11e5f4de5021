import {
  applyChange,
  type ContentChange,
  changeBetween,
  partNames,
} from '@filiera/domain/products/content-parts'
import { type AuditedChange, type ShopActor, writeAudits } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { lockDrafts, writeDrafts } from './drafts.store.ts'
import { readContents } from './read-contents.ts'
import { findLastNumbers } from './versions/versions.store.ts'

/**
 * Puts parts into the drafts of several products of a shop, in one transaction with what else is done to them; who edits one of them
 * sees that it was changed.
 */
export async function changeDrafts(
  trx: Transaction,
  actor: ShopActor,
  changes: ReadonlyMap<string, ContentChange>,
  at: Date,
): Promise<void> {
  if (changes.size === 0) return
  const ids = [...changes.keys()]
  await lockDrafts(trx, ids, actor.accountId, at)
  const contents = await readContents(trx, actor.sellerId, ids)
  const numbers = await findLastNumbers(trx, ids)
  const written = [...contents].map(([id, { live, draft, content }]) => {
    const parts = changes.get(id) ?? {}
    const change = changeBetween(live.content, applyChange(content, parts))
    const isNew = draft.content === null
    return {
      id,
      parts,
      before: draft.version,
      content: Object.keys(change).length > 0 ? change : null,
      baseVersion: isNew ? (numbers.get(id) ?? null) : draft.baseVersion,
    }
  })
  await writeDrafts(trx, written, actor.accountId, at)
  const audited = written.map(
    ({ id, parts, before }): AuditedChange => ({
      kind: 'product',
      id,
      before: { draft: before },
      after: { draft: before + 1, parts: partNames(parts) },
      at,
    }),
  )
  await writeAudits(trx, actor, audited)
}
