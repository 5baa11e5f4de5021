import { lockCheckout, markOpen } from '../../orders/checkout/checkout-status.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { type Attempt, lockAttempt, writeRefusal } from '../attempts/attempt.store.ts'
import { disposeOneTimeCard } from '../providers/dispose-one-time-card.ts'

/** Ends an attempt that the provider refused to create: nothing exists there, another one may start. */
export async function refuseAttempt(services: Services, attempt: Attempt, code: string): Promise<void> {
  console.error(`payment ${attempt.id}: ${attempt.provider} refused to create it (${code})`)
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const checkout = await lockCheckout(trx, attempt.checkoutId)
    const locked = await lockAttempt(trx, attempt.id)
    if (locked?.status !== 'creating') return
    await writeRefusal(trx, attempt.id, 'technical', code, now)
    await disposeOneTimeCard(trx, locked, now)
    if (checkout?.status === 'paying') await markOpen(trx, checkout.id)
  })
}
