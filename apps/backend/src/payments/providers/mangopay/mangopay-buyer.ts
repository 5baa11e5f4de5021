import type { Database } from '../../../platform/database/open-database.ts'
import { deterministicKey } from '../deterministic-key.ts'
import { ProviderFailed } from '../payment-provider.ts'
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

/** Keys tried in turn, because MangoPay stores a failure of its own under a key for a day. An unused user or wallet does no harm. */
const TRIES = 3

async function createAnyhow<T>(name: string, create: (key: string) => Promise<T>, tried = 1): Promise<T> {
  const key = deterministicKey(tried === 1 ? name : `${name}:${tried}`)
  return create(key).catch((error: unknown) => {
    if (!(error instanceof ProviderFailed) || tried === TRIES) throw error
    return createAnyhow(name, create, tried + 1)
  })
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
  const { Id: userId } = await createAnyhow(`buyer:${accountId}`, (key) =>
    client.createOnce(mangopayUser, key, '/users/natural', {
      ...splitName(name ?? buyer.name),
      PersonType: 'NATURAL',
      UserCategory: 'PAYER',
      Email: buyer.email,
      TermsAndConditionsAccepted: false,
      Tag: `user:${accountId}`,
    }),
  )
  const { Id: walletId } = await createAnyhow(`buyer-wallet:${accountId}:${userId}`, (key) =>
    client.createOnce(mangopayWallet, key, '/wallets', {
      Owners: [userId],
      Currency: 'EUR',
      Description: 'Buyer',
      Tag: `wallet:${accountId}`,
    }),
  )
  return saveBuyer(db, accountId, { userId, walletId })
}
