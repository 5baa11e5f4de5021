import type { Executor } from '../../platform/database/open-database.ts'

export type LedgerEntry = {
  movement:
    | 'capture'
    | 'transfer'
    /** The seller's part and our commission come back for a refund. */
    | 'transfer-reversal'
    /** The seller's part was gone: we put it in, the seller owes it. */
    | 'debt'
    | 'debt-settled'
    /** The seller will not pay it: it is our loss. */
    | 'debt-written-off'
    | 'refund'
    /** A refund that the customer's bank sent back. */
    | 'refund-returned'
    | 'payout'
    | 'payout-returned'
  account: string
  checkoutId: string | null
  orderId: string | null
  amountCents: number
  /** The provider's id of the movement. */
  providerRef: string
}

/** Appends a movement whose entries sum to zero; the same movement is booked once. @throws Error when it does not balance */
export async function bookMovement(
  executor: Executor,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<void> {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0)
  if (sum !== 0) throw new Error(`ledger movement does not balance: ${sum} cents`)
  await executor
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        movement: entry.movement,
        account: entry.account,
        checkout_id: entry.checkoutId,
        order_id: entry.orderId,
        amount_cents: entry.amountCents,
        provider_ref: entry.providerRef,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['movement', 'account', 'provider_ref']).doNothing())
    .execute()
}
