import type { OrderStatus } from '@filiera/contract/orders/orders'
import { type RawBuilder, sql } from 'kysely'
import { inMilliseconds } from '../../platform/cursor.sql.ts'
import type { Place } from '../../platform/cursor.ts'
import { containing } from '../../platform/database/containing.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import type { MessageRow } from './messages.store.ts'
import { hasOpenClaim, openClaims, unanswered } from './open-claim.sql.ts'

/** The conversation about an order, by its last message. */
export type ConversationRow = Pick<MessageRow, 'sender' | 'topic' | 'text' | 'createdAt'> & {
  orderId: string
  customer: string
  status: OrderStatus
  /** When the customer wrote after the shop's last answer; null when the shop wrote last. */
  waitingSince: Date | null
  /** What the customer reports and the shop has not answered yet: the last such message. */
  claim: Claim | null
  /** When the first such message was written. */
  claimedAt: Date | null
}

type Claim = Exclude<MessageRow['topic'], 'question'>

export type ConversationPage = {
  sellerId: string
  isWaiting: boolean
  isClaim: boolean
  search: string | undefined
  /** The last one of the page before, by the moment that it goes by. */
  after: (Place & { isWaiting: boolean }) | undefined
  limit: number
}

/** Orders `o` of a shop about which somebody wrote, from an index of them alone. */
const talkedAbout = (sellerId: string) => sql<boolean>`
  o.seller_id = ${sellerId}::bigint and o.paid_at is not null and o.last_message_from is not null`

const everyConversation = (sellerId: string): RawBuilder<unknown> => sql`
  select o.id as "orderId", coalesce(c.shipment_address->>'recipient', '') as customer, o.status,
    l.sender, l.topic, l.text, l.created_at as "createdAt",
    case when l.sender = 'customer' then (select min(m.created_at) from ${unanswered}) end as "waitingSince",
    case when l.sender = 'customer' then (select m.topic from ${openClaims}
      order by m.created_at desc, m.id desc limit 1) end as claim,
    case when l.sender = 'customer' then (select min(m.created_at) from ${openClaims}) end as "claimedAt"
  from purchase_order o join checkout c on c.id = o.checkout_id
  cross join lateral (select m.sender, m.topic, m.text, m.created_at from order_message m
    where m.order_id = o.id order by m.created_at desc, m.id desc limit 1) l
  where ${talkedAbout(sellerId)}`

function matching(search: string): RawBuilder<boolean> {
  const part = containing(search)
  return sql<boolean>`(k."orderId" ilike ${part} or k.customer ilike ${part} or exists (
    select from order_message m where m.order_id = k."orderId" and m.text ilike ${part}))`
}

/** What those that wait go by, and the others. */
const since = inMilliseconds(sql`k."waitingSince"`)
const written = sql`case when k."waitingSince" is null then ${inMilliseconds(sql`k."createdAt"`)} end`

const behind = ({ isWaiting, at, key }: Place & { isWaiting: boolean }): RawBuilder<boolean> =>
  isWaiting
    ? sql`(k."waitingSince" is null or (${since}, k."orderId") > (${at}::timestamptz, ${key}))`
    : sql`(k."waitingSince" is null and (${written} < ${at}::timestamptz
        or ${written} = ${at}::timestamptz and k."orderId" > ${key}))`

/** Conversations of a shop: those that wait first, the longest on top; then the newest. */
export async function findConversations(
  executor: Executor,
  { sellerId, isWaiting, isClaim, search, after, limit }: ConversationPage,
): Promise<{ rows: ConversationRow[]; total: number; waiting: number; claims: number }> {
  const conditions = [sql<boolean>`true`]
  if (isWaiting) conditions.push(sql`k."waitingSince" is not null`)
  if (isClaim) conditions.push(sql`k.claim is not null`)
  if (search) conditions.push(matching(search))
  if (after) conditions.push(behind(after))
  const { rows } = await sql<ConversationRow>`
    select k.* from (${everyConversation(sellerId)}) k where ${sql.join(conditions, sql` and `)}
    order by ${since} nulls last, ${written} desc, k."orderId" limit ${limit}`.execute(executor)
  return { rows, ...(await countConversations(executor, sellerId)) }
}

/** How many customers of a shop wait for an answer, without reading its orders. */
export async function countWaitingConversations(executor: Executor, sellerId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from purchase_order
    where seller_id = ${sellerId}::bigint and paid_at is not null and last_message_from = 'customer'`.execute(
    executor,
  )
  return rows[0]?.waiting ?? 0
}

/** How many conversations a shop has, and how many of them the customer wrote last. */
async function countConversations(
  executor: Executor,
  sellerId: string,
): Promise<{ total: number; waiting: number; claims: number }> {
  const { rows } = await sql<{ total: number; waiting: number; claims: number }>`
    select count(*)::int as total, (count(*) filter (where o.last_message_from = 'customer'))::int as waiting,
      (count(*) filter (where ${hasOpenClaim}))::int as claims
    from purchase_order o where ${talkedAbout(sellerId)}`.execute(executor)
  return rows[0] ?? { total: 0, waiting: 0, claims: 0 }
}
