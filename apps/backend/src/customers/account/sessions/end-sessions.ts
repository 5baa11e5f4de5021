import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Identity } from '../../../platform/identity.ts'
import type { Services } from '../../../services.ts'
import { lockAccount } from '../account.store.ts'
import { deleteSessionsOf } from './session.store.ts'

/** Logs every device out, the calling one too; bearers end with their sessions. */
export async function endSessions(
  { db }: Pick<Services, 'db'>,
  { accountId, email }: Identity,
  { report }: Caller,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, accountId)
    await deleteSessionsOf(trx, accountId)
  })
  await report('sessions_ended', email)
}
