import { removeBought } from '../../cart/remove-bought.ts'
import type { PaymentHandler } from '../ports.ts'

/** What was paid leaves the cart with the payment itself, so that nobody buys it again by mistake. */
export const removePaidFromCart: PaymentHandler = async (trx, { outcome }) => {
  if (outcome.kind !== 'paid') return
  const { accountId, orders } = outcome.bought
  const lines = orders.flatMap((order) => order.lines)
  await removeBought(trx, accountId, lines)
}
