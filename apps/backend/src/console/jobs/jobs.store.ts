import type { JobChange, JobState } from '@filiera/contract/console/jobs'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { isKnown, isSeenBy } from './job-kinds.sql.ts'

export type JobRow = {
  id: string
  change: JobChange | null
  undoes: string | null
  undone_change: JobChange | null
  /** The job that undoes it or did: a trial of one is none. */
  undone_by: string | null
  state: JobState
  total: number
  ready: number
  same: number
  refused: number
  left_out: number
  done: number
  new_products: number
  by: string
  created_at: Date
  finished_at: Date | null
}

const shown = sql`
  select j.id, j.change, j.undoes, case when ${isKnown} then o.change end as undone_change, u.id as undone_by, j.state, j.total, j.ready, j.same, j.refused, j.left_out, j.done,
    case when j.state = 'tried' and j.change->>'what' = 'import' then (select count(*)::int from job_item i
      where i.job_id = j.id and i.state = 'ready' and i.product_id is null) else 0 end as new_products,
    coalesce(a.name, '') as by, j.created_at, j.finished_at
  from job j left join account a on a.id = j.account_id left join job o on o.id = j.undoes
    left join job u on u.undoes = j.id and (u.state in ('running', 'paused') or u.state = 'done' and u.done > 0)`

/** Somebody at work in a shop. */
export type JobReader = { sellerId: string; role: ShopRole }

/** Jobs `j` of a shop that a role may see: exports of orders with its sums, all others with its products. */
const seenBy = ({ sellerId, role }: JobReader) =>
  sql<boolean>`j.seller_id = ${sellerId}::bigint and ${isSeenBy(role)}`

/** Jobs of a shop, the newest first. */
export async function findJobs(
  db: Executor,
  reader: JobReader,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`${shown}
    where ${seenBy(reader)} and (${before ?? null}::bigint is null or j.id < ${before ?? null}::bigint)
    order by j.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many jobs of a shop are under way. */
export async function countOpenJobs(db: Executor, reader: JobReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job j where ${seenBy(reader)} and j.state in ('trying', 'running')`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** A job of a shop; undefined for one of others, and one that is not for this role. */
export async function findJob(db: Executor, reader: JobReader, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`${shown}
    where ${seenBy(reader)} and j.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** The job that a call with this key began. */
export async function findJobOfKey(db: Executor, sellerId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.id
}

/** The job that takes this one back, tries to, or did. */
export async function findUndoOf(trx: Transaction, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('job')
    .select('id')
    .where('undoes', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return row?.id
}

export type NewJob = {
  sellerId: string
  accountId: string
  role: ShopRole
  requestId: string
  key: string
  change: JobChange | null
  undoes: string | null
  now: Date
}

/** @returns the id; undefined when there is one with this key, or one that undoes the same job */
export async function insertJob(trx: Transaction, job: NewJob): Promise<string | undefined> {
  const { sellerId, accountId, role, requestId, key, change, undoes, now } = job
  const row = await trx
    .insertInto('job')
    .values({
      seller_id: sellerId,
      account_id: accountId,
      role,
      request_id: requestId,
      key,
      change: change && JSON.stringify(change),
      undoes,
      state: 'trying',
      total: 0,
      created_at: now,
      worked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Puts the named products into a job, in their order; those of others are left out. */
export async function insertItems(trx: Transaction, id: string, sellerId: string, ids: readonly string[]) {
  await sql`
    with items as (
      insert into job_item (job_id, position, product_id)
      select ${id}::bigint, min(named.position), p.id
      from unnest(${ids}::bigint[]) with ordinality as named (id, position) join product p on p.id = named.id
      where p.seller_id = ${sellerId}::bigint group by p.id returning 1)
    update job set total = (select count(*) from items) where id = ${id}::bigint`.execute(trx)
}

/** Puts what a job did into another one, the other way round. */
export async function insertReverse(trx: Transaction, id: string, undoes: string) {
  await sql`
    with items as (
      insert into job_item (job_id, position, product_id, before, after, line, cells)
      select ${id}::bigint, position, product_id, after, before, line, cells from job_item
      where job_id = ${undoes}::bigint and state = 'done' returning 1)
    update job set total = (select count(*) from items) where id = ${id}::bigint`.execute(trx)
}

/** Locks a job of a shop against its worker; undefined for one of others, and one that is not for this role. */
export async function lockJob(
  trx: Transaction,
  reader: JobReader,
  id: string,
): Promise<Pick<JobRow, 'state' | 'change'> | undefined> {
  return trx
    .selectFrom('job as j')
    .select(['state', 'change'])
    .where('id', '=', id)
    .where(seenBy(reader))
    .forUpdate()
    .executeTakeFirst()
}

export async function setJobState(trx: Transaction, id: string, state: JobState, now: Date): Promise<void> {
  const finished_at = state === 'done' || state === 'cancelled' ? now : null
  await trx.updateTable('job').set({ state, finished_at, worked_at: now }).where('id', '=', id).execute()
}

/** Leaves products out of what is ready, by their positions. */
export async function leaveOut(trx: Transaction, id: string, positions: readonly number[]): Promise<void> {
  await sql`
    with items as (
      update job_item set state = 'left_out'
      where job_id = ${id}::bigint and state = 'ready' and position = any(${positions}::int[]) returning 1),
    many as (select count(*)::int as n from items)
    update job set ready = ready - n, left_out = left_out + n from many where id = ${id}::bigint`.execute(trx)
}
