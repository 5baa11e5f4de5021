import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import { type Attempt, lockWithCheckout, writeRefusal } from '../../records/attempt.store.ts'
import { markOpen } from '../../records/checkout-payment.store.ts'

/** Ends an attempt that the provider refused to create: nothing exists there, another one may start. */
export async function refuseAttempt(services: Services, attempt: Attempt, code: string): Promise<void> {
  log().error(
    { attemptId: attempt.id, provider: attempt.provider, code },
    'a payment was refused when it was created',
  )
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const locked = await lockWithCheckout(trx, attempt)
    if (locked?.attempt.status !== 'creating') return
    await writeRefusal(trx, attempt.id, 'technical', code, now)
    if (locked.checkout.status === 'paying') await markOpen(trx, locked.checkout.id)
    await services.announcePayment(trx, { attempt: locked.attempt, outcome: { kind: 'ended' }, now })
  })
}
