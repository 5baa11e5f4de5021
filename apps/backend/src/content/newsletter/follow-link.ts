import type { SubscriptionKind } from '@filiera/contract/content/newsletter'
import { readLinkToken } from '../../mail/link-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { invalidLink } from '../../platform/problem-error.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { lockSubscription, markActive, markEnded, type Subscription } from './subscription.store.ts'

/** A link asks for a confirmation this long. */
const CONFIRM_MS = 7 * 24 * 3_600_000

type Step = (trx: Transaction, subscription: Subscription, now: Date) => Promise<void>

/** Takes a step on the subscription of a mailed link. @throws ProblemError invalid_token, rate_limited by network */
async function followLink(
  { db, clock, config, limits }: NewsletterServices,
  token: string,
  network: string,
  step: Step,
): Promise<SubscriptionKind> {
  await limits.links.spend(network)
  const seed = readLinkToken(token, config.COOKIE_SECRET)
  if (seed === null) throw invalidLink()
  return inTransaction(db, async (trx) => {
    const subscription = await lockSubscription(trx, seed)
    if (!subscription) throw invalidLink()
    await step(trx, subscription, clock.now())
    const { kind, product, query } = subscription
    return { kind, product, query }
  })
}

/** The person says yes; a second time changes nothing. */
export function confirmSubscription(
  services: NewsletterServices,
  token: string,
  network: string,
): Promise<SubscriptionKind> {
  return followLink(services, token, network, async (trx, { id, status, updatedAt }, now) => {
    if (status === 'active' || status === 'done') return
    if (now.getTime() > updatedAt.getTime() + CONFIRM_MS) throw invalidLink()
    await markActive(trx, id, now)
  })
}

/** The person wants no more mails; a second time changes nothing. */
export function unsubscribe(
  services: NewsletterServices,
  token: string,
  network: string,
): Promise<SubscriptionKind> {
  return followLink(services, token, network, async (trx, { id, status }, now) => {
    if (status !== 'ended') await markEnded(trx, id, now)
  })
}
