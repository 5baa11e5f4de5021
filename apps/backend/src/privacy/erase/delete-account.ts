import { randomUUID } from 'node:crypto'
import { openPhotoFiles, type PhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import type { AuthServices } from '../../customers/account/auth-services.ts'
import { checkOwnPassword, holdOwnAccount } from '../../customers/account/password/check-own-password.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { CLOSE_BUYER_EFFECT, FORGET_CARD_EFFECT } from '../../payments/records/effect-kinds.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import {
  eraseAccount,
  findCardIds,
  findOpenOrders,
  findOrphanedShops,
  forgetConversations,
  leaveInvoices,
  lockCarts,
  lockCheckouts,
  scrubOutbox,
} from './erase.store.ts'

/** After the last payment money may still go back: 14 days to withdraw, 14 to refund, and a month for disputes. */
const MONEY_MOVES_MS = 60 * 24 * 3_600_000

/** Queues what the payment provider has to forget: the cards now, the buyer once no money can move any more. */
async function forgetAtProvider(
  trx: Transaction,
  {
    cards,
    buyer,
    lastPaid,
    now,
  }: { cards: string[]; buyer: string | null; lastPaid: Date | null; now: Date },
): Promise<void> {
  for (const providerCardId of cards)
    await enqueue(trx, {
      kind: FORGET_CARD_EFFECT,
      key: `forget-card:${providerCardId}`,
      payload: { providerCardId },
      runAt: now,
    })
  if (!buyer) return
  const runAt = lastPaid ? new Date(Math.max(now.getTime(), lastPaid.getTime() + MONEY_MOVES_MS)) : now
  await enqueue(trx, {
    kind: CLOSE_BUYER_EFFECT,
    key: `close-buyer:${buyer}`,
    payload: { accountId: buyer },
    runAt,
  })
}

/** @returns the photos of messages whose files are to go, too */
async function erase(
  trx: Transaction,
  account: AccountRow,
  nobody: { id: string; passwordHash: string },
  now: Date,
): Promise<string[]> {
  await lockCheckouts(trx, account.id)
  await lockCarts(trx, account.id)
  await holdOwnAccount(trx, account)
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
  await scrubOutbox(trx, account)
  const orderPhotos = await forgetConversations(trx, account.id)
  const cards = await findCardIds(trx, account.id)
  const lastPaid = await leaveInvoices(trx, account, nobody, now)
  const buyer = account.mangopay_user_id ? nobody.id : null
  await forgetAtProvider(trx, { cards, buyer, lastPaid: lastPaid ?? null, now })
  await eraseAccount(trx, account)
  const { email: to, locale } = account
  await enqueueMail(trx, { kind: 'account-deleted', key: nobody.id, to, locale, data: {}, now, forget: true })
  return orderPhotos
}

/**
 * Erases an account for who knows its password (decision 20): everything personal goes in one transaction; invoices of paid orders
 * stay for ten years on a nameless account, without e-mail and phone; reviews stay without their author. The same address may
 * register again and inherits nothing.
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
  services.wakeOutbox()
}
