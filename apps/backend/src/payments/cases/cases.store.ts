import type { CaseKind } from '@filiera/contract/payments/cases'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type NewCase = {
  /** Names the fact: the same key opens one item. */
  key: string
  kind: CaseKind
  /** What happened, in plain English; no personal data. */
  reason: string
  provider?: 'mangopay' | 'stripe'
  /** The provider's object, to be found in its dashboard. */
  providerRef?: string
  checkoutId?: string | undefined
  attemptId?: string
  orderId?: string | undefined
  refundId?: string | undefined
  /** The review that a shop reported. */
  reviewId?: string
  /** The shop that the provider cannot pay. */
  sellerId?: string
  /** Key of an outbox row that was given up. */
  effectKey?: string
  amountCents?: number
  now: Date
}

/** What cases are about. */
type About = { refundId: string } | { orderId: string } | { key: string }

function columnsOf(about: About) {
  if ('key' in about) return { key: about.key }
  return 'refundId' in about ? { refund_id: about.refundId } : { order_id: about.orderId }
}

/** Notes a case once per key, and one open case for each shop and provider. @returns whether it is new */
export async function insertCase(executor: Executor, item: NewCase): Promise<boolean> {
  const row = await executor
    .insertInto('review_task')
    .values({
      key: item.key,
      kind: item.kind,
      reason: item.reason.slice(0, 500),
      provider: item.provider ?? null,
      provider_ref: item.providerRef ?? null,
      checkout_id: item.checkoutId ?? null,
      attempt_id: item.attemptId ?? null,
      order_id: item.orderId ?? null,
      refund_id: item.refundId ?? null,
      effect_key: item.effectKey ?? null,
      review_id: item.reviewId ?? null,
      seller_id: item.sellerId ?? null,
      amount_cents: item.amountCents ?? null,
      opened_at: item.now,
      decision: null,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says in an open case what happened since. */
export async function noteOnCase(
  executor: Executor,
  key: string,
  reason: string,
  providerRef?: string,
): Promise<void> {
  await executor
    .updateTable('review_task')
    .set({ reason: reason.slice(0, 500), ...(providerRef ? { provider_ref: providerRef } : {}) })
    .where('key', '=', key)
    .where('decided_at', 'is', null)
    .execute()
}

/** Whether a case of this kind about a refund or an order waits for a person. */
export async function hasOpenCase(executor: Executor, kind: CaseKind, about: About): Promise<boolean> {
  const row = await executor
    .selectFrom('review_task')
    .select('id')
    .where((where) => where.and({ ...columnsOf(about), kind }))
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Nothing is left to decide about a refund or an order: its cases of this kind close, by nobody. */
export async function closeCases(
  trx: Transaction,
  about: About,
  { kind, note, now }: { kind: CaseKind; note: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('review_task')
    .set({ decision: 'close', decided_at: now, note })
    .where((where) => where.and({ ...columnsOf(about), kind }))
    .where('decided_at', 'is', null)
    .execute()
}
