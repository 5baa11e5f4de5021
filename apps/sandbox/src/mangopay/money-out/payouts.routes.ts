import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { fieldError, notFound, parseBody, shapes } from '../errors.ts'
import { page } from '../lists.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import type { Payout, Refund } from '../types.ts'
import { assertUser } from '../users.routes.ts'
import { assertWallet } from '../wallets.routes.ts'

const creation = z.object({
  AuthorId: shapes.id,
  DebitedWalletId: shapes.id,
  RecipientId: z.string().nullish(),
  BankAccountId: z.string().nullish(),
  DebitedFunds: shapes.money,
  Fees: shapes.money,
  BankWireRef: z.string().max(140).nullish(),
  PayoutModeRequested: z.enum(['STANDARD', 'INSTANT_PAYMENT', 'INSTANT_PAYMENT_ONLY']).default('STANDARD'),
  Tag: shapes.tag,
})
type Creation = z.output<typeof creation>
type Path = { Params: { id: string } }

/** Payouts to a seller's bank, and those that the bank sends back (§3.12). */
export function payoutsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  app.post('/:clientId/payouts/bankwire', async ({ body }) => payOut(sandbox, parseBody(creation, body)))
  app.get<Path>('/:clientId/payouts/:id', async ({ params }) => {
    const payout = mangopay.payouts[params.id]
    if (!payout) throw notFound(params.id)
    return payout
  })
  app.get<Path>('/:clientId/payouts/:id/refunds', async (request, reply) =>
    page(
      request,
      reply,
      Object.values(mangopay.refunds).filter((one) => one.InitialTransactionId === request.params.id),
    ),
  )
}

/** Sends a wallet's money to its owner's bank. */
export function payOut(sandbox: Sandbox, wanted: Creation): Payout {
  const { state, clock } = sandbox
  const { mangopay } = state
  const { DebitedFunds, Fees } = wanted
  const owner = assertUser(mangopay, 'AuthorId', wanted.AuthorId)
  const wallet = assertWallet(mangopay, 'DebitedWalletId', wanted.DebitedWalletId)
  if (wallet.Owners[0] !== owner.Id)
    throw fieldError('AuthorId', 'The author does not own the debited wallet')
  const code =
    owner.KYCLevel !== 'REGULAR'
      ? '002951'
      : wallet.Balance.Amount < DebitedFunds.Amount
        ? '001001'
        : '000000'
  const payout: Payout = {
    Id: nextId(state, 'payout_m_01'),
    Tag: wanted.Tag,
    CreationDate: clock.nowSeconds(),
    AuthorId: owner.Id,
    CreditedUserId: null,
    DebitedFunds,
    CreditedFunds: { Currency: Fees.Currency, Amount: DebitedFunds.Amount - Fees.Amount },
    Fees,
    Status: code === '000000' ? 'SUCCEEDED' : 'FAILED',
    ResultCode: code,
    ResultMessage: resultMessage(code),
    ExecutionDate: code === '000000' ? clock.nowSeconds() : null,
    Type: 'PAYOUT',
    Nature: 'REGULAR',
    DebitedWalletId: wallet.Id,
    CreditedWalletId: null,
    PaymentType: 'BANK_WIRE',
    BankWireRef: wanted.BankWireRef ?? null,
    PayoutModeRequested: wanted.PayoutModeRequested,
  }
  mangopay.payouts[payout.Id] = payout
  if (code === '000000') wallet.Balance.Amount -= DebitedFunds.Amount
  emit(sandbox, 'PAYOUT_NORMAL_CREATED', payout.Id)
  emit(sandbox, `PAYOUT_NORMAL_${payout.Status}`, payout.Id)
  return payout
}

/** The seller's bank sends a payout back: its money is in the wallet again. */
export function returnPayout(sandbox: Sandbox, payout: Payout): Refund {
  const { state, clock } = sandbox
  const { mangopay } = state
  const back: Refund = {
    Id: nextId(state, 'payout_refund_m_01'),
    Tag: null,
    CreationDate: clock.nowSeconds(),
    AuthorId: payout.AuthorId,
    CreditedUserId: payout.AuthorId,
    DebitedFunds: payout.CreditedFunds,
    CreditedFunds: payout.CreditedFunds,
    Fees: { Currency: payout.Fees.Currency, Amount: 0 },
    Status: 'SUCCEEDED',
    ResultCode: '000000',
    ResultMessage: resultMessage('000000'),
    ExecutionDate: clock.nowSeconds(),
    Type: 'PAYOUT',
    Nature: 'REFUND',
    InitialTransactionId: payout.Id,
    InitialTransactionType: 'PAYOUT',
    DebitedWalletId: null,
    CreditedWalletId: payout.DebitedWalletId,
    RefundReason: { RefundReasonType: 'BANKACCOUNT_INCORRECT', RefundReasonMessage: null },
  }
  mangopay.refunds[back.Id] = back
  const wallet = mangopay.wallets[payout.DebitedWalletId]
  if (wallet) wallet.Balance.Amount += back.CreditedFunds.Amount
  emit(sandbox, 'PAYOUT_REFUND_CREATED', back.Id)
  emit(sandbox, 'PAYOUT_REFUND_SUCCEEDED', back.Id)
  return back
}
