import type { ReviewKind } from '@filiera/contract/review-queue'
import type { Executor } from '../database/open-database.ts'
import { insertReviewTask } from './review-task.store.ts'

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
  /** Key of an outbox row that was given up. */
  effectKey?: string
  amountCents?: number
  now: Date
}

/** Asks a person to decide a case, once per key; in the transaction that finds it out. */
export async function openReviewTask(executor: Executor, task: NewReviewTask): Promise<void> {
  const isNew = await insertReviewTask(executor, task)
  if (isNew) console.error(`needs a person (${task.kind}): ${task.reason}`)
}
