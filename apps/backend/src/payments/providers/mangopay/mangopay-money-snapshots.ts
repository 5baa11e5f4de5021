import { z } from 'zod'
import type { DisputeSnapshot, MoneyBack, PayoutSnapshot, RefundSnapshot } from '../money-back.ts'
import { ProviderRefused } from '../payment-provider.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayTransaction } from './mangopay-shapes.ts'

const money = z.object({ Currency: z.string(), Amount: z.int() })
const initial = {
  InitialTransactionId: z.string().nullish(),
  InitialTransactionType: z.string().nullish(),
}
export const mangopayRefund = mangopayTransaction.extend({ ...initial, DebitedFunds: money })
const mangopayRepudiation = z.object({ Id: z.string().min(1), ...initial, DebitedFunds: money })
const mangopayDispute = z.object({
  Id: z.string().min(1),
  ...initial,
  DisputedFunds: money,
  Status: z.string(),
  ResultCode: z.string().nullish(),
  RepudiationId: z.string().nullish(),
  DisputeReason: z.object({ DisputeReasonType: z.string().nullish() }).nullish(),
})

const mangopayPayout = mangopayTransaction.extend({ AuthorId: z.string(), DebitedFunds: money })

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const refundTag = new RegExp(`^refund:(${uuid})$`)
const payoutStatuses = { CREATED: 'created', SUCCEEDED: 'succeeded', FAILED: 'failed' } as const
const statuses = { CREATED: 'pending', SUCCEEDED: 'succeeded', FAILED: 'failed' } as const

/** Why a failed object of MangoPay failed. */
export const refusalOf = ({ ResultCode, ResultMessage }: z.output<typeof mangopayTransaction>) => ({
  code: ResultCode ?? 'unknown',
  reason: `${ResultCode ?? ''} ${ResultMessage ?? ''}`.trim(),
})

function payoutSnapshot(payout: z.output<typeof mangopayPayout>, returnId: string | null): PayoutSnapshot {
  const status = payoutStatuses[payout.Status]
  const amountCents = payout.DebitedFunds.Amount
  return { providerId: payout.Id, sellerAccount: payout.AuthorId, amountCents, status, returnId }
}

/** A refund as the payment core takes it over. */
export function refundSnapshot(refund: z.output<typeof mangopayRefund>): RefundSnapshot {
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

function outcomeOf({ Status, ResultCode }: z.output<typeof mangopayDispute>): DisputeSnapshot['outcome'] {
  if (Status !== 'CLOSED') return 'open'
  return ResultCode === 'LOST' ? 'lost' : 'won'
}

async function fetchDispute(client: MangopayClient, id: string): Promise<DisputeSnapshot | null> {
  const dispute = await client.get(mangopayDispute, `/disputes/${encodeURIComponent(id)}`)
  if (!isOfPayIn(dispute)) return null
  return {
    providerId: dispute.Id,
    repudiationId: dispute.RepudiationId ?? undefined,
    providerPaymentId: dispute.InitialTransactionId ?? null,
    attemptId: null,
    amountCents: dispute.DisputedFunds.Amount,
    reason: dispute.DisputeReason?.DisputeReasonType ?? 'UNKNOWN',
    outcome: outcomeOf(dispute),
  }
}

async function fetchRepudiation(client: MangopayClient, id: string): Promise<DisputeSnapshot | null> {
  const repudiation = await client.get(mangopayRepudiation, `/repudiations/${encodeURIComponent(id)}`)
  if (!isOfPayIn(repudiation)) return null
  return {
    providerId: repudiation.Id,
    providerPaymentId: repudiation.InitialTransactionId ?? null,
    attemptId: null,
    amountCents: repudiation.DebitedFunds.Amount,
    reason: 'REPUDIATION',
    outcome: 'open',
  }
}

async function fetchPayout(client: MangopayClient, id: string): Promise<PayoutSnapshot | null> {
  const payout = (payoutId: string) => client.get(mangopayPayout, `/payouts/${encodeURIComponent(payoutId)}`)
  try {
    return payoutSnapshot(await payout(id), null)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
  const back = await client.get(mangopayRefund, `/refunds/${encodeURIComponent(id)}`)
  if (back.InitialTransactionType !== 'PAYOUT' || !back.InitialTransactionId) return null
  return payoutSnapshot(await payout(back.InitialTransactionId), back.Status === 'SUCCEEDED' ? back.Id : null)
}

/** What MangoPay says of money that went back: refunds, payouts, disputes and repudiations (payments reference §3.14). */
export const fetchMoneyBack = (
  client: MangopayClient,
): Pick<MoneyBack, 'fetchRefunds' | 'fetchPayout' | 'fetchDispute'> => ({
  async fetchRefunds(id) {
    const refund = await client.get(mangopayRefund, `/refunds/${encodeURIComponent(id)}`)
    return isOfPayIn(refund) ? [refundSnapshot(refund)] : []
  },
  fetchPayout: (id) => fetchPayout(client, id),
  fetchDispute: (id) =>
    fetchDispute(client, id).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
      return fetchRepudiation(client, id)
    }),
})
