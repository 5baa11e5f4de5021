import type { Services } from '../../services.ts'
import { mangopayEventTypes } from '../providers/mangopay/mangopay-onboarding.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/payment-provider.ts'
import { findProviderSetting, saveProviderSetting } from '../providers/provider-accounts.store.ts'
import { stripeEventTypes } from '../providers/stripe/stripe-onboarding.ts'
import { eventKey } from './event-key.ts'
import { insertTrustedEvent } from './inbox.store.ts'

/** Until when MangoPay's list was read, in Unix seconds. */
const CURSOR = 'mangopay-events-cursor'
/** The last event of Stripe's list before which nothing can become visible any more. */
const STRIPE_CURSOR = 'stripe-events-cursor'
/** Events become visible a little late: each round reads so much again. */
const OVERLAP_SECONDS = 300
/** The first round looks back so far. */
const FIRST_SECONDS = 24 * 3600
/** Pages a round, so that a long silence is caught up in several. */
const MAX_PAGES = 10

const known: readonly string[] = mangopayEventTypes
const knownOfStripe: readonly string[] = stripeEventTypes

/** What happened at MangoPay since the last round; waits while calls are short. @returns how many events were new */
async function sweepMangopay(services: Services): Promise<number> {
  const { db, clock, payments } = services
  const { mangopayEvents } = payments
  if (!mangopayEvents.hasRoom()) return 0
  const now = clock.now()
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const saved = Number((await findProviderSetting(db, CURSOR)) ?? nowSeconds - FIRST_SECONDS)
  const after = Math.max(0, saved - OVERLAP_SECONDS)
  let fresh = 0
  let reached = nowSeconds
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const events = await mangopayEvents.listEvents(after, page)
    for (const { type, resourceId, at } of events) {
      if (!known.includes(type)) continue
      const key = eventKey(type, resourceId, String(at))
      const isNew = await insertTrustedEvent(db, { provider: 'mangopay', key, type, resourceId, now })
      if (isNew) fresh += 1
    }
    if (events.length < mangopayEvents.pageSize) break
    if (page === MAX_PAGES) reached = Math.max(saved, (events.at(-1)?.at ?? saved) + OVERLAP_SECONDS)
  }
  await saveProviderSetting(db, CURSOR, String(Math.min(reached, nowSeconds)), now)
  return fresh
}

/** What happened at Stripe since the last round. @returns how many events were new */
async function sweepStripe({ db, clock, payments }: Services): Promise<number> {
  const now = clock.now()
  const settled = Math.floor(now.getTime() / 1000) - OVERLAP_SECONDS
  const saved = await findProviderSetting(db, STRIPE_CURSOR)
  let [cursor, reached, fresh] = [saved, saved, 0]
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { events, hasMore } = await payments.stripeEvents.listAfter(cursor)
    for (const { id, type, resourceId, at } of events) {
      cursor = id
      if (at <= settled) reached = id
      if (!knownOfStripe.includes(type)) continue
      if (await insertTrustedEvent(db, { provider: 'stripe', key: id, type, resourceId, now })) fresh += 1
    }
    if (!hasMore) break
  }
  if (reached !== null && reached !== saved) await saveProviderSetting(db, STRIPE_CURSOR, reached, now)
  return fresh
}

/**
 * Reads what happened at the providers since the last round and notes what no hook told us: lost hooks of payments, refunds,
 * disputes, payouts and verifications do no harm. @returns how many were new
 * @throws ProviderUnavailable, ProviderRefused when one could not be read; the other was
 */
export async function sweepEvents(services: Services): Promise<number> {
  let fresh = 0
  let unread: Error | null = null
  for (const sweep of [sweepMangopay, sweepStripe]) {
    try {
      fresh += await sweep(services)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
      unread ??= error
    }
  }
  if (fresh > 0) services.payments.notifyInbox()
  if (unread) throw unread
  return fresh
}
