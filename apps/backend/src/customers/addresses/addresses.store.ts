import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type AddressRow = Selectable<Tables['address']>
export type AddressColumns = Omit<
  Insertable<Tables['address']>,
  'id' | 'account_id' | 'default_shipping' | 'default_billing' | 'created_at'
>
/** Which defaults an address takes; undefined leaves them where they are. */
export type Defaults = {
  shipping: boolean | undefined
  billing: boolean | undefined
}

/** Writers of one account's addresses pass one after the other, so that a default never moves in two places. */
export async function lockAddresses(trx: Transaction, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function listAddresses(executor: Executor, accountId: string): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select * from address where account_id = ${accountId}::uuid order by created_at, id`.execute(executor)
  return rows
}

/** An address of this account; somebody else's is missing. */
export async function findAddress(
  db: Executor,
  accountId: string,
  id: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countAddresses(db: Executor, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('address')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes the defaults away from whoever has them, before another address gets them. */
async function clearDefaults(trx: Transaction, accountId: string, defaults: Defaults): Promise<void> {
  const update = () => trx.updateTable('address').where('account_id', '=', accountId)
  if (defaults.shipping)
    await update().set({ default_shipping: false }).where('default_shipping', '=', true).execute()
  if (defaults.billing)
    await update().set({ default_billing: false }).where('default_billing', '=', true).execute()
}

export async function insertAddress(
  trx: Transaction,
  accountId: string,
  columns: AddressColumns,
  defaults: Defaults,
): Promise<AddressRow> {
  await clearDefaults(trx, accountId, defaults)
  return trx
    .insertInto('address')
    .values({
      ...columns,
      account_id: accountId,
      default_shipping: defaults.shipping ?? false,
      default_billing: defaults.billing ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces an address of this account; undefined when there is none. */
export async function updateAddress(
  trx: Transaction,
  accountId: string,
  id: string,
  columns: AddressColumns,
  defaults: Defaults,
): Promise<AddressRow | undefined> {
  await clearDefaults(trx, accountId, defaults)
  return trx
    .updateTable('address')
    .set({
      ...columns,
      ...(defaults.shipping === undefined ? {} : { default_shipping: defaults.shipping }),
      ...(defaults.billing === undefined ? {} : { default_billing: defaults.billing }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteAddress(
  trx: Transaction,
  accountId: string,
  id: string,
): Promise<AddressRow | undefined> {
  return trx
    .deleteFrom('address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Gives defaults that a deleted address had to the oldest one left. */
export async function inheritDefaults(
  trx: Transaction,
  accountId: string,
  { shipping, billing }: { shipping: boolean; billing: boolean },
): Promise<void> {
  const oldest = await trx
    .selectFrom('address')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await trx
    .updateTable('address')
    .set({
      ...(shipping ? { default_shipping: true } : {}),
      ...(billing ? { default_billing: true } : {}),
    })
    .where('id', '=', oldest.id)
    .execute()
}
