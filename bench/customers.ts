import { randomUUID } from 'node:crypto'
import { openSession } from '../apps/backend/src/customers/account/sessions/open-session.ts'
import { openServer } from '../apps/backend/src/platform/database/open-database.ts'
import type { Shop } from './shop.ts'

export type Customer = { token: string; addressId: string }

/** Returning customers with an address and a session, written straight to the database. */
export async function createCustomers(shop: Pick<Shop, 'databaseUrl'>, count: number): Promise<Customer[]> {
  const { db, close } = openServer(shop.databaseUrl, 4)
  const customers: Customer[] = []
  for (let index = 0; index < count; index++) {
    const account = await db
      .insertInto('account')
      .values({
        email: `bench-${randomUUID()}@example.com`,
        password_hash: 'none',
        name: 'Anna Bruno',
        confirmed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const address = await db
      .insertInto('address')
      .values({
        account_id: account.id,
        recipient: 'Anna Bruno',
        street: 'Via Roma 1',
        city: 'Cosenza',
        region: 'CS',
        country: 'IT',
        zip: '87100',
        tag: 'Cosenza',
        default_shipping: true,
        default_billing: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await openSession(
      db,
      account.id,
      { userAgent: 'bench', presentedToken: null },
      new Date(),
    )
    customers.push({ token, addressId: address.id })
  }
  await close()
  return customers
}
