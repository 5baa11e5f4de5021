import type { TestBackend } from '../../build-test-backend.ts'
import { createCustomer } from '../../factories/account.ts'

type Headers_ = Readonly<Record<string, string>>

/** Bearers that belong to nobody any more. */
export async function deadBearers(backend: TestBackend): Promise<Record<string, Headers_>> {
  const { db } = backend.services
  const disabled = await createCustomer(backend)
  await db.updateTable('account').set({ disabled: true }).where('id', '=', disabled.accountId).execute()
  const expired = await createCustomer(backend)
  await db
    .updateTable('session')
    .set({ expires_at: backend.clock.now() })
    .where('account_id', '=', expired.accountId)
    .execute()
  const deleted = await createCustomer(backend)
  await db.deleteFrom('account').where('id', '=', deleted.accountId).execute()
  return {
    disabled: disabled.headers,
    deleted: deleted.headers,
    expired: expired.headers,
    unknown: { authorization: `Bearer ${'x'.repeat(43)}` },
  }
}

/** Bearers of people with a role, an operator's last, which opens nothing that is somebody else's unless a row says so. */
export async function wrongRoles(backend: TestBackend): Promise<Headers_[]> {
  const roles = await Promise.all(
    ['seller', 'operator'].map((role) => createCustomer(backend, { groups: ['customer', role] })),
  )
  return roles.map(({ headers }) => headers)
}

/** Bearers of those who work for no shop: a customer, an operator, and somebody who holds the role but belongs to none. */
export async function outsiders(backend: TestBackend): Promise<Headers_[]> {
  const roles = [['customer'], ['customer', 'operator'], ['customer', 'seller']]
  const people = await Promise.all(roles.map((groups) => createCustomer(backend, { groups })))
  return people.map(({ headers }) => headers)
}
