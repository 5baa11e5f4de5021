import type { Transaction } from '../../platform/database/open-database.ts'
import { bookMovement, type LedgerEntry } from '../ledger/ledger.store.ts'
import type { DueRefund } from './refund-steps.store.ts'
import type { TransferReversal } from './reversals/transfer-reversal.store.ts'

type Movement = LedgerEntry['movement']

async function book(
  trx: Transaction,
  movement: Movement,
  of: { checkoutId: string; orderId: string | null; providerRef: string; now: Date },
  accounts: Readonly<Record<string, number>>,
): Promise<void> {
  const { checkoutId, orderId, providerRef, now } = of
  const entries = Object.entries(accounts)
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ movement, account, checkoutId, orderId, amountCents, providerRef }))
  if (entries.length > 0) await bookMovement(trx, entries, now)
}

/** Books the seller's part back to the order: from the reversed transfer, or from a platform advance that the seller owes. */
export async function bookReversal(
  trx: Transaction,
  refund: DueRefund,
  reversal: TransferReversal,
  outcome: { from: 'seller' | 'debt'; providerRef: string; now: Date },
): Promise<void> {
  const { amountCents, commissionCents, sellerId, orderId } = reversal
  const isDebt = outcome.from === 'debt'
  await book(
    trx,
    isDebt ? 'debt' : 'transfer-reversal',
    { checkoutId: refund.checkoutId, orderId, providerRef: outcome.providerRef, now: outcome.now },
    {
      [isDebt ? `seller-debt:${sellerId}` : `seller:${sellerId}`]: amountCents - commissionCents,
      commission: commissionCents,
      [`order:${orderId}`]: -amountCents,
    },
  )
}

/** The refund was abandoned before a platform advance: the seller owes nothing for it. */
export async function bookDebtCancelled(
  trx: Transaction,
  refund: DueRefund,
  { amountCents, commissionCents, sellerId, orderId }: TransferReversal,
  now: Date,
): Promise<void> {
  await book(
    trx,
    'debt',
    { checkoutId: refund.checkoutId, orderId, providerRef: `${refund.id}:cancelled`, now },
    {
      [`seller-debt:${sellerId}`]: commissionCents - amountCents,
      commission: -commissionCents,
      [`order:${orderId}`]: amountCents,
    },
  )
}

/** The seller paid the debt: the refund is charged to the seller's part after all. */
export async function bookDebtSettled(
  trx: Transaction,
  refund: DueRefund,
  reversal: TransferReversal,
  providerRef: string,
  now: Date,
): Promise<void> {
  const cents = reversal.amountCents - reversal.commissionCents
  await book(
    trx,
    'debt-settled',
    { checkoutId: refund.checkoutId, orderId: reversal.orderId, providerRef, now },
    { [`seller-debt:${reversal.sellerId}`]: -cents, [`seller:${reversal.sellerId}`]: cents },
  )
}

/** The seller will not pay the debt: it is our loss. */
export async function bookDebtWrittenOff(
  trx: Transaction,
  refund: DueRefund,
  { amountCents, commissionCents, sellerId, orderId }: TransferReversal,
  now: Date,
): Promise<void> {
  const cents = amountCents - commissionCents
  await book(
    trx,
    'debt-written-off',
    { checkoutId: refund.checkoutId, orderId, providerRef: refund.id, now },
    { [`seller-debt:${sellerId}`]: -cents, losses: cents },
  )
}

/** Whose money it was: of an order, or unassigned where a payment bought nothing. */
const owner = (refund: DueRefund) =>
  refund.orderId === null ? `unassigned:${refund.attemptId}` : `order:${refund.orderId}`

/** One refund at the provider may stand for several of ours, of one order too: each has its own movement. */
function movementOf(refund: DueRefund, providerRef: string): string {
  const isWhole =
    refund.mergedInto === null && (refund.sentCents ?? refund.amountCents) === refund.amountCents
  return isWhole && !refund.isProviderInitiated ? providerRef : `${providerRef}:${refund.id}`
}

/** The money has left for the customer. */
export async function bookRefund(
  trx: Transaction,
  refund: DueRefund,
  providerRef: string,
  now: Date,
): Promise<void> {
  const { checkoutId, orderId, amountCents, provider } = refund
  const atProvider = `provider:${provider}`
  if (orderId === null && refund.providerPaymentId !== null) {
    // Such a capture was never owed to an order: it is booked here for the first time, and cancels out.
    const of = { checkoutId, orderId, providerRef: `${refund.providerPaymentId}:${refund.id}`, now }
    await book(trx, 'capture', of, { [atProvider]: amountCents, [owner(refund)]: -amountCents })
  }
  const of = { checkoutId, orderId, providerRef: movementOf(refund, providerRef), now }
  await book(trx, 'refund', of, { [atProvider]: -amountCents, [owner(refund)]: amountCents })
}

/** An unassigned refund belongs to an order after all: its capture and refund are booked back. */
export async function bookUnassignedUndone(trx: Transaction, refund: DueRefund, now: Date): Promise<void> {
  await bookRefundReturned(trx, refund, now)
  const { checkoutId, orderId, amountCents, provider, providerPaymentId } = refund
  const of = { checkoutId, orderId, providerRef: `${providerPaymentId}:${refund.id}:undone`, now }
  await book(trx, 'capture', of, { [`provider:${provider}`]: -amountCents, [owner(refund)]: amountCents })
}

/** The customer's bank sent the money back. */
export async function bookRefundReturned(trx: Transaction, refund: DueRefund, now: Date): Promise<void> {
  const { checkoutId, orderId, amountCents, provider, providerId } = refund
  const of = { checkoutId, orderId, providerRef: movementOf(refund, providerId ?? refund.id), now }
  await book(trx, 'refund-returned', of, {
    [`provider:${provider}`]: amountCents,
    [owner(refund)]: -amountCents,
  })
}
