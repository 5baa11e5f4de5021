import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findCheckoutParties } from '../../order/parties.store.ts'
import type { OrderPayments } from '../../ports.ts'
import { endCheckout } from '../unpaid/close-checkout.ts'
import { canStillBePaid } from '../unpaid/hold-times.ts'
import { markReplaced, type OpenCheckout } from './open-checkout.store.ts'

/** Whether the same order again may lead to this one: it can still be paid in every usual way. */
export const isPayable = (open: OpenCheckout, maxAttempts: number, now: Date): boolean =>
  open.attempts < maxAttempts && canStillBePaid(open, now)

/**
 * Ends the unpaid checkout whose place a new one takes: nobody can pay it any more, its provider is told, the customer gets a mail.
 * Its stock is still held: the new one takes it over.
 */
export async function endReplaced(
  trx: Transaction,
  payments: OrderPayments,
  id: string,
  now: Date,
): Promise<void> {
  await endCheckout(trx, payments, id, {
    as: 'cancelled',
    actor: 'customer',
    cause: 'replaced by a newer checkout',
    now,
  })
}

/** Names the new checkout at the one it replaced, and tells the customer. */
export async function tellReplaced(
  trx: Transaction,
  id: string,
  replacedBy: string,
  now: Date,
): Promise<void> {
  await markReplaced(trx, id, replacedBy)
  const { numbers, sellers, contactEmail: to, locale } = await findCheckoutParties(trx, id)
  const data = { numbers, sellers, reason: 'replaced' as const, amountCents: null }
  await enqueueMail(trx, { kind: 'order-cancelled', key: id, to, locale, data, now })
}
