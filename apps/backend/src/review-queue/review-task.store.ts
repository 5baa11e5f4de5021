import type { Executor } from '../database/open-database.ts'
import type { NewReviewTask } from './open-review-task.ts'

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
