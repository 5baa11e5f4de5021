import { forceObject } from '../../../../sandbox/src/control/force-object.ts'
import { charge } from '../../../../sandbox/src/mangopay/pay-ins/settle-pay-in.ts'
import type { PayIn } from '../../../../sandbox/src/mangopay/types.ts'
import type { Sandbox } from '../../../../sandbox/src/sandbox.ts'
import { submitCard } from '../../../../sandbox/src/stripe/pay-session.ts'
import { findTestCard } from '../../../../sandbox/src/stripe/test-cards.ts'
import type { Session } from '../../../../sandbox/src/stripe/types.ts'
import type { World } from '../world/world.ts'
import type { Action } from './request.ts'

type PageDeed = 'pays' | 'fails' | 'late'

/** Payments that wait for their customer. */
function openPayments({ state: { mangopay, stripe } }: Sandbox): (PayIn | Session)[] {
  return [
    ...Object.values(mangopay.payIns).filter(
      ({ Status, inner }) => Status === 'CREATED' && inner.step !== 'waiting',
    ),
    ...Object.values(stripe.sessions).filter(({ status }) => status === 'open'),
  ]
}

function onMangopay(world: World, payment: PayIn, done: PageDeed): void {
  const { sandbox } = world.sim.outside
  world.note(`provider: ${payment.PaymentType} ${payment.Id} ${done}`)
  // A bank transfer is not refused: it comes, or it does not.
  if (payment.PaymentType === 'BANK_WIRE' && done !== 'pays') return
  if (done === 'late') {
    payment.inner.scenario = 'late'
    charge(sandbox, payment)
    return
  }
  const code = world.random.pick(['101101', '101002', '101105', '101301'])
  forceObject(sandbox, payment.Id, done === 'pays' ? { status: 'SUCCEEDED' } : { status: 'FAILED', code })
}

function onStripe(world: World, payment: Session, done: PageDeed): void {
  const { sandbox } = world.sim.outside
  world.note(`provider: ${payment.id} ${done}`)
  const declined = findTestCard('4000000000000002')
  if (done === 'pays') forceObject(sandbox, payment.id, { status: 'paid' })
  else if (done === 'late') forceObject(sandbox, payment.id, { status: 'expired' })
  else if (declined) submitCard(sandbox, payment, declined, { email: 'anna@example.com', name: null })
}

/** A shopper's deed on a page of the provider, or at the bank, with whatever payment is open there. */
export const atProvider =
  (deed?: PageDeed): Action =>
  async (world) => {
    const open = openPayments(world.sim.outside.sandbox)
    if (open.length === 0) return
    const payment = world.random.pick(open)
    const roll = world.random.below(10)
    const done = deed ?? (roll < 6 ? 'pays' : roll < 9 ? 'fails' : 'late')
    if ('Id' in payment) onMangopay(world, payment, done)
    else onStripe(world, payment, done)
  }

/** Bank transfers that are still waited for arrive now, exactly or a cent short, or are never sent. */
export function settleTransfers(world: World): void {
  const { sandbox } = world.sim.outside
  for (const payment of openPayments(sandbox)) {
    if (!('Id' in payment) || payment.PaymentType !== 'BANK_WIRE') continue
    const roll = world.random.below(10)
    world.note(
      `provider: transfer ${payment.Id} ${roll < 4 ? 'arrives' : roll === 4 ? 'is short' : 'is never sent'}`,
    )
    if (roll < 4) forceObject(sandbox, payment.Id, { status: 'SUCCEEDED' })
    else if (roll === 4) forceObject(sandbox, payment.Id, { receivedCents: 1 })
    else forceObject(sandbox, payment.Id, { status: 'FAILED', code: '101109' })
  }
}
