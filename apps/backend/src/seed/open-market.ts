import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { writeInvited } from '../customers/team/invite-member.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/open-database.ts'
import { seller as seedSeller } from './data/catalogue-schemas.ts'
import { sellerRow, warehouseRow } from './data/seed-rows.ts'
import { loadAttributes, loadCategories } from './load-categories.ts'

/** What a market needs before its first shop can work: an operator, the categories, and the shops themselves. */
export type Market = { db: Database; clock: Clock; secret: string }

const account = z.string().min(1).optional()

/** The file of a shop: its company, its first warehouse, and where the providers pay it. The rest its owner writes in the console. */
export const shopFile = seedSeller.omit({ landscape: true }).extend({
  description: seedSeller.shape.description.default({ it: '', en: '', es: '' }),
  payments: z
    .strictObject({ mangopayUserId: account, mangopayWalletId: account, stripeAccountId: account })
    .default({}),
})
export type ShopFile = z.output<typeof shopFile>

/** Makes the account of an address an operator. @throws Error when nobody has confirmed that address */
export async function nameOperator({ db }: Market, email: string): Promise<string> {
  const named = await db
    .updateTable('account')
    .set(({ fn, val }) => ({
      groups: fn<string[]>('array_append', [
        fn('array_remove', ['groups', val('operator')]),
        val('operator'),
      ]),
    }))
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!named) throw new Error(`No account has confirmed ${email}: register it in the shop first.`)
  return `${email} is an operator.`
}

/** Writes the categories with their attributes, once. */
export async function openCategories({ db }: Market): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const one = await trx.selectFrom('category').select('id').limit(1).executeTakeFirst()
    if (one) return 'There are categories already: nothing was changed.'
    const categories = await loadCategories(trx)
    await loadAttributes(trx, categories)
    return `${categories.size} categories are there.`
  })
}

/** Whether a shop can be paid is asked of the providers every ten minutes until they can, and when they say that it changed. */
const CHECKED =
  'The backend checks its accounts at the providers within ten minutes; what is missing is a case for the operator.'

const companyColumns = ({ company, vatNumber, rea, commissionPercent, payments }: ShopFile) => ({
  ...{ company, vat_number: vatNumber, rea, commission_percent: commissionPercent },
  // what the file does not name stays: a shop without accounts is not paid
  ...(payments.mangopayUserId && { mangopay_user_id: payments.mangopayUserId }),
  ...(payments.mangopayWalletId && { mangopay_wallet_id: payments.mangopayWalletId }),
  ...(payments.stripeAccountId && { stripe_account_id: payments.stripeAccountId }),
})

/** Who invites the owner of a shop. @throws Error when there is no operator */
async function findOperator(trx: Transaction): Promise<string> {
  const operator = await trx
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`'operator' = any(groups)`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!operator) throw new Error('There is no operator yet, who invites: name one first.')
  return operator.id
}

/**
 * Opens a shop and mails its owner the invitation to the console. Of a shop that is there the company, the commission and the accounts
 * at the providers are changed; the rest is its owner's.
 * @throws Error without an operator; ProblemError conflict when the owner works there already
 */
export async function openShop(
  { db, clock, secret }: Market,
  shop: ShopFile,
  owner: string,
): Promise<string> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('seller')
      .set(companyColumns(shop))
      .where('slug', '=', shop.slug)
      .returning('id')
      .executeTakeFirst()
    if (changed)
      return `Shop ${changed.id} (${shop.slug}): company, commission and accounts are as in the file. ${CHECKED}`
    const accountId = await findOperator(trx)
    const { id: sellerId } = await trx
      .insertInto('seller')
      .values({ ...sellerRow(shop, now), ...companyColumns(shop) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('warehouse').values(warehouseRow(shop, sellerId)).execute()
    const actor = { sellerId, accountId, role: 'owner', action: 'openShop', requestId: randomUUID() } as const
    await writeInvited(trx, actor, { email: owner, role: 'owner' }, { secret, now })
    return `Shop ${sellerId} (${shop.slug}) is open; ${owner} is mailed the invitation to the console. ${CHECKED}`
  })
}
