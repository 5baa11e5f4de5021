import { z } from 'zod'
import type { Database } from '../../../platform/database/open-database.ts'
import { deterministicKey } from '../deterministic-key.ts'
import type {
  AdvanceRequest,
  DisputeSeen,
  MoneyBack,
  MoveAnswer,
  PayoutSeen,
  RefundSeen,
} from '../money-back.ts'
import { ProviderRefused } from '../payment-provider.ts'
import { getBuyer } from '../provider-accounts.store.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { findMade } from './mangopay-find-made.ts'
import { mangopayTransaction } from './mangopay-shapes.ts'

const money = z.object({ Currency: z.string(), Amount: z.int() })
const initial = {
  InitialTransactionId: z.string().nullish(),
  InitialTransactionType: z.string().nullish(),
}
const mangopayRefund = mangopayTransaction.extend({ ...initial, DebitedFunds: money })
const mangopayRepudiation = z.object({ Id: z.string().min(1), ...initial, DebitedFunds: money })
const mangopayDispute = z.object({
  Id: z.string().min(1),
  ...initial,
  DisputedFunds: money,
  Status: z.string(),
  ResultCode: z.string().nullish(),
  DisputeReason: z.object({ DisputeReasonType: z.string().nullish() }).nullish(),
})

type Transaction = z.output<typeof mangopayTransaction>

const mangopayPayout = mangopayTransaction.extend({ AuthorId: z.string(), DebitedFunds: money })

function payoutSeen(payout: z.output<typeof mangopayPayout>, returnId: string | null): PayoutSeen {
  const status = payoutStatuses[payout.Status]
  const amountCents = payout.DebitedFunds.Amount
  return { providerId: payout.Id, sellerAccount: payout.AuthorId, amountCents, status, returnId }
}

/** The platform's own user and wallet: pays platform advances. */
export type PlatformWallet = { userId: string; walletId: string }
type Options = { client: MangopayClient; db: Database; platform: () => Promise<PlatformWallet | null> }

const noPlatformWallet: MoveAnswer = {
  providerId: '',
  refused: { code: 'no_platform_wallet', reason: 'no MANGOPAY_PLATFORM_WALLET_ID is set' },
}
const euros = (cents: number) => ({ Currency: 'EUR', Amount: cents })
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const refundTag = new RegExp(`^refund:(${uuid})$`)
const payoutStatuses = { CREATED: 'created', SUCCEEDED: 'succeeded', FAILED: 'failed' } as const
const statuses = { CREATED: 'pending', SUCCEEDED: 'succeeded', FAILED: 'failed' } as const

const refusalOf = ({ ResultCode, ResultMessage }: Transaction) => ({
  code: ResultCode ?? 'unknown',
  reason: `${ResultCode ?? ''} ${ResultMessage ?? ''}`.trim(),
})

