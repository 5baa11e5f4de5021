import type { Language } from '@filiera/domain/languages'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { type RawBuilder, sql } from 'kysely'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Place } from '../../platform/cursor.ts'
import type { Executor } from '../../platform/database/open-database.ts'

export type ActivityRow = {
  id: string
  at: Date
  accountId: string
  /** Null for an account that is gone. */
  name: string | null
  role: ShopRole
  action: string
  kind: string
  objectId: string
  title: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type ActivityView = {
  sellerId: string
  kinds: readonly string[]
  person: string | undefined
  /** First and last day in Italy. */
  from: string | undefined
  to: string | undefined
  /** Whether people without a name are called by their address; else by nothing. */
  seesAddresses: boolean
  /** Of the names of products. */
  lang: Language
  /** The last one of the page before. */
  after: Place | undefined
}

const midnight = (day: string, plus = 0) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone 'Europe/Rome')`

function conditionsOf({ sellerId, kinds, person, from, to, after }: ActivityView): RawBuilder<boolean>[] {
  return [
    sql<boolean>`e.seller_id = ${sellerId}::bigint`,
    kinds.length === 1
      ? sql<boolean>`e.object_kind = ${kinds[0]}`
      : sql<boolean>`e.object_kind = any(${[...kinds]}::text[])`,
    ...(person ? [sql<boolean>`e.account_id = ${person}::uuid`] : []),
    ...(from ? [sql<boolean>`e.at >= ${midnight(from)}`] : []),
    ...(to ? [sql<boolean>`e.at < ${midnight(to, 1)}`] : []),
    ...(after ? [sql<boolean>`(e.at, e.id) < (${after.at}::timestamptz, ${after.key}::bigint)`] : []),
  ]
}

/** How an account is called. */
const callName = (account: string, seesAddresses: boolean) =>
  seesAddresses
    ? sql<string>`coalesce(nullif(${sql.ref(`${account}.name`)}, ''), ${sql.ref(`${account}.email`)})`
    : sql<string>`${sql.ref(`${account}.name`)}`

/** The name of what an entry `e` is about; ids of other kinds than the expected are nobody's. */
const titleOf = ({ lang, seesAddresses }: ActivityView) => sql`coalesce(case e.object_kind
    when 'order' then e.object_id
    when 'member' then (select ${callName('m', seesAddresses)} from account m where m.id::text = e.object_id)
    when 'review' then (select r.author from review r where r.id::text = e.object_id)
    when 'template' then coalesce(e.after->>'name', e.before->>'name')
  end, (select ${productName(lang)} from product p
    where e.object_kind in ('product', 'stock', 'offer') and e.object_id ~ '^[1-9][0-9]{0,17}$' and p.id = e.object_id::bigint
      and p.seller_id = e.seller_id), '')`

/** Entries of a shop's log, the newest first. */
export async function findActivity(
  executor: Executor,
  view: ActivityView,
  limit: number,
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select e.id::text, e.at, e.account_id as "accountId", ${callName('a', view.seesAddresses)} as name, e.role, e.action,
      e.object_kind as kind, e.object_id as "objectId", ${titleOf(view)} as title, e.before, e.after
    from (select * from audit_entry e where ${sql.join(conditionsOf(view), sql` and `)}
      order by e.at desc, e.id desc limit ${limit}::int) e
    left join account a on a.id = e.account_id
    order by e.at desc, e.id desc`.execute(executor)
  return rows
}

/** Who works for a shop, by name. */
export async function findPeople(
  executor: Executor,
  { sellerId, seesAddresses }: Pick<ActivityView, 'sellerId' | 'seesAddresses'>,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, ${callName('a', seesAddresses)} as name
    from seller_member m join account a on a.id = m.account_id
    where m.seller_id = ${sellerId}::bigint order by 2, 1`.execute(executor)
  return rows
}
