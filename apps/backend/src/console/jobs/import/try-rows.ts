import type { ImportChange } from '@filiera/contract/console/jobs'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readCellFacts } from '../../exchange/read-cell-facts.ts'
import { readBareContent } from '../../products/create-product.ts'
import { type EditedContent, readContents } from '../../products/read-contents.ts'
import type { OpenJob, StepItem, StepResult } from '../job-steps.store.ts'
import { decideNew, decideRow, type RowProduct } from './decide-row.ts'
import { addedPieces, isAsSeen } from './row-items.ts'

const productOf = ({ live, content }: EditedContent): RowProduct => ({
  id: live.id,
  content,
  priceCents: live.price_cents,
  discountedCents: live.discounted_cents,
  stock: live.stock,
})

/** What becomes of a row whose changes are known: one that is taken back. */
function tryKnown({ position, before, after }: StepItem, found: EditedContent | undefined): StepResult {
  const isAsLeft = found !== undefined && (before === null || isAsSeen(found, before))
  const isEnough =
    found !== undefined && (after === null || found.live.stock + addedPieces(before, after) >= 0)
  return isAsLeft && isEnough
    ? { position, state: 'ready', before, after, reason: null }
    : { position, state: 'refused', before, after, reason: 'changed' }
}

async function tryImport(
  trx: Transaction,
  { seller_id }: OpenJob,
  { lang }: ImportChange,
  items: readonly StepItem[],
  contents: ReadonlyMap<string, EditedContent>,
): Promise<StepResult[]> {
  const facts = await readCellFacts(trx, seller_id, lang)
  const content = await readBareContent(trx, seller_id)
  const bare = { id: '', content, priceCents: 0, stock: 0 }
  return items.map(({ position, product_id, cells, faults }): StepResult => {
    if (faults) return { position, state: 'refused', before: null, after: null, reason: 'faults', faults }
    const found = product_id === null ? undefined : contents.get(product_id)
    const decided = found
      ? decideRow(cells ?? {}, productOf(found), facts)
      : decideNew(cells ?? {}, bare, facts)
    return { position, ...decided, reason: decided.faults && 'faults' }
  })
}

/** Computes what rows of a file would change, or of what they changed would be taken back. */
export async function tryRows(
  trx: Transaction,
  job: OpenJob,
  items: readonly StepItem[],
): Promise<StepResult[]> {
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const contents = await readContents(trx, job.seller_id, ids)
  if (job.change?.what === 'import') return tryImport(trx, job, job.change, items, contents)
  return items.map((item) => tryKnown(item, contents.get(item.product_id ?? '')))
}
