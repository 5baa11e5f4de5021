import type { Language } from '@filiera/domain/languages'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { openSession } from '../../src/customers/account/sessions/open-session.ts'
import type { Audience } from '../../src/platform/identity.ts'
import type { TestBackend } from '../build-test-backend.ts'

/** Password of every account that the factory makes, and its argon2id hash, of the least cost there is: checking it takes no time. */
export const TEST_PASSWORD = 'olio-e-pane-2026'
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$uV2WlQfBD0Shsy/Rr9JAnQ$m61BVogLNMMpJq/l1BN3IlZdsGm8ej0wXhBFiIe+vvA'

export type TestCustomer = {
  accountId: string
  email: string
  token: string
  /** Bearer of the session, for `backend.call(endpoint, input, headers)`. */
  headers: { authorization: string }
}

export type CustomerOptions = {
  email?: string
  groups?: string[]
  /** The shop that the account works for. */
  sellerId?: string
  /** What it is there; `orders` for the group `seller_staff`, else `owner`. */
  role?: ShopRole
  /** What the session is for; when not said the console for who works for a shop, else the shop's pages. */
  audience?: Audience
  confirmed?: boolean
  locale?: Language
}

let made = 0

/** A customer (or, with `groups`, someone else) with an open session. */
export async function createCustomer(
  backend: TestBackend,
  options: CustomerOptions = {},
): Promise<TestCustomer> {
  const { db } = backend.services
  const now = backend.clock.now()
  made += 1
  const email = options.email ?? `cliente${made}@example.com`
  const { id } = await db
    .insertInto('account')
    .values({
      email,
      password_hash: TEST_PASSWORD_HASH,
      name: 'Anna Verdi',
      locale: options.locale ?? 'it',
      created_at: now,
      confirmed_at: options.confirmed === false ? null : now,
      ...(options.groups ? { groups: options.groups } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { sellerId, groups = [] } = options
  const audience = options.audience ?? (sellerId ? 'console' : 'shop')
  const role = options.role ?? (groups.includes('seller_staff') ? 'orders' : 'owner')
  if (sellerId)
    await db.insertInto('seller_member').values({ seller_id: sellerId, account_id: id, role }).execute()
  const { token } = await openSession(db, id, { userAgent: 'test', presentedToken: null, audience }, now)
  return { accountId: id, email, token, headers: { authorization: `Bearer ${token}` } }
}
