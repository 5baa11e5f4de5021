import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Sandbox } from '../../sandbox.ts'
import { fieldError, MangopayError, shapes } from '../errors.ts'
import type { PayIn } from '../types.ts'
import { assertUser } from '../users.routes.ts'
import { assertWallet } from '../wallets.routes.ts'
import { withParameter } from './return-url.ts'

const beneficiaries = z.array(z.object({ UserId: shapes.id })).max(5)

/** What every pay-in request carries. */
export const payInRequest = {
  Tag: shapes.tag,
  AuthorId: shapes.id,
  CreditedUserId: shapes.id.nullish(),
  CreditedWalletId: shapes.id,
  DebitedFunds: shapes.money,
  Fees: shapes.money,
  SecureMode: shapes.secureMode,
  StatementDescriptor: shapes.statementDescriptor,
  Culture: shapes.culture.default('EN'),
  FlowDescriptor: z.object({ Beneficiaries: beneficiaries.nullish() }).nullish(),
}

const request = z.object(payInRequest)
export type PayInRequest = z.output<typeof request>

const minuteMs = 60_000
/** Sessions of the hosted page and of the challenge last 15 minutes, Satispay's 30, a transfer may take a month (§3.10); PayPal's length is ours. */
const sessionMs: Record<PayIn['PaymentType'], number> = {
  CARD: 15 * minuteMs,
  PAYPAL: 15 * minuteMs,
  SATISPAY: 30 * minuteMs,
  BANK_WIRE: 30 * 24 * 60 * minuteMs,
}

const firstStep = (paymentType: PayIn['PaymentType'], kind: PayIn['ExecutionType']) => {
  if (paymentType !== 'CARD') return 'simulator'
  return kind === 'WEB' ? 'card' : 'challenge'
}

/** A stored pay-in in its first state. Throws on unknown users, wallets or mixed currencies. */
export function newPayIn(
  { state, clock }: Sandbox,
  kind: PayIn['ExecutionType'],
  wanted: PayInRequest,
  returnUrl: string,
  paymentType: PayIn['PaymentType'] = 'CARD',
): PayIn {
  const { DebitedFunds, Fees } = wanted
  assertUser(state.mangopay, 'AuthorId', wanted.AuthorId)
  const wallet = assertWallet(state.mangopay, 'CreditedWalletId', wanted.CreditedWalletId)
  if (wanted.CreditedUserId && wanted.CreditedUserId !== wallet.Owners[0]) {
    throw fieldError('CreditedUserId', 'The credited user does not own the credited wallet')
  }
  if (DebitedFunds.Currency !== Fees.Currency || DebitedFunds.Currency !== wallet.Currency) {
    throw new MangopayError(
      400,
      'currency_incompatibility',
      'The currencies of the amounts and the wallet differ',
    )
  }
  const id = `wt_${randomUUID()}`
  const payIn: PayIn = {
    Id: id,
    Tag: wanted.Tag,
    CreationDate: clock.nowSeconds(),
    AuthorId: wanted.AuthorId,
    CreditedUserId: wallet.Owners[0],
    DebitedFunds,
    CreditedFunds: { Currency: DebitedFunds.Currency, Amount: DebitedFunds.Amount - Fees.Amount },
    Fees,
    Status: 'CREATED',
    ResultCode: null,
    ResultMessage: null,
    ExecutionDate: null,
    Type: 'PAYIN',
    Nature: 'REGULAR',
    CreditedWalletId: wallet.Id,
    DebitedWalletId: null,
    PaymentType: paymentType,
    ExecutionType: kind,
    SecureMode: wanted.SecureMode,
    Culture: wanted.Culture.toUpperCase(),
    StatementDescriptor: wanted.StatementDescriptor ?? null,
    details: {},
    inner: {
      step: firstStep(paymentType, kind),
      scenario: null,
      expiresAt: clock.nowMs() + sessionMs[paymentType],
      wrongCodes: 0,
      returnUrl: withParameter(returnUrl, 'transactionId', id),
      cardId: null,
      card: null,
      billingCode: null,
      disputed: false,
    },
  }
  state.mangopay.payIns[id] = payIn
  return payIn
}
