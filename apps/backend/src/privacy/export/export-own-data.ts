import { presentUser } from '../../customers/account/account.presenter.ts'
import { getAccount } from '../../customers/account/account.store.ts'
import { presentAddress } from '../../customers/addresses/addresses.presenter.ts'
import { listAddresses } from '../../customers/addresses/addresses.store.ts'
import { presentWishlist } from '../../customers/wishlist/wishlist.presenter.ts'
import { findWishlist } from '../../customers/wishlist/wishlist.store.ts'
import { presentOrder } from '../../orders/order/orders.presenter.ts'
import { findOrders, type OrderRow } from '../../orders/order/orders.store.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'
import { readMailboxLists, readOwnLists } from './export.store.ts'

const DAY = 86_400
const ORDERS_AT_ONCE = 100
/** Most orders of an export, the newest. */
const MOST_ORDERS = 1000

/** Orders a page at a time: one statement stays small however much somebody bought. */
async function readOrders({ db }: Services, accountId: string): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  while (orders.length < MOST_ORDERS) {
    const page = await findOrders(db, accountId, { start: orders.length, limit: ORDERS_AT_ONCE })
    orders.push(...page)
    if (page.length < ORDERS_AT_ONCE) break
  }
  return orders
}

/** Everything kept about a person in plain words: no hashes, tokens or ids of payment providers. */
async function collect(services: Services, accountId: string) {
  const { db, clock } = services
  const now = clock.now()
  const account = await getAccount(db, accountId)
  const mailbox = account.confirmed_at ? await readMailboxLists(db, account.email) : {}
  return {
    exportedAt: now.toISOString(),
    account: {
      ...presentUser(account),
      createdAt: account.created_at.toISOString(),
      confirmedAt: account.confirmed_at?.toISOString() ?? null,
    },
    addresses: (await listAddresses(db, accountId)).map(presentAddress),
    orders: (await readOrders(services, accountId)).map((row) => presentOrder(row, now)),
    wishlist: presentWishlist(await findWishlist(db, accountId)).items,
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
