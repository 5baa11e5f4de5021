import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { lockDraft } from '../drafts.store.ts'
import { publishLocked } from '../publish-product.ts'
import { failSchedule, findDue, findDueActor, removeSchedule } from './schedule.store.ts'

/** How often drafts are looked for whose time has come, in milliseconds: they stand in an index of their own. */
export const SCHEDULE_POLL_MS = 5_000
const BATCH = 100

type Work = Pick<Services, 'db' | 'clock'>

/** Locks the draft of a product that is still due: who has the lock decides. */
async function lockDue(trx: Transaction, productId: string, at: Date) {
  const shopActor = await findDueActor(trx, productId, at)
  if (!shopActor) return undefined
  const draft = await lockDraft(trx, productId, shopActor.accountId, at)
  // published by hand, or put off, while this waited
  return (await findDueActor(trx, productId, at)) && { shopActor, draft }
}

/** It stays a draft, with what keeps it from being published; where nothing is left to publish, nothing was asked for. */
async function giveUp(
  { db, clock }: Work,
  productId: string,
  version: number | undefined,
  { code, extra: { fields = [] } }: ProblemError,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    const due = await lockDue(trx, productId, at)
    // changed meanwhile: it is tried again
    if (!due || due.draft.version !== version) return
    if (code === 'conflict') await removeSchedule(trx, productId)
    else await failSchedule(trx, productId, [...new Set(fields.map(({ field }) => field))], at)
  })
}

/** @returns whether it was published */
async function publishDue(work: Work, productId: string): Promise<boolean> {
  const at = work.clock.now()
  let version: number | undefined
  try {
    return await inTransaction(work.db, async (trx) => {
      const due = await lockDue(trx, productId, at)
      if (!due) return false
      version = due.draft.version
      await publishLocked(trx, { ...due, productId, note: '', at })
      return true
    })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await giveUp(work, productId, version, error)
    return false
  }
}

/**
 * Publishes the drafts whose time has come, each in a transaction of its own; safe with several workers.
 * One that cannot be published stays a draft and says why. @returns how many were published
 */
export async function publishScheduled(work: Work): Promise<number> {
  const due = await findDue(work.db, work.clock.now(), BATCH)
  let published = 0
  const errors: unknown[] = []
  for (const id of due)
    try {
      if (await publishDue(work, id)) published++
    } catch (error) {
      // one that fails must not keep the others waiting
      errors.push(error)
    }
  if (errors.length > 0) throw errors[0]
  return published
}
