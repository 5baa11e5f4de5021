import { z } from 'zod'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import type { Services } from '../../services.ts'
import { clearBuyer, getBuyer, hasMovingMoney } from '../providers/provider-accounts.store.ts'
import { CLOSE_BUYER_EFFECT } from '../records/effect-kinds.ts'

/** While money of the buyer moves, or can, the buyer is looked at again after this. */
const NEXT_CHECK_MS = 24 * 3_600_000

/**
 * Closes the user of an erased customer at the provider and forgets its ids, once no money of theirs moves any more; a user that is
 * closed already is fine.
 */
export function carryOutBuyerClosing({ db, clock, payments }: Services): EffectHandler {
  return async (given) => {
    const { accountId } = z.object({ accountId: z.string() }).parse(given)
    const { mangopayUserId } = await getBuyer(db, accountId)
    if (!mangopayUserId) return
    if (await hasMovingMoney(db, accountId)) {
      const runAt = new Date(clock.now().getTime() + NEXT_CHECK_MS)
      const key = `close-buyer:${accountId}:${runAt.getTime()}`
      return enqueue(db, { kind: CLOSE_BUYER_EFFECT, key, payload: { accountId }, runAt })
    }
    await payments.cards.closeUser(mangopayUserId)
    await clearBuyer(db, accountId)
  }
}
