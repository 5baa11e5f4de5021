import { readUser } from '../../customers/account/read-user.ts'
import { readAddresses } from '../../customers/addresses/read-addresses.ts'
import { readCheckouts } from '../../orders/order/read-orders.ts'
import type { Services } from '../../services.ts'

/** The account with its latest purchase and its addresses. */
export async function readAccountPage(services: Services, accountId: string) {
  const [user, [latest], addresses] = await Promise.all([
    readUser(services.db, accountId),
    readCheckouts(services, accountId, { start: 0, limit: 1, status: undefined }),
    readAddresses(services.db, accountId),
  ])
  return { user, latest: latest ?? null, addresses }
}
