import type { CaseDecision, CaseKind } from '@filiera/contract/payments/cases'
import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { TRANSFER_KEY } from '../payouts/queue-transfer.ts'
import { type CaseFilter, filtered } from './case-filter.store.ts'

/** A case; its amount in cents. */
export type StoredCase = {
  id: string
  /** Names the fact. */
  key: string
  kind: CaseKind
  reason: string
  provider: 'mangopay' | 'stripe' | null
  providerRef: string | null
  checkoutId: string | null
  attemptId: string | null
  orderId: string | null
  refundId: string | null
  effectKey: string | null
  /** The refund or transfer of a given-up effect is not over: nothing else would carry it out. */
  isUnfinished: boolean
  reviewId: string | null
  amountCents: number | null
  openedAt: Date
  decision: CaseDecision | null
  decidedAt: Date | null
  note: string
}

const columns = [
  'id',
  'key',
  'kind',
  'reason',
  'provider',
  'provider_ref as providerRef',
  'checkout_id as checkoutId',
  'attempt_id as attemptId',
  'order_id as orderId',
  'refund_id as refundId',
  'effect_key as effectKey',
  'review_id as reviewId',
  'amount_cents as amountCents',
  'opened_at as openedAt',
  'decision',
  'decided_at as decidedAt',
  'note',
] as const

const isUnfinished = sql<boolean>`(t.kind = 'effect_failed' and (
  exists (select from refund r where r.id = t.refund_id and r.status = 'pending')
  or (starts_with(t.effect_key, ${sql.lit(TRANSFER_KEY)}) and exists (select from seller_transfer s
    where s.order_id = t.order_id and s.status in ('pending', 'sending')))))`.as('isUnfinished')

/** Open cases, oldest first; or decided ones, newest first; those that a filter leaves. */
export async function findCases(
  executor: Executor,
  page: CaseFilter & { start: number; limit: number; isDecided: boolean },
): Promise<StoredCase[]> {
  const cases = executor
    .selectFrom('review_task as t')
    .select([...columns, isUnfinished])
    .where(filtered(page))
    .offset(page.start)
    .limit(page.limit)
  return page.isDecided
    ? cases.where('decided_at', 'is not', null).orderBy('decided_at', 'desc').orderBy('id').execute()
    : cases.where('decided_at', 'is', null).orderBy('opened_at').orderBy('id').execute()
}

export async function findCase(executor: Executor, id: string): Promise<StoredCase | undefined> {
  return executor
    .selectFrom('review_task as t')
    .select([...columns, isUnfinished])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How many cases a list has, 1,001 for more than 1,000 (decision 34). */
export async function countListedCases(
  executor: Executor,
  { isDecided, ...filter }: CaseFilter & { isDecided: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from review_task t where ${filtered(filter)} and (decided_at is not null) = ${isDecided}
      limit ${COUNT_CAP + 1}) counted`.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many of the cases that a filter leaves wait, and how many were decided. */
export async function countCases(
  executor: Executor,
  filter: CaseFilter,
): Promise<{ open: number; decided: number }> {
  const { rows } = await sql<{ open: number; decided: number }>`
    select count(*) filter (where decided_at is null)::int as open,
      count(*) filter (where decided_at is not null)::int as decided
    from review_task t where ${filtered(filter)}`.execute(executor)
  return rows[0] ?? { open: 0, decided: 0 }
}

/** Writes a decision once. @returns false when another was faster */
export async function writeDecision(
  trx: Transaction,
  id: string,
  decided: { decision: CaseDecision; by: string; note: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('review_task')
    .set({
      decision: decided.decision,
      decided_by: decided.by,
      decided_at: decided.now,
      note: decided.note,
    })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
