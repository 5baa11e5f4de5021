import { applyChange } from '@filiera/domain/products/content-parts'
import { findLiveProduct } from '../../catalog/content/read-live-products.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { attributeRows } from './content-rows.ts'
import { findDraft } from './drafts.store.ts'
import { findContentCategory, findKnownAttributes } from './shop-facts.store.ts'
import { writeContent } from './write-content.store.ts'

/** Ends the transaction in which a draft was live for a moment. */
class TakenBack extends Error {}

/** What the tables refuse: unique, check, not null and foreign keys. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('23')

/** Makes the draft of a product live, as far as it goes, in a transaction that is rolled back. */
async function makeLive(trx: Transaction, sellerId: string, productId: string, now: Date): Promise<void> {
  const live = await findLiveProduct(trx, sellerId, productId)
  if (!live) throw notFound()
  const draft = await findDraft(trx, productId)
  const typed = applyChange(live.content, draft?.content ?? {})
  const { it } = typed.texts
  // a code that another product has is nothing that the page shows
  const content = applyChange(typed, { ownCode: null, texts: { it: { title: it.title || '…' } } })
  const category = await findContentCategory(trx, content.category)
  const known = await findKnownAttributes(trx, Object.keys(content.attributes))
  const attributes = attributeRows(content, known)
  await writeContent(trx, {
    productId,
    content,
    categoryId: category?.id ?? live.category_id,
    attributes: 'rows' in attributes ? attributes.rows : [],
    status: 'published',
    changed: ['brand', 'texts', 'pictures', 'attributes'],
    now,
  })
}

/**
 * Reads something as it would be if the draft of a product were published; nothing of it stays.
 * @throws ProblemError not_found, conflict when the tables take the draft in no form yet
 */
export async function showDraft<Read>(
  db: Database,
  { sellerId, productId, now }: { sellerId: string; productId: string; now: Date },
  read: (trx: Transaction) => Promise<Read>,
): Promise<Read> {
  const found: Read[] = []
  try {
    await db.transaction().execute(async (trx) => {
      await makeLive(trx, sellerId, productId, now)
      found.push(await read(trx))
      throw new TakenBack()
    })
  } catch (error) {
    if (isRefused(error)) throw new ProblemError('conflict', 'The draft lacks too much to be shown.')
    if (!(error instanceof TakenBack)) throw error
  }
  const [shown] = found
  if (shown === undefined) throw notFound()
  return shown
}
