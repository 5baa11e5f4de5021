import type { ProviderName } from '@filiera/contract/payments/payment'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { bookMovement } from '../ledger/ledger.store.ts'
import { retryDebts } from '../refunds/reversals/retry-debts.ts'
import { findSellerOfAccount, markReturned, writePayout } from './payout.store.ts'

/**
 * Books payouts to a seller's bank, and those that the bank sent back: no payout is final (payments reference §3.12).
 * A returned payout fills the wallet again, so debts of the seller are tried again.
 * @throws ProviderUnavailable, ProviderRefused; Error for a seller that is not ours
 */
export async function receivePayout(
  services: Services,
  provider: ProviderName,
  resourceId: string,
): Promise<void> {
  const { db, clock, payments } = services
  const snapshot = await payments.moneyBack[provider].fetchPayout(resourceId)
  if (!snapshot) return
  const sellerId = await findSellerOfAccount(db, snapshot.sellerAccount)
  if (sellerId === undefined) throw new Error('no seller of ours is known for it')
  const now = clock.now()
  const { returnId, amountCents } = snapshot
  const book = (movement: 'payout' | 'payout-returned', providerRef: string, cents: number) => {
    const common = { movement, checkoutId: null, orderId: null, providerRef }
    return [
      { ...common, account: `seller:${sellerId}`, amountCents: cents },
      { ...common, account: `provider:${provider}`, amountCents: -cents },
    ]
  }
  await inTransaction(db, async (trx) => {
    await writePayout(trx, { provider, sellerId, snapshot, now })
    if (snapshot.status === 'succeeded') {
      await bookMovement(trx, book('payout', snapshot.providerId, amountCents), now)
    }
    if (returnId === null) return
    await markReturned(trx, provider, snapshot.providerId, now)
    await bookMovement(trx, book('payout-returned', returnId, -amountCents), now)
    await retryDebts(trx, sellerId, returnId, now)
  })
  services.notifyOutbox()
}
