import { z } from 'zod'
import { settleValidation } from '../mangopay/cards/card-validations.routes.ts'
import { emit } from '../mangopay/emit-event.ts'
import { settleTransfer } from '../mangopay/money-out/transfers.routes.ts'
import { receiveTransfer } from '../mangopay/pay-ins/other-pay-ins.routes.ts'
import { settlePayIn } from '../mangopay/pay-ins/settle-pay-in.ts'
import type { CardValidation, PayIn, Transfer, User } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import { expireSession } from '../stripe/checkout-sessions.routes.ts'
import { emitStripe } from '../stripe/emit-event.ts'
import { submitCard } from '../stripe/pay-session.ts'
import { findTestCard } from '../stripe/test-cards.ts'
import type { Account, Session } from '../stripe/types.ts'
import { ControlError, readControl } from './control-error.ts'

const outcome = z.strictObject({
  status: z.enum(['SUCCEEDED', 'FAILED']).optional(),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  disputed: z.boolean().optional(),
  /** Money of a bank transfer that arrives, in minor units. */
  receivedCents: z.int().min(1).optional(),
})
const user = z.strictObject({ kycLevel: z.enum(['LIGHT', 'REGULAR']) })
const card = z.strictObject({
  validity: z.enum(['UNKNOWN', 'VALID', 'INVALID']).optional(),
  active: z.boolean().optional(),
})
const session = z.strictObject({ status: z.enum(['paid', 'expired']) })
const account = z.strictObject({
  chargesEnabled: z.boolean().optional(),
  payoutsEnabled: z.boolean().optional(),
})
const charge = z.strictObject({ disputed: z.boolean() })
const refund = z.strictObject({ status: z.enum(['succeeded', 'failed', 'pending']) })

/** Puts one object of either provider into a state, with the events that go with it. Throws 404 and 409. */
export function forceObject(sandbox: Sandbox, id: string, body: unknown): object {
  const { mangopay, stripe } = sandbox.state
  const transaction = mangopay.payIns[id] ?? mangopay.validations[id] ?? mangopay.transfers[id]
  if (transaction) return forceTransaction(sandbox, transaction, readControl(outcome, body))
  if (mangopay.users[id]) return forceUser(sandbox, mangopay.users[id], readControl(user, body).kycLevel)
  if (mangopay.cards[id]) {
    const { validity, active } = readControl(card, body)
    if (validity !== undefined) mangopay.cards[id].Validity = validity
    if (active !== undefined) mangopay.cards[id].Active = active
    return { id, validity: mangopay.cards[id].Validity, active: mangopay.cards[id].Active }
  }
  if (stripe.sessions[id])
    return forceSession(sandbox, stripe.sessions[id], readControl(session, body).status)
  if (stripe.accounts[id]) return forceAccount(sandbox, stripe.accounts[id], readControl(account, body))
  if (stripe.charges[id]) {
    stripe.charges[id].disputed = readControl(charge, body).disputed
    return { id, disputed: stripe.charges[id].disputed }
  }
  if (stripe.refunds[id]) {
    stripe.refunds[id].status = readControl(refund, body).status
    const failed = stripe.refunds[id].status === 'failed'
    emitStripe(sandbox, failed ? 'refund.failed' : 'refund.updated', stripe.refunds[id])
    return { id, status: stripe.refunds[id].status }
  }
  throw new ControlError(404, 'id', `no object ${id} can be forced`)
}

/** What a bank transfer was asked for, in minor units; null for everything else. */
function declaredCents(object: PayIn | CardValidation | Transfer): number | null {
  if (object.Type !== 'PAYIN') return null
  const declared = object.details.DeclaredDebitedFunds
  const isMoney = typeof declared === 'object' && declared !== null && 'Amount' in declared
  return isMoney ? Number(declared.Amount) : null
}

function forceTransaction(
  sandbox: Sandbox,
  object: PayIn | CardValidation | Transfer,
  { status, code, disputed, receivedCents }: z.output<typeof outcome>,
): object {
  if (receivedCents !== undefined) {
    if (object.Type !== 'PAYIN' || object.PaymentType !== 'BANK_WIRE' || object.Status !== 'CREATED')
      throw new ControlError(409, 'receivedCents', 'is for a bank transfer that is waited for')
    receiveTransfer(sandbox, object, receivedCents)
  }
  if (status !== undefined) {
    if (object.Status !== 'CREATED') throw new ControlError(409, 'status', `is final: ${object.Status}`)
    const result = status === 'SUCCEEDED' ? '000000' : (code ?? '101101')
    const declared = declaredCents(object)
    if (result === '000000' && object.Type === 'PAYIN' && declared !== null)
      receiveTransfer(sandbox, object, declared)
    else if (object.Type === 'PAYIN') settlePayIn(sandbox, object, result)
    else if (object.Type === 'TRANSFER') settleTransfer(sandbox, object, result)
    else settleValidation(sandbox, object, result)
  }
  if (disputed !== undefined && object.Type === 'PAYIN') object.inner.disputed = disputed
  return { id: object.Id, status: object.Status, code: object.ResultCode }
}

function forceUser(sandbox: Sandbox, object: User, level: User['KYCLevel']): object {
  object.KYCLevel = level
  emit(sandbox, `USER_KYC_${level}`, object.Id)
  return { id: object.Id, kycLevel: level }
}

function forceSession(sandbox: Sandbox, object: Session, status: 'paid' | 'expired'): object {
  if (object.status !== 'open') throw new ControlError(409, 'status', `is final: ${object.status}`)
  const good = findTestCard('4242424242424242')
  if (status === 'expired') expireSession(sandbox, object.id)
  else if (good)
    submitCard(sandbox, object, good, { email: object.customer_email ?? 'anna@example.test', name: null })
  return { id: object.id, status: object.status, paymentStatus: object.payment_status }
}

function forceAccount(sandbox: Sandbox, object: Account, wanted: z.output<typeof account>): object {
  object.charges_enabled = wanted.chargesEnabled ?? object.charges_enabled
  object.payouts_enabled = wanted.payoutsEnabled ?? object.payouts_enabled
  emitStripe(sandbox, 'account.updated', object)
  return { id: object.id, chargesEnabled: object.charges_enabled, payoutsEnabled: object.payouts_enabled }
}
