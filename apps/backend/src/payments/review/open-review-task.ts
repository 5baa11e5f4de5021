import type { Executor } from '../../platform/database/open-database.ts'
import { insertReviewTask, type NewReviewTask } from './review-task.store.ts'

/** Asks a person to decide a case, once per key; in the transaction that finds it out. */
export async function openReviewTask(executor: Executor, task: NewReviewTask): Promise<void> {
  const isNew = await insertReviewTask(executor, task)
  if (isNew) console.error(`needs a person (${task.kind}): ${task.reason}`)
}
