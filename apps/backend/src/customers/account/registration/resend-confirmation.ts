import { newLinkSeed } from '../../../mail/link-token.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { AuthServices } from '../auth-services.ts'
import { CONFIRMATION_EFFECT } from './mail-confirmation.ts'

/**
 * Queues a request for another confirmation link. Whether the address has an unconfirmed account is looked up by the outbox only:
 * the answer and its time are the same for every address. At most three an hour for one address are looked at.
 */
export async function resendConfirmation(
  { db, clock, limits, notifyOutbox }: AuthServices,
  email: string,
  { network }: Caller,
): Promise<void> {
  await limits.mailNetwork.spend(network)
  if (!(await limits.mailboxLinks.trySpend(email))) return
  const seed = newLinkSeed()
  const payload = { email, seed }
  const key = `${CONFIRMATION_EFFECT}:${seed}`
  await enqueue(db, { kind: CONFIRMATION_EFFECT, key, payload, runAt: clock.now() })
  notifyOutbox()
}
