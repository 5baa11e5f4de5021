import type { PaymentHandler } from '../../orders/ports.ts'
import { openCase } from './open-case.ts'

/** The provider's object is not what we asked for: a person decides. */
export const openMismatchCase: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (outcome.kind !== 'mismatch') return
  await openCase(trx, {
    key: `mismatch:${attempt.id}:${now.getTime()}`,
    kind: 'payment_mismatch',
    reason: `The provider's payment differs from ours in its ${outcome.difference}.`,
    provider: attempt.provider,
    providerRef: outcome.providerRef,
    checkoutId: attempt.checkoutId,
    attemptId: attempt.id,
    amountCents: outcome.amountCents,
    now,
  })
}
