import type { Database } from '../../../platform/database/open-database.ts'
import { deterministicKey } from '../deterministic-key.ts'
import {
  type AdvanceRequest,
  type MoneyBack,
  type MoveAnswer,
  type RefundRequest,
  type RefundSnapshot,
  type ReversalRequest,
  refusalFrom,
  refusedRefund,
} from '../money-back.ts'
import { ProviderRefused, withoutRefusal } from '../payment-provider.ts'
import { getBuyer } from '../provider-accounts.store.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { decided, type Transaction } from './mangopay-decided.ts'
import { findMade } from './mangopay-find-made.ts'
import { fetchMoneyBack, mangopayRefund, refundSnapshot, refusalOf } from './mangopay-money-snapshots.ts'
import { euros, mangopayTransaction } from './mangopay-shapes.ts'

/** The platform's own user and wallet: pays platform advances. */
export type PlatformWallet = { userId: string; walletId: string }
type Options = { client: MangopayClient; db: Database; platform: () => Promise<PlatformWallet | null> }

const noPlatformWallet: MoveAnswer = {
  providerId: '',
  refused: { code: 'no_platform_wallet', reason: 'no MANGOPAY_PLATFORM_WALLET_ID is set' },
}
/** A refusal before anything was created is an answer like a failed object. */
async function move(
  client: MangopayClient,
  kind: 'transfers' | 'refunds',
  call: Transaction | Promise<Transaction>,
): Promise<MoveAnswer> {
  try {
    const answer = await decided(client, kind, await call)
    return { providerId: answer.Id, refused: answer.Status === 'FAILED' ? refusalOf(answer) : null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return { providerId: '', refused: refusalFrom(error) }
  }
}

const at = encodeURIComponent

/** What an earlier call of the same request made, where its answer never came. */
const findEarlier = (
  client: MangopayClient,
  { queryFirst }: { queryFirst: boolean },
  walletId: string | null,
  tag: string,
) => (queryFirst ? findMade(client, walletId, tag) : null)

type Transfer = {
  from: { userId: string | null; walletId: string | null }
  to: string | null
  /** Where an earlier call would be found. */
  buyerWallet: string | null
  tag: string
}

async function transfer(
  client: MangopayClient,
  request: AdvanceRequest,
  { from, to, buyerWallet, tag }: Transfer,
): Promise<MoveAnswer> {
  const earlier = await findEarlier(client, request, buyerWallet, tag)
  return move(
    client,
    'transfers',
    earlier ??
      client.createOnce(mangopayTransaction, deterministicKey(request.key), '/transfers', {
        AuthorId: from.userId,
        DebitedWalletId: from.walletId,
        CreditedWalletId: to,
        DebitedFunds: euros(request.amountCents),
        Fees: euros(0),
        Tag: tag,
      }),
  )
}

async function reverseTransfer({ client, db }: Options, request: ReversalRequest): Promise<MoveAnswer> {
  const buyer = await getBuyer(db, request.accountId)
  const Tag = `transfer-reversal:${request.refundId}`
  const earlier = await findEarlier(client, request, buyer.mangopayWalletId, Tag)
  const path = `/transfers/${at(request.transferId)}/refunds`
  return move(
    client,
    'refunds',
    earlier ??
      client.createOnce(mangopayTransaction, deterministicKey(request.key), path, {
        AuthorId: buyer.mangopayUserId,
        DebitedFunds: euros(request.amountCents - request.commissionCents),
        // What is given back of a fee is a negative fee.
        Fees: euros(-request.commissionCents),
        Tag,
      }),
  )
}

async function refundPayment({ client, db }: Options, request: RefundRequest): Promise<RefundSnapshot> {
  const buyer = await getBuyer(db, request.accountId)
  const path = `/payins/${at(request.providerPaymentId)}/refunds`
  const Tag = `refund:${request.refundId}`
  try {
    const earlier = await findEarlier(client, request, buyer.mangopayWalletId, Tag)
    if (earlier)
      return refundSnapshot(await withoutRefusal(client.get(mangopayRefund, `/refunds/${at(earlier.Id)}`)))
    return refundSnapshot(
      await client.createOnce(mangopayRefund, deterministicKey(request.key), path, {
        AuthorId: buyer.mangopayUserId,
        DebitedFunds: euros(request.amountCents),
        Fees: euros(0),
        Tag,
      }),
    )
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return refusedRefund(request, error)
  }
}

/** MangoPay: transfers refunded with negative fees, then the pay-in (payments reference §3.13). */
export function createMangopayMoneyBack(options: Options): MoneyBack {
  const { client, db, platform } = options
  return {
    name: 'mangopay',
    refusesSameAmountWithinDay: true,
    ...fetchMoneyBack(client),
    reverseTransfer: (request) => reverseTransfer(options, request),
    async advance(request) {
      const own = await platform()
      if (!own) return noPlatformWallet
      const { mangopayWalletId: buyerWallet } = await getBuyer(db, request.accountId)
      const tag = `advance:${request.refundId}`
      return transfer(client, request, { from: own, to: buyerWallet, buyerWallet, tag })
    },
    async returnAdvance(request) {
      const own = await platform()
      if (!own) return noPlatformWallet
      const { mangopayUserId: userId, mangopayWalletId: buyerWallet } = await getBuyer(db, request.accountId)
      // From a payer to an owner: nobody has to approve it (payments reference §3.11).
      const from = { userId, walletId: buyerWallet }
      const tag = `returned:${request.refundId}`
      return transfer(client, request, { from, to: own.walletId, buyerWallet, tag })
    },
    refundPayment: (request) => refundPayment(options, request),
  }
}
