import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { fieldError, MangopayError, shapes } from '../errors.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import type { MangopayState, PayIn, Refund, Transfer } from '../types.ts'
import { move } from './move-funds.ts'

/** The body of a refund; amounts are given together or not at all. */
export const refundRequest = z
  .object({
    AuthorId: shapes.id,
    DebitedFunds: shapes.money.nullish(),
    Fees: shapes.signedMoney.nullish(),
    Tag: shapes.tag,
    RefundReason: z.object({ RefundReasonMessage: z.string().max(255).nullish() }).nullish(),
  })
  .refine((body) => !body.DebitedFunds === !body.Fees, {
    path: ['Fees'],
    message: 'DebitedFunds and Fees must be given together',
  })
type RefundRequest = z.output<typeof refundRequest>

const daySeconds = 86_400
/** How long each kind can be refunded (§3.10, §3.13): a card for about eleven months. */
const windowSeconds: Record<PayIn['PaymentType'], number> = {
  CARD: 335 * daySeconds,
  PAYPAL: 180 * daySeconds,
  SATISPAY: 90 * daySeconds,
  BANK_WIRE: 0,
}

interface Amounts {
  debited: number
  fees: number
}

/**
 * Gives money back: from the credited wallet of the initial transaction to the card (pay-in) or to the buyer's
 * wallet (transfer). Broken rules are a FAILED refund with a code, not an HTTP error.
 */
export function refund(sandbox: Sandbox, initial: PayIn | Transfer, wanted: RefundRequest): Refund {
  const { state, clock } = sandbox
  const { mangopay } = state
  assertRefundable(initial, wanted)
  const from = mangopay.wallets[initial.CreditedWalletId]
  const to = initial.Type === 'TRANSFER' ? (mangopay.wallets[initial.DebitedWalletId] ?? null) : null
  const amounts = amountsOf(initial, wanted)
  const code = refundCode(sandbox, initial, amounts, from?.Balance.Amount ?? 0)
  const Currency = initial.DebitedFunds.Currency
  const made: Refund = {
    Id: nextId(state, `${initial.Type === 'TRANSFER' ? 'xfer' : 'payin'}_refund_m_01`),
    Tag: wanted.Tag,
    CreationDate: clock.nowSeconds(),
    AuthorId: wanted.AuthorId,
    CreditedUserId: null,
    DebitedFunds: { Currency, Amount: amounts.debited },
    CreditedFunds: { Currency, Amount: amounts.debited - amounts.fees },
    Fees: { Currency, Amount: amounts.fees },
    Status: code === '000000' ? 'SUCCEEDED' : 'FAILED',
    ResultCode: code,
    ResultMessage: resultMessage(code),
    ExecutionDate: code === '000000' ? clock.nowSeconds() : null,
    Type: initial.Type === 'TRANSFER' ? 'TRANSFER' : 'PAYOUT',
    Nature: 'REFUND',
    InitialTransactionId: initial.Id,
    InitialTransactionType: initial.Type,
    DebitedWalletId: initial.CreditedWalletId,
    CreditedWalletId: to?.Id ?? null,
    RefundReason: {
      RefundReasonType: 'OTHER',
      RefundReasonMessage: wanted.RefundReason?.RefundReasonMessage ?? null,
    },
  }
  mangopay.refunds[made.Id] = made
  if (code === '000000' && from) move(mangopay, from, to, amounts.debited, amounts.fees)
  const stem = initial.Type === 'TRANSFER' ? 'TRANSFER_REFUND' : 'PAYIN_REFUND'
  emit(sandbox, `${stem}_CREATED`, made.Id)
  emit(sandbox, `${stem}_${made.Status}`, made.Id)
  return made
}

function assertRefundable(initial: PayIn | Transfer, wanted: RefundRequest): void {
  if (initial.Status !== 'SUCCEEDED') {
    const text = 'The original transaction must be succeeded'
    throw new MangopayError(400, 'original_transaction_must_be_succeeded', text)
  }
  if (initial.Type === 'PAYIN' && initial.PaymentType === 'BANK_WIRE') {
    throw new MangopayError(400, 'invalid_action', 'A bank wire pay-in cannot be refunded: use a payout')
  }
  if (wanted.AuthorId !== initial.AuthorId) {
    throw fieldError('AuthorId', 'The author is not the author of the initial transaction')
  }
  const { Currency } = initial.DebitedFunds
  if (
    (wanted.DebitedFunds?.Currency ?? Currency) !== Currency ||
    (wanted.Fees?.Currency ?? Currency) !== Currency
  ) {
    throw new MangopayError(400, 'currency_incompatibility', 'The currency is not the one of the transaction')
  }
}

/** Without amounts everything goes back, the fees too. */
function amountsOf(initial: PayIn | Transfer, wanted: RefundRequest): Amounts {
  if (wanted.DebitedFunds && wanted.Fees)
    return { debited: wanted.DebitedFunds.Amount, fees: wanted.Fees.Amount }
  return { debited: initial.CreditedFunds.Amount, fees: -initial.Fees.Amount }
}

function refundCode(
  { state, clock }: Sandbox,
  initial: PayIn | Transfer,
  { debited, fees }: Amounts,
  balance: number,
): string {
  const earlier = succeededRefunds(state.mangopay, initial.Id)
  const done = sum(earlier.map((one) => one.DebitedFunds.Amount))
  const feesBack = sum(earlier.map((one) => Math.max(0, -one.Fees.Amount)))
  const since = clock.nowSeconds() - daySeconds
  if (initial.Type === 'PAYIN' && initial.inner.disputed) return '005408'
  if (
    initial.Type === 'PAYIN' &&
    initial.CreationDate < clock.nowSeconds() - windowSeconds[initial.PaymentType]
  )
    return '001403'
  if (done >= initial.CreditedFunds.Amount) return '001401'
  if (debited < 1) return '001013'
  if (debited - fees < 1) return '001014'
  if (earlier.some((one) => one.DebitedFunds.Amount === debited && one.CreationDate > since)) return '005407'
  if (done + debited > initial.CreditedFunds.Amount) return '005403'
  if (feesBack - fees > initial.Fees.Amount) return '005404'
  if (fees < 0 && (state.mangopay.fees[initial.Fees.Currency] ?? 0) < -fees) return '005405'
  return balance < debited ? '001001' : '000000'
}

function succeededRefunds(mangopay: MangopayState, initialId: string): Refund[] {
  return Object.values(mangopay.refunds).filter(
    (one) => one.InitialTransactionId === initialId && one.Status === 'SUCCEEDED',
  )
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
