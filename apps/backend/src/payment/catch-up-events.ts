import type { Services } from '../services.ts'
import type { EventHistory } from './event-history.ts'
import { insertEvent } from './inbox.store.ts'
import { findProviderSetting, saveProviderSetting } from './provider-accounts.store.ts'

/** Read once more from before the last time: clocks differ, and events appear in a history with a delay. */
const OVERLAP_MS = 10 * 60_000
/** How far the first reading goes back. */
const FIRST_MS = 3_600_000

async function catchUpWith(services: Services, history: EventHistory): Promise<number> {
  const { db, clock, payments } = services
  const now = clock.now()
  const setting = `events-read:${history.name}`
  const known = Date.parse((await findProviderSetting(db, setting)) ?? '')
  const last = Number.isNaN(known) ? now.getTime() - FIRST_MS : known
  const events = await history.since(new Date(last - OVERLAP_MS))
  let noted = 0
  for (const event of events) {
    if (await insertEvent(db, { ...event, provider: history.name, isGenuine: true, now })) noted += 1
  }
  await saveProviderSetting(db, setting, now.toISOString(), now)
  if (noted > 0) payments.wakeInbox()
  return noted
}

/**
 * Reads at the providers what happened since the last time and notes what no hook told: a lost one about a refund, a dispute or
 * a payout is found so, for nobody asks about those otherwise (payments reference §3.14). @returns how many were new
 */
export async function catchUpEvents(services: Services): Promise<number> {
  let noted = 0
  for (const history of services.payments.histories) {
    noted += await catchUpWith(services, history).catch((error: unknown) => {
      console.error(`${history.name}: no events: ${error instanceof Error ? error.message : error}`)
      return 0
    })
  }
  return noted
}
