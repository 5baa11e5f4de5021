import type { Database } from '../../../platform/database/open-database.ts'
import { deterministicKey } from '../deterministic-key.ts'
import { getBuyer, saveBuyer } from '../provider-accounts.store.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayUser, mangopayWallet } from './mangopay-shapes.ts'

export type MangopayBuyer = { userId: string; walletId: string }

/** First and last name as MangoPay wants them, from however people write theirs. */
function splitName(name: string): { FirstName: string; LastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const FirstName = first.slice(0, 100) || 'Cliente'
  return { FirstName, LastName: rest.join(' ').slice(0, 100) || FirstName }
}

/** The customer as a PAYER with a wallet, made at the first payment (payments reference §3.6). */
export async function ensureMangopayBuyer(
  db: Database,
  client: MangopayClient,
  accountId: string,
  name: string | null,
): Promise<MangopayBuyer> {
  const buyer = await getBuyer(db, accountId)
  if (buyer.mangopayUserId && buyer.mangopayWalletId) {
    return { userId: buyer.mangopayUserId, walletId: buyer.mangopayWalletId }
  }
  const { Id: userId } = await client.createOnce(
    mangopayUser,
    deterministicKey(`buyer:${accountId}`),
    '/users/natural',
    {
      ...splitName(name ?? buyer.name),
      PersonType: 'NATURAL',
      UserCategory: 'PAYER',
      Email: buyer.email,
      TermsAndConditionsAccepted: false,
      Tag: `user:${accountId}`,
    },
  )
  const { Id: walletId } = await client.createOnce(
    mangopayWallet,
    deterministicKey(`buyer-wallet:${accountId}:${userId}`),
    '/wallets',
    { Owners: [userId], Currency: 'EUR', Description: 'Buyer', Tag: `wallet:${accountId}` },
  )
  return saveBuyer(db, accountId, { userId, walletId })
}
