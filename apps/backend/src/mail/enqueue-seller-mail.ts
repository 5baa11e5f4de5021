import type { Transaction } from '../platform/database/open-database.ts'
import { enqueueMail, type QueuedMail } from './enqueue-mail.ts'
import { getMailedSeller } from './mailed-seller.store.ts'

type SellerMailKind =
  | 'order-message-seller'
  | 'seller-dispute'
  | 'seller-new-order'
  | 'seller-order-cancelled'
  | 'seller-withdrawal'

export type QueuedSellerMail<K extends SellerMailKind> = Pick<
  QueuedMail<K>,
  'kind' | 'key' | 'data' | 'now'
> & { sellerId: string }

/**
 * Queues a mail to a shop in the transaction that decides it, once for each fact and kind, in the language of the shop's account.
 * @throws Error when there is no such shop
 */
export async function enqueueSellerMail<K extends SellerMailKind>(
  trx: Transaction,
  { sellerId, ...mail }: QueuedSellerMail<K>,
): Promise<void> {
  const { email: to, locale } = await getMailedSeller(trx, sellerId)
  await enqueueMail<K>(trx, { ...mail, to, locale })
}
