import type { Insertable } from 'kysely'
import { createPasswords } from '../../account/passwords.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../open-database.ts'
import type { Tables } from '../tables.ts'
import accounts from './demo-accounts.json' with { type: 'json' }

type Address = Omit<Insertable<Tables['address']>, 'account_id' | 'tag'>

/** Where the first demonstration customer has things sent: at home, and at work with an invoice. */
const home: Address = {
  recipient: 'Giulia Ferri',
  phone: '+393331234567',
  note: 'Citofono Ferri, secondo piano',
  street: 'Via dei Mille 12',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
  company: null,
  default_shipping: true,
  default_billing: true,
}
const work: Address = {
  recipient: 'Giulia Ferri',
  phone: '+393331234567',
  note: 'Portineria, dalle 9 alle 18',
  street: 'Via Tortona 31',
  city: 'Milano',
  region: 'MI',
  country: 'IT',
  zip: '20144',
  company: JSON.stringify({
    name: 'Studio Ferri srl',
    vatNumber: '12345678903',
    fiscalCode: '',
    sdiCode: '0000000',
    pec: 'studioferri@pec.example',
  }),
}

const addressesOf: Readonly<Record<string, Address[]>> = { 'cliente@filiera.example': [home, work] }

async function findSellerId(trx: Transaction, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null
  const seller = await trx.selectFrom('seller').select('id').where('slug', '=', slug).executeTakeFirst()
  return seller?.id ?? null
}

async function loadAccount(
  trx: Transaction,
  account: (typeof accounts)[number],
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
      seller_id: await findSellerId(trx, account.seller),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return false
  const addresses = (addressesOf[email] ?? []).map((address, index) => ({
    ...address,
    account_id: created.id,
    tag: address.city,
    // A second apart, so that they are listed in this order.
    created_at: new Date(now.getTime() + index * 1000),
  }))
  if (addresses.length > 0) await trx.insertInto('address').values(addresses).execute()
  return true
}

/**
 * Makes the accounts of `demo-accounts.json` that are missing; those there are stay as they are.
 * @returns how many were made
 */
export async function loadDemoAccounts(
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<number> {
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
