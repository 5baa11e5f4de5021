import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { deactivateUnused } from './card.store.ts'
import { UNUSED_LIFE_MS } from './card-rules.ts'
import { deactivateAtProvider } from './forget-at-provider.ts'

const BATCH = 50

/** Removes cards that stayed unused for a day, here and at the provider, which takes them for nothing any more (F64). @returns how many */
export async function disposeUnusedCards({ db, clock, notifyOutbox }: Services): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - UNUSED_LIFE_MS)
  const disposed = await inTransaction(db, async (trx) => {
    const ids = await deactivateUnused(trx, before, BATCH)
    for (const id of ids) await deactivateAtProvider(trx, id, now)
    return ids
  })
  if (disposed.length > 0) notifyOutbox()
  return disposed.length
}
