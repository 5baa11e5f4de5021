import { payCheckout } from '../../../orders/checkout/pay-checkout.ts'
import type { PaymentOutcome } from '../../../orders/ports.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bookMovement } from '../../ledger/ledger.store.ts'
import type { Snapshot } from '../../providers/payment-provider.ts'
import type { Attempt, CheckoutToPay } from '../../records/attempt.store.ts'
import { getPayableCheckout, type PayableCheckout } from '../../records/payable-checkout.store.ts'

type Paid = { trx: Transaction; checkout: CheckoutToPay; attempt: Attempt; snapshot: Snapshot; now: Date }

/** Ledger entry of captured money: the provider holds it, and we owe it to the orders. */
async function bookCapture(
  { trx, attempt, snapshot, now }: Paid,
  { id: checkoutId, orders, totalCents }: PayableCheckout,
): Promise<void> {
  const common = { movement: 'capture', checkoutId, providerRef: snapshot.providerId } as const
  const owed = orders.map(({ id: orderId, amountCents }) => ({
    ...common,
    account: `order:${orderId}`,
    orderId,
    amountCents: -amountCents,
  }))
  const captured = {
    ...common,
    account: `provider:${attempt.provider}`,
    orderId: null,
    amountCents: totalCents,
  }
  await bookMovement(trx, [captured, ...owed], now)
}

/** The checkout has its money: its orders are paid, its stock is sold and the ledger says whose money it is. */
export async function settlePaid(paid: Paid): Promise<PaymentOutcome> {
  const { trx, checkout, attempt, now } = paid
  const bought = await getPayableCheckout(trx, checkout.id)
  await payCheckout(trx, checkout.id, attempt.id, now)
  await bookCapture(paid, bought)
  return { kind: 'paid', bought }
}
