import {
  closeDispute,
  disputePayment,
  payOutAccount,
  refundPayment,
} from '../../../../sandbox/src/control/dashboard.ts'
import { returnPayout } from '../../../../sandbox/src/mangopay/money-out/payouts.routes.ts'
import type { Capture } from '../invariants/read-facts.ts'
import { capturesOf } from '../invariants/read-facts.ts'
import type { World } from '../world/world.ts'
import type { Action } from './request.ts'

/** Payments that a bank or a dashboard can still do something with. */
function touchable({ sim }: World): Capture[] {
  const { mangopay, stripe } = sim.outside.sandbox.state
  const disputed = new Set([
    ...Object.values(mangopay.payIns)
      .filter(({ inner, PaymentType }) => inner.disputed || PaymentType === 'BANK_WIRE')
      .map(({ Id }) => Id),
    ...Object.values(stripe.sessions)
      .filter(({ payment_intent: intent }) => {
        const charge = stripe.charges[stripe.paymentIntents[intent ?? '']?.latest_charge ?? '']
        return charge?.disputed
      })
      .map(({ id }) => id),
  ])
  return capturesOf({ mangopay, stripe }).filter(
    ({ id, cents, refundedCents }) => refundedCents < cents && !disputed.has(id),
  )
}

/** Somebody refunds a payment in the provider's dashboard: a part, or all that is left. */
export const dashboardRefund =
  (part?: 'part' | 'all'): Action =>
  async (world) => {
    const payments = touchable(world)
    if (payments.length === 0) return
    const { id, cents, refundedCents } = world.random.pick(payments)
    const isAll = part === undefined ? world.random.chance(0.3) : part === 'all'
    const left = cents - refundedCents
    const amount = isAll ? left : Math.max(1, Math.floor(left / 3))
    world.note(`dashboard: ${amount} cents of ${id} refunded`)
    refundPayment(world.sim.outside.sandbox, { payment: id, amount })
  }

/** The customer's bank disputes a payment and takes what is left of it. */
export const openDispute: Action = async (world) => {
  const payments = touchable(world)
  if (payments.length === 0) return
  const { id, cents, refundedCents } = world.random.pick(payments)
  world.note(`bank: ${id} disputed`)
  disputePayment(world.sim.outside.sandbox, { payment: id, amount: cents - refundedCents, reason: 'FRAUD' })
}

const undecided = ({ sim }: World): string[] => {
  const { mangopay, stripe } = sim.outside.sandbox.state
  return [
    ...Object.values(mangopay.disputes)
      .filter(({ Status }) => Status !== 'CLOSED')
      .map(({ Id }) => Id),
    ...Object.values(stripe.disputes)
      .filter(({ status }) => status === 'needs_response')
      .map(({ id }) => id),
  ]
}

/** Banks decide their disputes. */
export const closeDisputes =
  (outcome?: 'won' | 'lost'): Action =>
  async (world) => {
    for (const dispute of undecided(world)) {
      const decided = outcome ?? world.random.pick(['won', 'lost'] as const)
      world.note(`bank: ${dispute} ${decided}`)
      closeDispute(world.sim.outside.sandbox, { dispute, outcome: decided })
    }
  }

/** What a shop has at the providers goes to its bank. */
export const payOutShops: Action = async (world) => {
  const { sandbox } = world.sim.outside
  const { mangopay, stripe } = sandbox.state
  const owners = Object.values(mangopay.wallets).filter(
    ({ Owners: [owner], Balance }) => mangopay.users[owner]?.UserCategory === 'OWNER' && Balance.Amount > 0,
  )
  for (const { Id, Balance } of owners) {
    world.note(`bank: ${Balance.Amount} cents of ${Id} paid out`)
    payOutAccount(sandbox, { account: Id, amount: Balance.Amount })
  }
  for (const account of Object.keys(stripe.accounts)) {
    const amount = Object.values(stripe.transfers)
      .filter(({ destination }) => destination === account)
      .reduce(
        (sum, transfer) => sum + transfer.amount - transfer.amount_reversed,
        -(stripe.paidOut[account] ?? 0),
      )
    if (amount > 0) payOutAccount(sandbox, { account, amount })
  }
}

/** Banks send payouts back: the money is with the provider again. */
export const returnPayouts: Action = async (world) => {
  const { sandbox } = world.sim.outside
  const { mangopay, stripe } = sandbox.state
  for (const payout of Object.values(mangopay.payouts)) {
    const isBack = Object.values(mangopay.refunds).some(
      ({ InitialTransactionId }) => InitialTransactionId === payout.Id,
    )
    if (payout.Status !== 'SUCCEEDED' || isBack) continue
    world.note(`bank: payout ${payout.Id} returned`)
    returnPayout(sandbox, payout)
  }
  stripe.paidOut = {}
}
