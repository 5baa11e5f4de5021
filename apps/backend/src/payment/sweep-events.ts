import type { Services } from '../services.ts'
import { eventKey } from './event-key.ts'
import { insertTrustedEvent } from './inbox.store.ts'
import { findProviderSetting, saveProviderSetting } from './provider-accounts.store.ts'
import { mangopayEventTypes } from './providers/mangopay/mangopay-onboarding.ts'

/** Until when the list was read, in Unix seconds. */
const CURSOR = 'mangopay-events-cursor'
/** Events become visible a little late: each round reads so much again. */
const OVERLAP_SECONDS = 300
/** The first round looks back so far. */
const FIRST_SECONDS = 24 * 3600
/** Pages a round, so that a long silence is caught up in several. */
const MAX_PAGES = 10

const known: readonly string[] = mangopayEventTypes

/**
 * Reads what happened at MangoPay since the last round and notes what no hook told us: lost hooks of payments, refunds, disputes,
 * payouts and verifications do no harm. Waits while calls are short. @returns how many were new
 */
export async function sweepEvents(services: Services): Promise<number> {
  const { db, clock, payments } = services
  const { catchUp } = payments
  if (!catchUp.hasRoom()) return 0
  const now = clock.now()
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const saved = Number((await findProviderSetting(db, CURSOR)) ?? nowSeconds - FIRST_SECONDS)
  const after = Math.max(0, saved - OVERLAP_SECONDS)
  let fresh = 0
  let reached = nowSeconds
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const events = await catchUp.listEvents(after, page)
    for (const { type, resourceId, at } of events) {
      if (!known.includes(type)) continue
      const key = eventKey(type, resourceId, String(at))
      const isNew = await insertTrustedEvent(db, { provider: 'mangopay', key, type, resourceId, now })
      if (isNew) fresh += 1
    }
    if (events.length < catchUp.pageSize) break
    if (page === MAX_PAGES) reached = Math.max(saved, (events.at(-1)?.at ?? saved) + OVERLAP_SECONDS)
  }
  await saveProviderSetting(db, CURSOR, String(Math.min(reached, nowSeconds)), now)
  if (fresh > 0) payments.wakeInbox()
  return fresh
}
