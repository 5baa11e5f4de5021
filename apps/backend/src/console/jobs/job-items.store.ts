import type { JobItemState, JobRefusal } from '@filiera/contract/console/jobs'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import type { RowCells, RowFault } from '../exchange/cells/read-row.ts'
import { joinReference, type Reference, referenceColumns } from '../offers/announced.sql.ts'

export type JobItemRow = {
  position: number
  product_id: string | null
  title: string
  picture_hash: string | null
  state: JobItemState
  before: JobColumns | null
  after: JobColumns | null
  reason: JobRefusal | null
  line: number | null
  cells: RowCells | null
  faults: RowFault[] | null
  changed_by: string | null
  changed_at: Date | null
  /** Null without a product. */
  price_cents: number | null
  /** Of the offer that the job makes, where it makes one. */
  offer_cents: number | null
} & Reference

export type JobItemsAsked = {
  state: readonly JobItemState[] | undefined
  /** Rows without a product that the shop has, or only those with one. */
  isNew: boolean | undefined
  search: string | undefined
  after: number | undefined
  lang: Language
  limit: number
}

/** The offer that a job makes begins on its day, else now. */
const offerCents = sql`coalesce((i.after->>'coming_cents')::int, (i.after->>'discounted_cents')::int)`
const offerStart = (now: Date) =>
  sql`coalesce((i.after->>'coming_from')::timestamptz, (i.after->>'discount_started_at')::timestamptz, ${now}::timestamptz)`

/** Products of a job that were looked at, in its order, behind a position; with who changed those that somebody changed since. */
export async function findJobItems(
  db: Executor,
  id: string,
  { state, isNew, search, after, lang, limit }: JobItemsAsked,
  now: Date,
): Promise<JobItemRow[]> {
  const conditions = [sql<boolean>`i.job_id = ${id}::bigint and i.state is not null`]
  if (after !== undefined) conditions.push(sql`i.position > ${after}::int`)
  if (state) conditions.push(sql`i.state = any(${state}::text[])`)
  if (isNew !== undefined) conditions.push(sql`(i.product_id is null) = ${isNew}::boolean`)
  if (search)
    conditions.push(
      sql`plain_text(coalesce(${productName(lang)}, i.cells->>'title_it')) like like_pattern(${search})`,
    )
  const { rows } = await sql<JobItemRow>`
    select i.position, i.product_id, coalesce(${productName(lang)}, i.cells->>'title_it', i.cells->>'own_code', '') as title,
      f.picture_hash, i.state, i.before, i.after, i.reason, i.line, i.cells, i.faults,
      c.by as changed_by, c.at as changed_at, p.price_cents, ${offerCents} as offer_cents, ${referenceColumns}
    from job_item i left join product p on p.id = i.product_id
      left join product_picture f on f.product_id = p.id and f.position = 0
      ${joinReference(offerCents, offerStart(now))}
      left join lateral (
        select coalesce(a.name, '') as by, e.at from audit_entry e left join account a on a.id = e.account_id
        where i.reason = 'changed' and e.object_kind = 'product' and e.object_id = p.id::text order by e.id desc limit 1) c on true
    where ${sql.join(conditions, sql` and `)} order by i.position limit ${limit}`.execute(db)
  return rows
}
