import { z } from 'zod'
import type { EffectHandler } from '../outbox/drain-outbox.ts'
import type { Services } from '../services.ts'
import { bookMovement, findRefund, writeRefund } from './money.store.ts'

const payload = z.object({ refundId: z.string() })

/** Effect: gives a payment back that bought nothing (a second capture, or one that came too late). */
export function carryOutRefund(services: Services): EffectHandler {
  return async (given) => {
    const refund = await findRefund(services.db, payload.parse(given).refundId)
    if (!refund || refund.status === 'succeeded') return
    if (refund.providerPaymentId === null) throw new Error('the payment of a refund has no id')
    const answer = await services.payments.providers[refund.provider].refund({
      refundId: refund.id,
      providerPaymentId: refund.providerPaymentId,
      accountId: refund.accountId,
      amountCents: refund.amountCents,
    })
    const now = services.clock.now()
    await services.db.transaction().execute(async (trx) => {
      await writeRefund(trx, refund, answer, now)
      if (answer.status !== 'succeeded') return
      // The capture of such a payment was never owed to an order: both movements are booked here, and cancel out.
      const common = { checkoutId: refund.checkoutId, orderId: null, amountCents: refund.amountCents }
      const held = `provider:${refund.provider}`
      const owed = `unclaimed:${refund.attemptId}`
      const negative = { ...common, amountCents: -refund.amountCents }
      const captured = { movement: 'capture', providerRef: refund.providerPaymentId ?? '' } as const
      const given = { movement: 'refund', providerRef: answer.providerId } as const
      await bookMovement(
        trx,
        [
          { ...common, ...captured, account: held },
          { ...negative, ...captured, account: owed },
        ],
        now,
      )
      await bookMovement(
        trx,
        [
          { ...negative, ...given, account: held },
          { ...common, ...given, account: owed },
        ],
        now,
      )
    })
    if (answer.status === 'failed') throw new Error(`refund ${refund.id} failed: ${answer.reason}`)
  }
}
