import type { Job } from '@filiera/contract/console/jobs'
import { type ShopActor, writeAudit } from '../../../platform/audit/audit.store.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import type { RowCells, RowFault } from '../../exchange/cells/read-row.ts'
import { writeStep } from '../job-steps.store.ts'
import { lockJob } from '../jobs.store.ts'
import { readJob } from '../read-jobs.ts'
import { findNamedProducts } from './import-columns.store.ts'
import { findRow, isNamedTwice, putRow } from './import-rows.store.ts'
import { codesOf, type MatchedRow, matchRows } from './match-rows.ts'
import { tryRows } from './try-rows.ts'

type Row = { id: string; position: number }

/** The filled cells of a row with other ones. */
const withCells = (known: RowCells, cells: RowCells): RowCells =>
  Object.fromEntries(Object.entries({ ...known, ...cells }).filter(([, text]) => text !== ''))

/** Which product a row names, beside the other rows of its file. */
async function matchRow(trx: Transaction, sellerId: string, row: Row, cells: RowCells): Promise<MatchedRow> {
  const { id, ownCode, gtin } = codesOf(cells)
  const asked = { ids: [id], ownCodes: [ownCode], gtins: [gtin] }
  const [matched] = matchRows([cells], await findNamedProducts(trx, sellerId, asked))
  const { productId = null, faults = null } = matched ?? {}
  if (faults || !(await isNamedTwice(trx, row.id, row.position, { productId, ownCode, gtin })))
    return { productId, faults }
  const twice: RowFault = { column: id ? 'id' : ownCode ? 'own_code' : 'gtin', fault: 'twice' }
  return { productId: null, faults: [twice] }
}

/**
 * Corrects cells of a row that could not be taken, and tries it again; nothing of a product is changed.
 * @param cells those that change; an empty text empties one
 * @throws ProblemError not_found, also for another shop's; illegal_transition when the job goes on or is over, or the row is taken
 */
export async function correctRow(
  services: Services,
  actor: ShopActor,
  row: Row,
  cells: RowCells,
): Promise<Job> {
  const { sellerId, accountId, role, requestId } = actor
  const { id, position } = row
  const at = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const locked = await lockJob(trx, actor, id)
    const known = locked && (await findRow(trx, id, position))
    const change = locked?.change
    if (!known || change?.what !== 'import') throw notFound()
    if (locked.state !== 'tried' || known.state !== 'refused')
      throw new ProblemError('illegal_transition', 'Rows are corrected while a trial waits.')
    const next = withCells(known.cells ?? {}, cells)
    const { productId, faults } = await matchRow(trx, sellerId, row, next)
    await putRow(trx, id, position, { cells: next, productId, faults })
    const job = { id, seller_id: sellerId, account_id: accountId, role, request_id: requestId, change }
    const open = { ...job, state: 'trying', undoes_finished_at: null } as const
    const item = { position, product_id: productId, before: null, after: null, cells: next, faults }
    await writeStep(trx, open, await tryRows(trx, open, [item]))
    await writeAudit(trx, actor, { kind: 'job', id, before: null, after: { position, cells }, at })
  })
  return readJob(services, actor, id)
}
