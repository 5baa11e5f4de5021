import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { getPayableCheckout } from '../records/payable-checkout.store.ts'

/** "Given back" to the customer, once per refund of a payment that bought nothing. */
export async function mailPaymentReturned(
  trx: Transaction,
  refund: { id: string; checkoutId: string; amountCents: number },
  now: Date,
): Promise<void> {
  const { id, checkoutId, amountCents } = refund
  const { contactEmail: to, locale } = await getPayableCheckout(trx, checkoutId)
  await enqueueMail(trx, {
    kind: 'payment-returned',
    key: id,
    to,
    locale,
    now,
    data: { checkoutId, amountCents },
  })
}
