import { randomUUID } from 'node:crypto'
import { openPhotoFiles, type PhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { AuthServices } from '../../customers/account/auth-services.ts'
import { checkOwnPassword, lockOwnAccount } from '../../customers/account/password/check-own-password.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findOpenOrders, findOrphanedShops, lockCarts, lockCheckoutsOf } from './erase.store.ts'
import { eraseIn, type Nobody } from './erase-in.ts'

/** @returns the photos of messages whose files are to go, too */
async function erase(trx: Transaction, account: AccountRow, nobody: Nobody, now: Date): Promise<string[]> {
  await lockCheckoutsOf(trx, account.id)
  await lockCarts(trx, account.id)
  await lockOwnAccount(trx, account)
  const orders = await findOpenOrders(trx, account.id)
  if (orders.length > 0)
    throw new ProblemError(
      'open_orders',
      `The account can be deleted when these orders have arrived, or their payment is over: ${orders.join(', ')}.`,
      { orders },
    )
  const shops = await findOrphanedShops(trx, account.id)
  if (shops.length > 0)
    throw new ProblemError(
      'last_owner',
      `You are the only owner of ${shops.join(', ')}: make somebody else an owner first.`,
    )
  const orderPhotos = await eraseIn(trx, account, nobody, now)
  const { email: to, locale } = account
  await enqueueMail(trx, { kind: 'account-deleted', key: nobody.id, to, locale, data: {}, now, forget: true })
  return orderPhotos
}

/**
 * Erases an account for who knows its password (decision 20), all in one transaction; invoices stay ten years without name, reviews without
 * author. The same address may register again and inherits nothing.
 * @throws ProblemError wrong_password, rate_limited, unavailable, open_orders
 */
export async function deleteAccount(
  services: AuthServices & { photos: PhotoFiles },
  accountId: string,
  password: string,
  caller: Caller,
): Promise<void> {
  const { config, db, clock, passwords, photos } = services
  const account = await checkOwnPassword(services, accountId, password, caller)
  const nobody = { id: randomUUID(), passwordHash: await passwords.hash(randomUUID()) }
  const orderPhotos = await inTransaction(db, (trx) => erase(trx, account, nobody, clock.now()))
  await caller.report('account_erased', account.email)
  if (account.photo_name) await photos.remove(account.photo_name)
  const ofMessages = openPhotoFiles(config, 'order-photos')
  for (const name of orderPhotos) await ofMessages.remove(name)
  services.notifyOutbox()
}
