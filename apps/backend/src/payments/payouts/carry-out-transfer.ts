import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { closeCases, hasOpenCase } from '../cases/cases.store.ts'
import { openCase } from '../cases/open-case.ts'
import { bookMovement } from '../ledger/ledger.store.ts'
import { ProviderFailed, type TransferAnswer } from '../providers/payment-provider.ts'
import { type Attempt, findAttempt } from '../records/attempt.store.ts'
import { retryDebts } from '../refunds/reversals/retry-debts.ts'
import { countFailure, type DueTransfer, startTransfer, writeTransfer } from './transfer.store.ts'

/** Refusals after which a case is opened; the tries go on all the same. */
const REFUSALS_BEFORE_CASE = 3

const PAID = 'The seller was paid.'

const payload = z.object({ orderId: z.string() })

/** The order's money leaves the buyer's side: the seller's part and our commission. */
async function bookTransfer(
  trx: Transaction,
  transfer: DueTransfer,
  providerRef: string,
  now: Date,
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
  await bookMovement(trx, entries, now)
}

/** One case at a time: who decided to try again is asked again. */
async function openBlockedCase(
  { db, clock }: Services,
  transfer: DueTransfer,
  attempt: Attempt,
  reason: string,
): Promise<void> {
  if (await hasOpenCase(db, 'transfer_blocked', { orderId: transfer.orderId })) return
  await openCase(db, {
    key: `transfer:${transfer.orderId}:${transfer.tries}`,
    kind: 'transfer_blocked',
    reason: `The seller of order ${transfer.orderId} cannot be paid: ${reason}`,
    provider: attempt.provider,
    checkoutId: transfer.checkoutId,
    orderId: transfer.orderId,
    amountCents: transfer.amountCents - transfer.commissionCents,
    now: clock.now(),
  })
}

/** Asks the provider for a transfer. @throws ProviderUnavailable when it may have been made or not; the next try looks first */
async function requestTransfer(
  { db, clock, payments }: Services,
  transfer: DueTransfer,
  attempt: Attempt,
): Promise<TransferAnswer> {
  if (attempt.providerId === null) throw new Error('the payment of a transfer has no id')
  try {
    return await payments.providers[attempt.provider].transfer({
      key: `transfer:${transfer.attemptId}:${transfer.orderId}:${transfer.tries}`,
      orderId: transfer.orderId,
      attemptId: transfer.attemptId,
      checkoutId: transfer.checkoutId,
      providerPaymentId: attempt.providerId,
      accountId: transfer.accountId,
      sellerId: transfer.sellerId,
      amountCents: transfer.amountCents,
      commissionCents: transfer.commissionCents,
      queryFirst: transfer.wasAsked,
    })
  } catch (error) {
    if (error instanceof ProviderFailed) await countFailure(db, transfer, clock.now())
    throw error
  }
}

/** Effect: the seller's transfer of one paid order. A refusal blocks it with its reason and is tried again; the buyer never notices. */
export function carryOutTransfer(services: Services): EffectHandler {
  return async (given) => {
    const { orderId } = payload.parse(given)
    const transfer = await startTransfer(services.db, orderId, services.clock.now())
    if (!transfer) return
    const attempt = await findAttempt(services.db, transfer.attemptId)
    if (!attempt) throw new Error('a transfer has no payment')
    const answer = await requestTransfer(services, transfer, attempt)
    const reason = answer.succeeded ? null : answer.reason
    const now = services.clock.now()
    await inTransaction(services.db, async (trx) => {
      await writeTransfer(trx, transfer, { providerId: answer.providerId, reason }, now)
      if (reason !== null) return
      await bookTransfer(trx, transfer, answer.providerId, now)
      await closeCases(trx, { orderId }, { kind: 'transfer_blocked', note: PAID, now })
      await retryDebts(trx, transfer.sellerId, orderId, now)
    })
    if (reason === null) return
    if (transfer.tries + 1 >= REFUSALS_BEFORE_CASE) await openBlockedCase(services, transfer, attempt, reason)
    throw new Error(`transfer of order ${transfer.orderId} refused: ${reason}`)
  }
}
