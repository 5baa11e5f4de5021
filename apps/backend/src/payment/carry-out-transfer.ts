import { z } from 'zod'
import type { EffectHandler } from '../outbox/drain-outbox.ts'
import type { Services } from '../services.ts'
import { findAttempt } from './attempt.store.ts'
import { bookMovement, type DueTransfer, findTransfer, writeTransfer } from './money.store.ts'

const payload = z.object({ orderId: z.string() })

/** The order's money leaves the buyer's side: the seller's part and our commission. */
async function bookTransfer(
  { db, clock }: Services,
  transfer: DueTransfer,
  providerRef: string,
): Promise<void> {
  const common = {
    movement: 'transfer',
    checkoutId: transfer.checkoutId,
    orderId: transfer.orderId,
    providerRef,
  } as const
  const { amountCents, commissionCents } = transfer
  const entries = [
    { ...common, account: `order:${transfer.orderId}`, amountCents },
    {
      ...common,
      account: `seller:${transfer.sellerId}`,
      amountCents: commissionCents - amountCents,
    },
    { ...common, account: 'commission', amountCents: -commissionCents },
  ]
  await bookMovement(db, entries, clock.now())
}

/** Effect: the seller's transfer of one paid order. A refusal blocks it with its reason and is tried again; the buyer never notices. */
export function carryOutTransfer(services: Services): EffectHandler {
  return async (given) => {
    const transfer = await findTransfer(services.db, payload.parse(given).orderId)
    if (!transfer || transfer.status === 'succeeded') return
    const attempt = await findAttempt(services.db, transfer.attemptId)
    if (!attempt?.providerId) throw new Error('the payment of a transfer has no id')
    const answer = await services.payments.providers[attempt.provider].transfer({
      key: `transfer:${transfer.attemptId}:${transfer.orderId}:${transfer.tries}`,
      orderId: transfer.orderId,
      attemptId: transfer.attemptId,
      checkoutId: transfer.checkoutId,
      providerPaymentId: attempt.providerId,
      accountId: transfer.accountId,
      sellerId: transfer.sellerId,
      amountCents: transfer.amountCents,
      commissionCents: transfer.commissionCents,
    })
    const reason = answer.succeeded ? null : answer.reason
    if (answer.succeeded) await bookTransfer(services, transfer, answer.providerId)
    await writeTransfer(
      services.db,
      transfer,
      { providerId: answer.providerId, reason },
      services.clock.now(),
    )
    if (reason !== null) throw new Error(`transfer of order ${transfer.orderId} refused: ${reason}`)
  }
}
