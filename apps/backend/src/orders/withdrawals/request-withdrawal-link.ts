import { newLinkSeed } from '../../mail/link-token.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { WITHDRAWAL_LINK_EFFECT } from './mail-withdrawal-link.ts'
import type { WithdrawalServices } from './withdrawal-services.ts'

/**
 * Queues a request for a link. Whether the order exists and belongs to the mailbox is looked up by the outbox only: the answer and
 * its time are the same. Of one mailbox five an hour are looked at, from one network twenty are taken.
 * @throws ProblemError rate_limited
 */
export async function requestWithdrawalLink(
  { db, clock, limits, notifyOutbox }: WithdrawalServices,
  wanted: { orderId: string; email: string },
  network: string,
): Promise<void> {
  await limits.network.spend(network)
  if (!(await limits.mailbox.trySpend(wanted.email))) return
  const seed = newLinkSeed()
  const key = `${WITHDRAWAL_LINK_EFFECT}:${seed}`
  const payload = { ...wanted, seed }
  await enqueue(db, { kind: WITHDRAWAL_LINK_EFFECT, key, payload, runAt: clock.now() })
  notifyOutbox()
}
