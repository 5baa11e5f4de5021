import type { ProductContent } from '@filiera/contract/console/product-content'
import { applyChange, type ContentChange } from '@filiera/domain/products/content-parts'
import { findLiveProducts, type LiveProduct } from '../../catalog/content/read-live-products.ts'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { findDrafts, lockDrafts } from './drafts.store.ts'
import { findPlanned } from './schedule/schedule.store.ts'

/** A product as it is live and as it is being changed. */
export type EditedContent = {
  live: LiveProduct
  content: ProductContent
  draft: { version: number; content: ContentChange | null; baseVersion: number | null }
  /** Whether its draft has a day on which it is published. */
  isPlanned: boolean
}

const noDraft = { version: 0, content: null, baseVersion: null }

/** Products of a shop by their ids, with what is being changed of them; those of others are left out. */
export async function readContents(
  executor: Executor,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, EditedContent>> {
  const products = await findLiveProducts(executor, sellerId, ids)
  const drafts = await findDrafts(executor, ids)
  const planned = await findPlanned(executor, ids)
  return new Map(
    products.map((live) => {
      const draft = drafts.get(live.id) ?? noDraft
      const content = applyChange(live.content, draft.content ?? {})
      return [live.id, { live, draft, content, isPlanned: planned.has(live.id) }]
    }),
  )
}

/** The same, with their drafts locked until the transaction ends: nobody edits or publishes them meanwhile. */
export async function lockContents(
  trx: Transaction,
  { sellerId, accountId }: Pick<ShopActor, 'sellerId' | 'accountId'>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, EditedContent>> {
  await lockDrafts(trx, ids, accountId, now)
  return readContents(trx, sellerId, ids)
}
