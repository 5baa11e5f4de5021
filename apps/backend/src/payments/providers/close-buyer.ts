import { z } from 'zod'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { clearBuyer, getBuyer } from './provider-accounts.store.ts'

/** Closes the user of an erased customer at the provider and forgets its ids; a user that is closed already is fine. */
export function closeBuyer({ db, payments }: Services): EffectHandler {
  return async (given) => {
    const { accountId } = z.object({ accountId: z.string() }).parse(given)
    const { mangopayUserId } = await getBuyer(db, accountId)
    if (!mangopayUserId) return
    await payments.cards.closeUser(mangopayUserId)
    await clearBuyer(db, accountId)
  }
}
