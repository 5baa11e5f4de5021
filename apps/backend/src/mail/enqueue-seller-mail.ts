import { isMailed, type ShopNotice } from '@filiera/domain/shop-notices'
import type { Transaction } from '../platform/database/open-database.ts'
import { enqueueMail, type QueuedMail } from './enqueue-mail.ts'
import { findMailedMembers, getMailedSeller } from './mailed-seller.store.ts'

/** Which mails each switch is about. */
const notices = {
  'order-message-seller': 'message',
  'seller-dispute': 'dispute',
  'seller-new-order': 'order',
  'seller-order-cancelled': 'cancelled',
  'seller-return-waits': 'withdrawal',
  'seller-withdrawal': 'withdrawal',
} as const satisfies Record<string, ShopNotice>
type SellerMailKind = keyof typeof notices

export type QueuedSellerMail<K extends SellerMailKind> = Pick<
  QueuedMail<K>,
  'kind' | 'key' | 'data' | 'now'
> & { sellerId: string }

/**
 * Queues mails to the people of a shop in the transaction that decides it, once for each fact, kind and person: to those whose role
 * may act on it and who did not switch it off, each in their language. A shop without any such role gets it at its own address.
 * @throws Error when there is no such shop
 */
export async function enqueueSellerMail<K extends SellerMailKind>(
  trx: Transaction,
  { sellerId, key, ...mail }: QueuedSellerMail<K>,
): Promise<void> {
  const notice = notices[mail.kind]
  const people = await findMailedMembers(trx, sellerId, notice)
  if (!people.some(({ role }) => isMailed(notice, role, false))) {
    const { email: to, locale } = await getMailedSeller(trx, sellerId)
    await enqueueMail<K>(trx, { ...mail, key, to, locale, sellerId })
    return
  }
  for (const { accountId, email: to, locale, role, isOff } of people)
    if (isMailed(notice, role, isOff))
      await enqueueMail<K>(trx, { ...mail, key: `${key}:${accountId}`, to, locale, sellerId })
}
