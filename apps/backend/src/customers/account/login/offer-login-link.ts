import { newLinkSeed } from '../../../mail/link-token.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { AuthServices } from '../auth-services.ts'
import { LOGIN_LINK_EFFECT } from './mail-login-link.ts'

/**
 * Queues a link for the owner of an account whose password is being guessed. Whether the address has an account is looked up by the
 * outbox only: the refusal and its time are the same for an unknown one. At most three a day for one address.
 */
export async function offerLoginLink(
  { db, clock, limits, notifyOutbox }: AuthServices,
  email: string,
): Promise<void> {
  if (!(await limits.loginLinks.trySpend(email))) return
  const seed = newLinkSeed()
  const payload = { email, seed }
  await enqueue(db, {
    kind: LOGIN_LINK_EFFECT,
    key: `${LOGIN_LINK_EFFECT}:${seed}`,
    payload,
    runAt: clock.now(),
  })
  notifyOutbox()
}
