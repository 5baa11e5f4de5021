import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as mangopay from '../mangopay/money-out/disputes.routes.ts'
import { payOut, returnPayout } from '../mangopay/money-out/payouts.routes.ts'
import { refund } from '../mangopay/money-out/refund.ts'
import type { PayIn } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import * as stripe from '../stripe/disputes.routes.ts'
import { createRefund } from '../stripe/refunds.routes.ts'
import type { Charge } from '../stripe/types.ts'
import { ControlError, readControl } from './control-error.ts'

const id = z.string().min(1)
const cents = z.int().min(1)
const payment = z.strictObject({ payment: id, amount: cents })
const disputeBody = payment.extend({ reason: z.string().default('FRAUD') })
const closing = z.strictObject({ dispute: id, outcome: z.enum(['won', 'lost']) })
const payoutBody = z.strictObject({ account: id, amount: cents })
const returned = z.strictObject({ payout: id })

/** A payment by its id at either provider: a pay-in, a session, an intent or a charge. */
function findPayment({ state }: Sandbox, wanted: string): { payIn: PayIn } | { charge: Charge } {
  const payIn = state.mangopay.payIns[wanted]
  if (payIn) return { payIn }
  const intent =
    state.stripe.paymentIntents[state.stripe.sessions[wanted]?.payment_intent ?? wanted]?.latest_charge
  const charge = state.stripe.charges[intent ?? wanted]
  if (!charge) throw new ControlError(404, 'payment', `no payment ${wanted}`)
  return { charge }
}

/** Somebody refunds a payment in the provider's dashboard. Throws 404. */
export function refundPayment(
  sandbox: Sandbox,
  { payment: wanted, amount }: z.output<typeof payment>,
): object {
  const found = findPayment(sandbox, wanted)
  if ('charge' in found) {
    return createRefund(sandbox, { charge: found.charge.id, amount, metadata: {}, expand: [] })
  }
  const { payIn } = found
  const { Currency } = payIn.DebitedFunds
  // The platform's own people may refund although the money was passed on: it is put in first.
  const wallet = sandbox.state.mangopay.wallets[payIn.CreditedWalletId]
  if (wallet && wallet.Balance.Amount < amount) wallet.Balance.Amount = amount
  return refund(sandbox, payIn, {
    AuthorId: payIn.AuthorId,
    DebitedFunds: { Currency, Amount: amount },
    Fees: { Currency, Amount: 0 },
    Tag: null,
  })
}

/** The customer's bank disputes a payment. Throws 404. */
export function disputePayment(
  sandbox: Sandbox,
  { payment: wanted, amount, reason }: z.output<typeof disputeBody>,
): object {
  const found = findPayment(sandbox, wanted)
  return 'charge' in found
    ? stripe.openDispute(sandbox, found.charge, amount, reason.toLowerCase())
    : mangopay.openDispute(sandbox, found.payIn, amount, reason)
}

/** The bank decides a dispute. Throws 404. */
export function closeDispute(
  sandbox: Sandbox,
  { dispute: wanted, outcome }: z.output<typeof closing>,
): object {
  const { state } = sandbox
  const ofStripe = state.stripe.disputes[wanted]
  if (ofStripe) return stripe.closeDispute(sandbox, ofStripe, outcome)
  const ofMangopay = state.mangopay.disputes[wanted]
  if (!ofMangopay) throw new ControlError(404, 'dispute', `no dispute ${wanted}`)
  return mangopay.closeDispute(sandbox, ofMangopay, outcome === 'won' ? 'WON' : 'LOST')
}

/** A seller's money goes to the seller's bank. Throws 404. */
export function payOutAccount(sandbox: Sandbox, { account, amount }: z.output<typeof payoutBody>): object {
  const { state } = sandbox
  if (state.stripe.accounts[account]) {
    state.stripe.paidOut[account] = (state.stripe.paidOut[account] ?? 0) + amount
    return { account, paidOut: state.stripe.paidOut[account] }
  }
  const wallet = Object.values(state.mangopay.wallets).find(
    (one) => one.Id === account || one.Owners[0] === account,
  )
  if (!wallet) throw new ControlError(404, 'account', `no wallet of ${account}`)
  const { Currency } = wallet
  return payOut(sandbox, {
    AuthorId: wallet.Owners[0],
    DebitedWalletId: wallet.Id,
    DebitedFunds: { Currency, Amount: amount },
    Fees: { Currency, Amount: 0 },
    PayoutModeRequested: 'STANDARD',
    Tag: null,
  })
}

/** `/_control/dashboard/*`: what people do in the providers' dashboards and banks do by themselves. */
export function dashboardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { clock, state } = sandbox
  const bind = <T>(path: string, schema: z.ZodType<T>, work: (body: T) => object) =>
    app.post(`/dashboard/${path}`, async ({ body }) => {
      const done = work(readControl(schema, body))
      await clock.settled()
      return done
    })
  bind('refund', payment, (body) => refundPayment(sandbox, body))
  bind('dispute', disputeBody, (body) => disputePayment(sandbox, body))
  bind('dispute/close', closing, (body) => closeDispute(sandbox, body))
  bind('payout', payoutBody, (body) => payOutAccount(sandbox, body))
  bind('payout/return', returned, ({ payout: wanted }) => {
    const payout = state.mangopay.payouts[wanted]
    if (!payout) throw new ControlError(404, 'payout', `no payout ${wanted}`)
    return returnPayout(sandbox, payout)
  })
}
