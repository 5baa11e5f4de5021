import { newLinkSeed } from '../../../mail/link-token.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { AuthServices } from '../auth-services.ts'
import { RESET_EFFECT } from './mail-password-reset.ts'

/**
 * Queues a request for a reset link. Whether the address has an account is looked up by the outbox only: the answer and its time
 * are the same for an unknown one. At most three an hour for one address are looked at, twenty from one network are taken.
 */
export async function requestPasswordReset(
  { db, clock, limits, notifyOutbox }: AuthServices,
  email: string,
  { network, report }: Caller,
): Promise<void> {
  await limits.resetNetwork.spend(network)
  if (!(await limits.resetAccount.trySpend(email))) return
  const seed = newLinkSeed()
  const payload = { email, seed }
  await enqueue(db, { kind: RESET_EFFECT, key: `${RESET_EFFECT}:${seed}`, payload, runAt: clock.now() })
  await report('password_reset_asked', email)
  notifyOutbox()
}
