import { createPasswords } from '../customers/account/password/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/open-database.ts'
import type { SeedAccount } from './data/customer-schemas.ts'
import { readAccounts } from './data/read-demo-data.ts'

async function findSellerId(trx: Transaction, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null
  const seller = await trx.selectFrom('seller').select('id').where('slug', '=', slug).executeTakeFirst()
  return seller?.id ?? null
}

async function loadAccount(
  trx: Transaction,
  account: SeedAccount,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { email, name, role } = account
  const [firstName = '', ...rest] = name.split(' ')
  const created = await trx
    .insertInto('account')
    .values({
      email,
      name,
      password_hash: passwordHash,
      profile: JSON.stringify({ firstName, lastName: rest.join(' ') }),
      groups: role === 'customer' ? ['customer'] : ['customer', role],
      confirmed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return false
  const sellerId = await findSellerId(trx, account.seller)
  if (sellerId) {
    const member = { seller_id: sellerId, account_id: created.id, role: account.shopRole, created_at: now }
    await trx.insertInto('seller_member').values(member).execute()
  }
  const addresses = account.addresses.map(({ isDefault, company, ...address }, index) => ({
    ...address,
    account_id: created.id,
    tag: address.city,
    country: 'IT',
    company: company ? JSON.stringify(company) : null,
    default_shipping: isDefault,
    default_billing: isDefault,
    // A second apart, so that they are listed in this order.
    created_at: new Date(now.getTime() + index * 1000),
  }))
  if (addresses.length > 0) await trx.insertInto('address').values(addresses).execute()
  return true
}

/**
 * Makes the accounts of `accounts.json` that are missing; those there are stay as they are.
 * @returns how many were made
 */
export async function loadDemoAccounts(
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<number> {
  const accounts = readAccounts()
  const emails = accounts.map(({ email }) => email)
  const known = await db.selectFrom('account').select('email').where('email', 'in', emails).execute()
  const missing = accounts.filter(({ email }) => !known.some((account) => account.email === email))
  if (missing.length === 0) return 0
  const passwords = createPasswords()
  const hashed = await Promise.all(
    missing.map(async (account) => ({ account, hash: await passwords.hash(account.password) })),
  )
  let made = 0
  await db.transaction().execute(async (trx) => {
    for (const { account, hash } of hashed) {
      if (await loadAccount(trx, account, hash, clock.now())) made += 1
    }
  })
  report(`accounts: ${made} for the demonstration`)
  return made
}
