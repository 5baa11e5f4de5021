import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { fieldError, MangopayError, notFound, parseBody, shapes } from '../errors.ts'
import { page } from '../lists.ts'
import { payInAnswer } from '../pay-ins/pay-ins.routes.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import type { MangopayState, Transfer, Wallet } from '../types.ts'
import { assertUser, getUser } from '../users.routes.ts'
import { assertWallet, getWallet } from '../wallets.routes.ts'
import { move } from './move-funds.ts'

const creation = z.object({
  AuthorId: shapes.id,
  CreditedUserId: shapes.id.nullish(),
  DebitedWalletId: shapes.id,
  CreditedWalletId: shapes.id,
  DebitedFunds: shapes.money,
  Fees: shapes.money,
  Tag: shapes.tag,
})
type Path = { Params: { id: string } }

/** Transfers between wallets (§3.11), and the lists of all transactions of a user or wallet. */
export function transfersRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  app.post('/:clientId/transfers', async ({ body, fault }) => {
    const { transfer, code } = create(sandbox, body)
    if (fault?.kind !== 'undecided') settleTransfer(sandbox, transfer, code)
    return transfer
  })
  app.get<Path>('/:clientId/transfers/:id', async ({ params }) => {
    const transfer = mangopay.transfers[params.id]
    if (!transfer) throw notFound(params.id)
    return transfer
  })
  app.get<Path>('/:clientId/users/:id/transactions', async (request, reply) => {
    const { Id } = getUser(mangopay, request.params.id)
    const own = transactions(mangopay).filter((one) => one.AuthorId === Id || one.CreditedUserId === Id)
    return page(request, reply, own)
  })
  app.get<Path>('/:clientId/wallets/:id/transactions', async (request, reply) => {
    const { Id } = getWallet(mangopay, request.params.id)
    const own = transactions(mangopay).filter(
      (one) => one.DebitedWalletId === Id || one.CreditedWalletId === Id,
    )
    return page(request, reply, own)
  })
}

function transactions(mangopay: MangopayState) {
  const payIns = Object.values(mangopay.payIns).map((payIn) => ({ ...payIn, ...payInAnswer(payIn) }))
  const shown = payIns.map(({ inner: _inner, details: _details, ...payIn }) => payIn)
  return [
    ...shown,
    ...Object.values(mangopay.transfers),
    ...Object.values(mangopay.refunds),
    ...Object.values(mangopay.payouts),
  ].sort((a, b) => a.CreationDate - b.CreationDate)
}

function create(sandbox: Sandbox, body: unknown): { transfer: Transfer; code: string } {
  const { state, clock } = sandbox
  const { mangopay } = state
  const wanted = parseBody(creation, body)
  const { DebitedFunds, Fees } = wanted
  assertUser(mangopay, 'AuthorId', wanted.AuthorId)
  const from = assertWallet(mangopay, 'DebitedWalletId', wanted.DebitedWalletId)
  const to = assertWallet(mangopay, 'CreditedWalletId', wanted.CreditedWalletId)
  if (from.Owners[0] !== wanted.AuthorId)
    throw fieldError('AuthorId', 'The author does not own the debited wallet')
  if (from.Id === to.Id) throw fieldError('CreditedWalletId', 'The credited wallet is the debited one')
  if (new Set([from.Currency, to.Currency, DebitedFunds.Currency, Fees.Currency]).size > 1) {
    throw new MangopayError(
      400,
      'currency_incompatibility',
      'The currencies of the amounts and the wallets differ',
    )
  }
  const credited = DebitedFunds.Amount - Fees.Amount
  const code = transferCode(mangopay, from, to, DebitedFunds.Amount, credited)
  const transfer: Transfer = {
    Id: nextId(state, 'xfer_m_01'),
    Tag: wanted.Tag,
    CreationDate: clock.nowSeconds(),
    AuthorId: wanted.AuthorId,
    CreditedUserId: to.Owners[0],
    DebitedFunds,
    CreditedFunds: { Currency: Fees.Currency, Amount: credited },
    Fees,
    Status: 'CREATED',
    ResultCode: null,
    ResultMessage: null,
    ExecutionDate: null,
    Type: 'TRANSFER',
    Nature: 'REGULAR',
    DebitedWalletId: from.Id,
    CreditedWalletId: to.Id,
  }
  mangopay.transfers[transfer.Id] = transfer
  emit(sandbox, 'TRANSFER_NORMAL_CREATED', transfer.Id)
  return { transfer, code }
}

/** Makes a transfer final, moves its money and tells the hooks. */
export function settleTransfer(sandbox: Sandbox, transfer: Transfer, code: string): void {
  const { clock, state } = sandbox
  const succeeded = code === '000000'
  transfer.Status = succeeded ? 'SUCCEEDED' : 'FAILED'
  transfer.ResultCode = code
  transfer.ResultMessage =
    code === '002951' ? `${resultMessage(code)}: ${transfer.CreditedUserId}` : resultMessage(code)
  transfer.ExecutionDate = succeeded ? clock.nowSeconds() : null
  const from = state.mangopay.wallets[transfer.DebitedWalletId]
  const to = state.mangopay.wallets[transfer.CreditedWalletId]
  if (succeeded && from && to)
    move(state.mangopay, from, to, transfer.DebitedFunds.Amount, transfer.Fees.Amount)
  emit(sandbox, `TRANSFER_NORMAL_${transfer.Status}`, transfer.Id)
}

function transferCode(
  mangopay: MangopayState,
  from: Wallet,
  to: Wallet,
  debited: number,
  credited: number,
): string {
  const receiver = mangopay.users[to.Owners[0]]
  // The shop's own wallet is filled from its bank as needed, and may pay anybody.
  const isPlatform = mangopay.users[from.Owners[0]]?.UserCategory === 'PLATFORM'
  if (debited < 1) return '001013'
  if (credited < 1) return '001014'
  if (isPlatform) return '000000'
  if (receiver?.UserCategory === 'PLATFORM') return from.Balance.Amount < debited ? '001001' : '000000'
  if (receiver?.UserCategory !== 'OWNER') return '002702'
  if (receiver.KYCLevel !== 'REGULAR') return '002951'
  return from.Balance.Amount < debited ? '001001' : '000000'
}
