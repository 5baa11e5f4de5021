import type { ReviewKind } from '@filiera/contract/payments/review-queue'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type NewReviewTask = {
  /** Names the fact: the same key opens one task. */
  key: string
  kind: ReviewKind
  /** What happened, in plain English; no personal data. */
  reason: string
  provider?: 'mangopay' | 'stripe'
  /** The provider's object, to be found in its dashboard. */
  providerRef?: string
  checkoutId?: string
  attemptId?: string
  orderId?: string
  refundId?: string
  /** The review that a shop reported. */
  reviewId?: string
  /** Key of an outbox row that was given up. */
  effectKey?: string
  amountCents?: number
  now: Date
}

/** Notes a case once per key. @returns whether it is new */
export async function insertReviewTask(executor: Executor, task: NewReviewTask): Promise<boolean> {
  const row = await executor
    .insertInto('review_task')
    .values({
      key: task.key,
      kind: task.kind,
      reason: task.reason.slice(0, 500),
      provider: task.provider ?? null,
      provider_ref: task.providerRef ?? null,
      checkout_id: task.checkoutId ?? null,
      attempt_id: task.attemptId ?? null,
      order_id: task.orderId ?? null,
      refund_id: task.refundId ?? null,
      effect_key: task.effectKey ?? null,
      review_id: task.reviewId ?? null,
      amount_cents: task.amountCents ?? null,
      opened_at: task.now,
      decision: null,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says in an open case what happened since. */
export async function noteOnTask(
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

/** Nothing is left to decide about a refund: its cases of this kind close, by nobody. */
export async function closeTasksOfRefund(
  trx: Transaction,
  refundId: string,
  { kind, note, now }: { kind: ReviewKind; note: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('review_task')
    .set({ decision: 'close', decided_at: now, note })
    .where('refund_id', '=', refundId)
    .where('kind', '=', kind)
    .where('decided_at', 'is', null)
    .execute()
}
