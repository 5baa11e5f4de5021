import type { Language } from '@filiera/domain/languages'
import { readSeller } from '../../catalog/sellers/read-sellers.ts'
import { listOwnMessages } from '../../orders/messages/list-messages.ts'
import { readCheckout, readOrder } from '../../orders/order/read-orders.ts'
import { readWithdrawable } from '../../orders/withdrawals/read-withdrawable.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'

/** What is there, or null where it is not. */
export const orNull = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  })

/** An order of the account with what its page shows beside it. @throws ProblemError not_found, also for another account's */
export async function readOrderPage(services: Services, accountId: string, id: string, lang: Language) {
  const order = await readOrder(services, accountId, id)
  const [purchase, seller, withdrawable] = await Promise.all([
    readCheckout(services, accountId, order.checkoutId),
    // who sold it is named also after its end
    readSeller(services.database, order.seller.id, lang, { withEnded: true }),
    readWithdrawable(services, { orderId: id, accountId }),
  ])
  return { order, parcels: purchase.orders, seller, withdrawable }
}

/** An order of the account with its messages. @throws ProblemError not_found, also for another account's */
export async function readMessagesPage(services: Services, accountId: string, id: string) {
  const [order, messages] = await Promise.all([
    readOrder(services, accountId, id),
    listOwnMessages(services.db, accountId, id),
  ])
  return { order, messages }
}
