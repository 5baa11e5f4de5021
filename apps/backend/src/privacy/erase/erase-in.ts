import { forgetAtProvider } from '../../payments/cards/forget-at-provider.ts'
import { CLOSE_BUYER_EFFECT } from '../../payments/records/effect-kinds.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { eraseAccount, findCardIds, forgetConversations, leaveInvoices, scrubOutbox } from './erase.store.ts'

/** After the last payment money may still go back: 14 days to withdraw, 14 to refund, and a month for disputes. */
const MONEY_MOVES_MS = 60 * 24 * 3_600_000

/** The nameless account that orders are left to. */
export type Nobody = { id: string; passwordHash: string | null }

/** Queues what the payment provider has to forget: the cards now, the buyer once no money can move any more. */
async function forgetBuyer(
  trx: Transaction,
  {
    cards,
    buyer,
    lastPaid,
    now,
  }: { cards: string[]; buyer: string | null; lastPaid: Date | null; now: Date },
): Promise<void> {
  for (const providerCardId of cards) await forgetAtProvider(trx, providerCardId, now)
  if (!buyer) return
  const runAt = lastPaid ? new Date(Math.max(now.getTime(), lastPaid.getTime() + MONEY_MOVES_MS)) : now
  await enqueue(trx, {
    kind: CLOSE_BUYER_EFFECT,
    key: `close-buyer:${buyer}`,
    payload: { accountId: buyer },
    runAt,
  })
}

/**
 * Takes an account that nothing holds back away, with everything personal; the caller locks it, its checkouts and carts.
 * @returns the photos of messages, whose files are to go, too
 */
export async function eraseIn(
  trx: Transaction,
  account: AccountRow,
  nobody: Nobody,
  now: Date,
): Promise<string[]> {
  await scrubOutbox(trx, account)
  const orderPhotos = await forgetConversations(trx, account.id)
  const cards = await findCardIds(trx, account.id)
  const lastPaid = await leaveInvoices(trx, account, nobody, now)
  const buyer = account.mangopay_user_id ? nobody.id : null
  await forgetBuyer(trx, { cards, buyer, lastPaid: lastPaid ?? null, now })
  await eraseAccount(trx, account)
  return orderPhotos
}
