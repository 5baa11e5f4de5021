import { countProducts } from '../../catalog/browsing/list-products.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { findDueSearches, lockSearches, markDone, markSearched } from './subscription.store.ts'

/** How often searches that found nothing are done again, in milliseconds. */
export const SEARCH_ALERT_POLL_MS = 60_000
/** Each waits so long for its next turn: products do not arrive by the minute. */
const TURN_MS = 10 * 60_000
const BATCH = 50

/**
 * Mails everybody whose search finds something, once each; safe with several workers. What is searched is asked before anything is
 * locked: the embedded database has one connection.
 * @returns how many were told
 */
export async function tellFound(
  services: Pick<Services, 'db' | 'database' | 'clock' | 'notifyOutbox'>,
): Promise<number> {
  const { db, database, clock } = services
  const now = clock.now()
  const due = await findDueSearches(db, new Date(now.getTime() - TURN_MS), BATCH)
  const totals = new Map<string, number>()
  for (const { id, query, locale: lang } of due)
    totals.set(id, await countProducts(database, { title_contains: query, match: 'words', lang }))
  const isFound = ({ id }: { id: string }) => (totals.get(id) ?? 0) > 0
  const told = await inTransaction(db, async (trx) => {
    const locked = await lockSearches(trx, [...totals.keys()])
    const found = locked.filter(isFound)
    for (const { email: to, locale, seed, query } of found)
      await enqueueMail(trx, { kind: 'search-found', key: seed, to, locale, data: { seed, query }, now })
    const idsOf = (list: typeof locked) => list.map(({ id }) => id)
    if (found.length > 0) await markDone(trx, idsOf(found), now)
    await markSearched(trx, idsOf(locked.filter((search) => !isFound(search))), now)
    return found.length
  })
  if (told > 0) services.notifyOutbox()
  return told
}