/** A refusal before anything was created is an answer like a failed object. */
async function move(call: Promise<Transaction>): Promise<MoveAnswer> {
  try {
    const answer = await call
    return { providerId: answer.Id, refused: answer.Status === 'FAILED' ? refusalOf(answer) : null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return { providerId: '', refused: { code: error.code, reason: `${error.code} ${error.message}` } }
  }
}

function refundSeen(refund: z.output<typeof mangopayRefund>): RefundSeen {
  return {
    providerId: refund.Id,
    refundId: refundTag.exec(refund.Tag ?? '')?.[1] ?? null,
    providerPaymentId: refund.InitialTransactionId ?? null,
    attemptId: null,
    amountCents: refund.DebitedFunds.Amount,
    status: statuses[refund.Status],
    refusal: refund.Status === 'FAILED' ? refusalOf(refund) : null,
  }
}

const isOfPayIn = (object: { InitialTransactionType?: string | null | undefined }) =>
  object.InitialTransactionType === 'PAYIN'

function outcomeOf({ Status, ResultCode }: z.output<typeof mangopayDispute>): DisputeSeen['outcome'] {
  if (Status !== 'CLOSED') return 'open'
  return ResultCode === 'LOST' ? 'lost' : 'won'
}

/** MangoPay: transfers refunded with negative fees, then the pay-in; disputes and repudiations (payments reference §3.13, §3.14). */
export function createMangopayMoneyBack({ client, db, platform }: Options): MoneyBack {
  const at = encodeURIComponent
  async function seeDispute(id: string): Promise<DisputeSeen | null> {
    const dispute = await client.get(mangopayDispute, `/disputes/${at(id)}`)
    if (!isOfPayIn(dispute)) return null
    return {
      providerId: dispute.Id,
      providerPaymentId: dispute.InitialTransactionId ?? null,
      attemptId: null,
      amountCents: dispute.DisputedFunds.Amount,
      reason: dispute.DisputeReason?.DisputeReasonType ?? 'UNKNOWN',
      outcome: outcomeOf(dispute),
    }
  }
  async function seeRepudiation(id: string): Promise<DisputeSeen | null> {
    const seen = await client.get(mangopayRepudiation, `/repudiations/${at(id)}`)
    if (!isOfPayIn(seen)) return null
    return {
      providerId: seen.Id,
      providerPaymentId: seen.InitialTransactionId ?? null,
      attemptId: null,
      amountCents: seen.DebitedFunds.Amount,
      reason: 'REPUDIATION',
      outcome: 'open',
    }
  }
  const made = ({ queryFirst }: { queryFirst: boolean }, walletId: string | null, tag: string) =>
    queryFirst ? findMade(client, walletId, tag) : null
  async function transfer(
    request: AdvanceRequest,
    from: { userId: string | null; walletId: string | null },
    to: string | null,
    { buyerWallet, tag }: { buyerWallet: string | null; tag: string },
  ): Promise<MoveAnswer> {
    const known = await made(request, buyerWallet, tag)
    if (known) return { providerId: known.Id, refused: null }
    return move(
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
  return {
    name: 'mangopay',
    refusesSameAmountWithinDay: true,
    async reverseTransfer(request) {
      const buyer = await getBuyer(db, request.accountId)
      const Tag = `transfer-reversal:${request.refundId}`
      const known = await made(request, buyer.mangopayWalletId, Tag)
      if (known) return { providerId: known.Id, refused: null }
      return move(
        client.createOnce(
          mangopayTransaction,
          deterministicKey(request.key),
          `/transfers/${at(request.transferId)}/refunds`,
          {
            AuthorId: buyer.mangopayUserId,
            DebitedFunds: euros(request.amountCents - request.commissionCents),
            // What is given back of a fee is a negative fee.
            Fees: euros(-request.commissionCents),
            Tag,
          },
        ),
      )
    },
    async advance(request) {
      const own = await platform()
      if (!own) return noPlatformWallet
      const buyer = await getBuyer(db, request.accountId)
      const from = { userId: own.userId, walletId: own.walletId }
      const of = { buyerWallet: buyer.mangopayWalletId, tag: `advance:${request.refundId}` }
      return transfer(request, from, buyer.mangopayWalletId, of)
    },
    async returnAdvance(request) {
      const own = await platform()
      if (!own) return noPlatformWallet
      const buyer = await getBuyer(db, request.accountId)
      // From a payer to an owner: nobody has to approve it (payments reference §3.11).
      const from = { userId: buyer.mangopayUserId, walletId: buyer.mangopayWalletId }
      const of = { buyerWallet: buyer.mangopayWalletId, tag: `returned:${request.refundId}` }
      return transfer(request, from, own.walletId, of)
    },
    async refundPayment(request) {
      const buyer = await getBuyer(db, request.accountId)
      const path = `/payins/${at(request.providerPaymentId)}/refunds`
      const Tag = `refund:${request.refundId}`
      try {
        const known = await made(request, buyer.mangopayWalletId, Tag)
        if (known) return refundSeen(await client.get(mangopayRefund, `/refunds/${at(known.Id)}`))
        return refundSeen(
          await client.createOnce(mangopayRefund, deterministicKey(request.key), path, {
            AuthorId: buyer.mangopayUserId,
            DebitedFunds: euros(request.amountCents),
            Fees: euros(0),
            Tag,
          }),
        )
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        return {
          providerId: '',
          refundId: request.refundId,
          providerPaymentId: request.providerPaymentId,
          attemptId: null,
          amountCents: request.amountCents,
          status: 'failed',
          refusal: { code: error.code, reason: `${error.code} ${error.message}` },
        }
      }
    },
    async seeRefunds(id) {
      const refund = await client.get(mangopayRefund, `/refunds/${at(id)}`)
      return isOfPayIn(refund) ? [refundSeen(refund)] : []
    },
    async seePayout(id) {
      const payout = (payoutId: string) => client.get(mangopayPayout, `/payouts/${at(payoutId)}`)
      try {
        return payoutSeen(await payout(id), null)
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
      }
      const back = await client.get(mangopayRefund, `/refunds/${at(id)}`)
      if (back.InitialTransactionType !== 'PAYOUT' || !back.InitialTransactionId) return null
      return payoutSeen(await payout(back.InitialTransactionId), back.Status === 'SUCCEEDED' ? back.Id : null)
    },
    seeDispute: (id) =>
      seeDispute(id).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error
        return seeRepudiation(id)
      }),
  }
}
