import type { ImportChange } from '@filiera/contract/console/jobs'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readCellFacts } from '../../exchange/read-cell-facts.ts'
import { readSheetProducts } from '../../exchange/read-sheet-products.ts'
import { readNewContent } from '../../products/create-product.ts'
import { type EditedContent, readContents } from '../../products/read-contents.ts'
import type { OpenJob, StepItem, StepResult } from '../job-steps.store.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { decideNew, decideRow } from './decide-row.ts'
import { addedPieces, isAsSeen } from './row-items.ts'

/** What becomes of a row whose changes are known: one that is undone. */
function tryKnown({ position, before, after }: StepItem, found: EditedContent | undefined): StepResult {
  const isAsLeft = found !== undefined && (before === null || isAsSeen(found, before))
  const isEnough =
    found !== undefined && (after === null || found.live.stock + addedPieces(before, after) >= 0)
  return isAsLeft && isEnough
    ? { position, state: 'ready', before, after, reason: null }
    : refuseChanged({ position, before, after })
}

async function tryImport(
  trx: Transaction,
  { seller_id }: OpenJob,
  { lang, which = 'all' }: ImportChange,
  items: readonly StepItem[],
  contents: ReadonlyMap<string, EditedContent>,
): Promise<StepResult[]> {
  const facts = await readCellFacts(trx, seller_id, lang)
  const content = await readNewContent(trx, seller_id)
  const bare = { id: '', content, priceCents: 0, stock: 0, offer: null, format: null }
  const products = await readSheetProducts(trx, contents)
  return items.map(({ position, product_id, cells, faults }): StepResult => {
    if (faults) return { position, state: 'refused', before: null, after: null, reason: 'faults', faults }
    const found = product_id === null ? undefined : contents.get(product_id)
    const isWanted = which === 'all' || (which === 'new') === (found === undefined)
    if (!isWanted) return { position, state: 'left_out', before: null, after: null, reason: null }
    const product = products.get(product_id ?? '')
    const decided =
      found && product
        ? decideRow(cells ?? {}, { ...product, discountedCents: found.live.discounted_cents }, facts)
        : decideNew(cells ?? {}, bare, facts)
    return { position, ...decided, reason: decided.faults && 'faults' }
  })
}

/** Computes what rows of a file would change, or of what they changed would be undone. */
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
