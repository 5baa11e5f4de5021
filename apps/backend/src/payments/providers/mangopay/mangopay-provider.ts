import type { Database } from '../../../platform/database/open-database.ts'
import { deterministicKey } from '../deterministic-key.ts'
import {
  type PaymentProvider,
  ProviderFailed,
  ProviderRefused,
  type StartRequest,
} from '../payment-provider.ts'
import { getBuyer, listSellers } from '../provider-accounts.store.ts'
import { ensureMangopayBuyer } from './mangopay-buyer.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { decided } from './mangopay-decided.ts'
import { findMade } from './mangopay-find-made.ts'
import { refusalOf } from './mangopay-money-snapshots.ts'
import { payInRequest, payInSnapshot, payInTag } from './mangopay-pay-in.ts'
import { euros, mangopayPayIn, mangopayTransaction } from './mangopay-shapes.ts'

const MINUTE_MS = 60_000
/**
 * Hosted page and challenge last 15 minutes, Satispay's 30; a bank transfer may take a month (payments reference §3.10). PayPal
 * names no length: its payment counts as left after 15 minutes, and late money is looked for like any other.
 */
const SESSION_MS = {
  card_web: 15 * MINUTE_MS,
  card_direct: 15 * MINUTE_MS,
  paypal: 15 * MINUTE_MS,
  satispay: 30 * MINUTE_MS,
  bank_wire: 30 * 24 * 60 * MINUTE_MS,
  hosted_checkout: 15 * MINUTE_MS,
} as const

/** Up to ten letters and digits for the bank statement. */
export function statementDescriptor(shopName: string): string {
  const plain = shopName.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '')
  return plain.slice(0, 10).trim().toUpperCase()
}

const payInKey = ({ attemptId }: StartRequest) => deterministicKey(`payin:${attemptId}`)

/** MangoPay: pay-in to the buyer's wallet, one transfer per order, refunds from the wallet. */
export function createMangopayProvider(
  client: MangopayClient,
  db: Database,
  shopName: string,
): PaymentProvider {
  const descriptor = statementDescriptor(shopName)
  const get = (id: string) => client.get(mangopayPayIn, `/payins/${encodeURIComponent(id)}`)
  /** What MangoPay made although it answered with a failure. @throws the failure when nothing was made */
  const findAfterFailure = (walletId: string | null, request: StartRequest) => async (error: unknown) => {
    const made =
      error instanceof ProviderFailed && (await findMade(client, walletId, payInTag(request.attemptId)))
    if (!made) throw error
    return get(made.Id)
  }
  return {
    name: 'mangopay',
    sessionMs: (method) => SESSION_MS[method],
    async start(request) {
      const buyer = await ensureMangopayBuyer(db, client, request.accountId, request.billing.recipient)
      const { path, body } = payInRequest(request, buyer, descriptor)
      const made = client.createOnce(mangopayPayIn, payInKey(request), path, body)
      return payInSnapshot(await made.catch(findAfterFailure(buyer.walletId, request)))
    },
    async recover(request) {
      const { mangopayWalletId } = await getBuyer(db, request.accountId)
      const made = client.findCreated(mangopayPayIn, payInKey(request))
      const known = await made.catch(findAfterFailure(mangopayWalletId, request))
      return known ? payInSnapshot(known) : null
    },
    read: async (id) => payInSnapshot(await get(id)),
    // pages of MangoPay end by themselves
    endSession: async () => {},
    async transfer(request) {
      const buyer = await getBuyer(db, request.accountId)
      const [seller] = await listSellers(db, { id: request.sellerId })
      const Tag = `order:${request.orderId};attempt:${request.attemptId}`
      const known = request.queryFirst ? await findMade(client, buyer.mangopayWalletId, Tag) : null
      try {
        const first =
          known ??
          (await client.createOnce(mangopayTransaction, deterministicKey(request.key), '/transfers', {
            AuthorId: buyer.mangopayUserId,
            DebitedWalletId: buyer.mangopayWalletId,
            CreditedWalletId: seller?.mangopayWalletId,
            DebitedFunds: euros(request.amountCents),
            Fees: euros(request.commissionCents),
            Tag,
          }))
        const answer = await decided(client, 'transfers', first)
        return answer.Status === 'SUCCEEDED'
          ? { providerId: answer.Id, succeeded: true }
          : { providerId: answer.Id, succeeded: false, reason: refusalOf(answer).reason }
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        return { providerId: '', succeeded: false, reason: `${error.code} ${error.message}` }
      }
    },
  }
}
