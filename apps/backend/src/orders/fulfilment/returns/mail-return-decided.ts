import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findOrderParties } from '../../order/parties.store.ts'

type Decided = { orderId: string; withdrawalId: string; accept: boolean; note: string; now: Date }

/** What the shop decided about a return, to the customer, once a return. */
export async function mailReturnDecided(
  trx: Transaction,
  { orderId, withdrawalId, accept, note, now }: Decided,
): Promise<void> {
  const { contactEmail: to, locale, seller } = await findOrderParties(trx, orderId)
  const data = { orderId, seller, accepted: accept, note }
  await enqueueMail(trx, { kind: 'return-decided', key: withdrawalId, to, locale, data, now })
}
