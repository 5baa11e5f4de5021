import type { JobChange, JobItemState, JobRefusal } from '@filiera/contract/console/jobs'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import type { RowCells, RowFault } from '../exchange/cells/read-row.ts'
import { findOpenOffers } from '../offers/offers.store.ts'
import type { JobProduct } from './decide-change.ts'
import { isExport, isKnown } from './job-kinds.sql.ts'

/** A job that goes on. */
export type OpenJob = {
  id: string
  seller_id: string
  account_id: string
  role: ShopRole
  request_id: string
  change: JobChange | null
  state: 'trying' | 'running'
  /** For an undo: when the job that it undoes finished; null for any other one. */
  undoes_finished_at: Date | null
}

/** Takes the job that waited longest, for this transaction; those of suspended shops wait, but for files: what such a shop has it may read. */
export async function takeJob(trx: Transaction): Promise<OpenJob | undefined> {
  const { rows } = await sql<OpenJob>`
    select j.id, j.seller_id, j.account_id, j.role, j.request_id, j.change, j.state,
      (select u.finished_at from job u where u.id = j.undoes) as undoes_finished_at
    from job j join seller s on s.id = j.seller_id
    where j.state in ('trying', 'running') and ${isKnown} and (s.suspended_at is null or ${isExport})
    order by j.worked_at, j.id limit 1 for update of j skip locked`.execute(trx)
  return rows[0]
}

/** Lets other jobs go first. */
export async function requeueJob(db: Database | Transaction, id: string, now: Date): Promise<void> {
  await db.updateTable('job').set({ worked_at: now }).where('id', '=', id).execute()
}

export type StepItem = {
  position: number
  product_id: string | null
  before: JobColumns | null
  after: JobColumns | null
  /** Of a row of a file, or of one that is undone. */
  cells: RowCells | null
  faults: RowFault[] | null
}

/** The next products of a job that nobody looked at yet (null), or that are ready. */
export async function findStep(
  trx: Transaction,
  id: string,
  state: 'ready' | null,
  limit: number,
): Promise<StepItem[]> {
  return trx
    .selectFrom('job_item')
    .select(['position', 'product_id', 'before', 'after', 'cells', 'faults'])
    .where('job_id', '=', id)
    .where('state', state === null ? 'is' : '=', state)
    .orderBy('position')
    .limit(limit)
    .execute()
}

const columns = sql`p.id, p.price_cents, p.discounted_cents, p.discount_started_at, p.status, p.low_stock`

/** Products as they are, by their ids; those on sale lack nothing, for the database refuses it. */
export async function findStepProducts(
  trx: Transaction,
  ids: readonly string[],
): Promise<Map<string, JobProduct>> {
  const { rows } = await sql<Omit<JobProduct, 'offers'> & { id: string }>`
    select ${columns}, m.product_id is not null as is_incomplete,
      exists (select from offer r join offer o on o.product_id = r.product_id and o.state = 'over' and o.over_at >= r.starts_at
        and (o.ends_at is null or o.ends_at > o.over_at)
        where r.product_id = p.id and r.state = 'running') as has_replaced
    from product p left join products_missing(array(
      select q.id from product q where q.id = any(${ids}::bigint[]) and q.status <> 'published')) m on m.product_id = p.id
    where p.id = any(${ids}::bigint[])`.execute(trx)
  const offers = await findOpenOffers(trx, ids)
  return new Map(rows.map((row) => [row.id, { ...row, offers: offers.get(row.id) ?? [] }]))
}

/** Locks products as checkouts do, the lowest id first. */
export async function lockProducts(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from product where id = any(${ids}::bigint[]) order by id for no key update`.execute(trx)
}

/** What became of a product of a step. */
export type StepResult = {
  position: number
  state: JobItemState
  before: JobColumns | null
  after: JobColumns | null
  reason: JobRefusal | null
  /** Why cells of its row cannot be taken. */
  faults?: RowFault[] | null
  /** The product that a row made. */
  product_id?: string
}

/** Writes down what became of a step's products, and counts them. */
export async function writeStep(
  trx: Transaction,
  { id, state }: OpenJob,
  results: readonly StepResult[],
): Promise<void> {
  await sql`
    update job_item i set state = r.state, before = r.before, after = r.after, reason = r.reason, faults = r.faults,
      product_id = coalesce(r.product_id, i.product_id)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (position int, state text, before jsonb, after jsonb, reason text, faults jsonb, product_id bigint)
    where i.job_id = ${id}::bigint and i.position = r.position`.execute(trx)
  const count = (wanted: JobItemState) => results.filter((result) => result.state === wanted).length
  const wereReady = state === 'running' ? results.length : 0
  await sql`
    update job set ready = ready + ${count('ready') - wereReady}::int, same = same + ${count('same')}::int,
      refused = refused + ${count('refused')}::int, left_out = left_out + ${count('left_out')}::int, done = done + ${count('done')}::int
    where id = ${id}::bigint`.execute(trx)
}
