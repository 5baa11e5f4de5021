import type { FastifyInstance } from 'fastify'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { notFound } from '../errors.ts'
import { page } from '../lists.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import type { Dispute, PayIn, Repudiation } from '../types.ts'

type Path = { Params: { id: string } }

/** Disputes of pay-ins and the money that a bank took for them (§3.14). */
export function disputesRoutes(app: FastifyInstance, { state }: Sandbox): void {
  const { mangopay } = state
  app.get('/:clientId/disputes', async (request, reply) =>
    page(request, reply, Object.values(mangopay.disputes)),
  )
  app.get<Path>('/:clientId/disputes/:id', async ({ params }) => {
    const dispute = mangopay.disputes[params.id]
    if (!dispute) throw notFound(params.id)
    return dispute
  })
  app.get<Path>('/:clientId/repudiations/:id', async ({ params }) => {
    const repudiation = mangopay.repudiations[params.id]
    if (!repudiation) throw notFound(params.id)
    return repudiation
  })
}

/** The customer's bank disputes a payment and takes its money at once. */
export function openDispute(sandbox: Sandbox, payIn: PayIn, amount: number, reason: string): Dispute {
  const { state, clock } = sandbox
  const { mangopay } = state
  const Currency = payIn.DebitedFunds.Currency
  const repudiation: Repudiation = {
    Id: nextId(state, 'repudiation_m_01'),
    Tag: null,
    CreationDate: clock.nowSeconds(),
    AuthorId: payIn.AuthorId,
    CreditedUserId: null,
    DebitedFunds: { Currency, Amount: amount },
    CreditedFunds: { Currency, Amount: amount },
    Fees: { Currency, Amount: 0 },
    Status: 'SUCCEEDED',
    ResultCode: '000000',
    ResultMessage: resultMessage('000000'),
    ExecutionDate: clock.nowSeconds(),
    Type: 'PAYOUT',
    Nature: 'REPUDIATION',
    InitialTransactionId: payIn.Id,
    InitialTransactionType: 'PAYIN',
    DebitedWalletId: null,
    CreditedWalletId: null,
  }
  const dispute: Dispute = {
    Id: nextId(state, 'dispute_m_01'),
    Tag: null,
    CreationDate: clock.nowSeconds(),
    InitialTransactionId: payIn.Id,
    InitialTransactionType: 'PAYIN',
    InitialTransactionNature: 'REGULAR',
    DisputeType: 'CONTESTABLE',
    DisputedFunds: { Currency, Amount: amount },
    ContestedFunds: null,
    ContestDeadlineDate: clock.nowSeconds() + 7 * 86_400,
    RepudiationId: repudiation.Id,
    Status: 'PENDING_CLIENT_ACTION',
    StatusMessage: null,
    ResultCode: null,
    ResultMessage: null,
    DisputeReason: { DisputeReasonType: reason, DisputeReasonMessage: null },
  }
  payIn.inner.disputed = true
  mangopay.repudiations[repudiation.Id] = repudiation
  mangopay.disputes[dispute.Id] = dispute
  emit(sandbox, 'DISPUTE_CREATED', dispute.Id)
  emit(sandbox, 'PAYIN_REPUDIATION_CREATED', repudiation.Id)
  emit(sandbox, 'PAYIN_REPUDIATION_SUCCEEDED', repudiation.Id)
  return dispute
}

/** The bank decides: what was won can be refunded again. */
export function closeDispute(sandbox: Sandbox, dispute: Dispute, outcome: 'WON' | 'LOST'): Dispute {
  dispute.Status = 'CLOSED'
  dispute.ResultCode = outcome
  const payIn = sandbox.state.mangopay.payIns[dispute.InitialTransactionId]
  if (payIn) payIn.inner.disputed = outcome === 'LOST'
  emit(sandbox, 'DISPUTE_CLOSED', dispute.Id)
  return dispute
}
