import type { Order } from '@filiera/contract/orders/orders'
import { readUser } from '../../customers/account/read-user.ts'
import { readAddresses } from '../../customers/addresses/read-addresses.ts'
import { readWishlist } from '../../customers/wishlist/read-wishlist.ts'
import { readOrders } from '../../orders/order/read-orders.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import type { Identity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { findAccountDates, readMailboxLists, readOwnLists } from './export.store.ts'

const DAY = 86_400
const ORDERS_AT_ONCE = 100
/** Most orders of an export, the newest. */
const MOST_ORDERS = 1000

/** Orders a page at a time: one statement stays small however much somebody bought. */
async function readAllOrders(services: Services, accountId: string): Promise<Order[]> {
  const orders: Order[] = []
  while (orders.length < MOST_ORDERS) {
    const page = await readOrders(services, accountId, { start: orders.length, limit: ORDERS_AT_ONCE })
    orders.push(...page)
    if (page.length < ORDERS_AT_ONCE) break
  }
  return orders
}

/** Everything kept about a person in plain words: no hashes, tokens or ids of payment providers. */
async function collect(services: Services, accountId: string) {
  const { db, clock } = services
  const { email, createdAt, confirmedAt } = await findAccountDates(db, accountId)
  const mailbox = confirmedAt ? await readMailboxLists(db, email) : {}
  return {
    exportedAt: clock.now().toISOString(),
    account: {
      ...(await readUser(db, accountId)),
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    },
    addresses: await readAddresses(db, accountId),
    orders: await readAllOrders(services, accountId),
    wishlist: (await readWishlist(db, accountId)).items,
    ...(await readOwnLists(db, accountId)),
    ...mailbox,
  }
}

/** The export of one's own data, once a day (Art. 15 and 20 GDPR); one that failed does not count. */
export function createExport(services: Services) {
  const limit = createRateLimit(services.database.pool, { name: 'export', points: 1, seconds: DAY })
  return async function exportOwnData({ accountId }: Identity) {
    await limit.spend(accountId)
    return collect(services, accountId).catch(async (error: unknown) => {
      await limit.giveBack(accountId)
      throw error
    })
  }
}
