import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { type Attempt, lockWithCheckout, writeRefusal } from '../../records/attempt.store.ts'
import { markOpen } from '../../records/checkout-payment.store.ts'

/** Ends an attempt that the provider refused to create: nothing exists there, another one may start. */
export async function refuseAttempt(services: Services, attempt: Attempt, code: string): Promise<void> {
  console.error(`payment ${attempt.id}: ${attempt.provider} refused to create it (${code})`)
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const locked = await lockWithCheckout(trx, attempt)
    if (locked?.attempt.status !== 'creating') return
    await writeRefusal(trx, attempt.id, 'technical', code, now)
    if (locked.checkout.status === 'paying') await markOpen(trx, locked.checkout.id)
    await services.announcePayment(trx, { attempt: locked.attempt, outcome: { kind: 'ended' }, now })
  })
}
