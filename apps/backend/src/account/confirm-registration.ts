import type { OpenedSession } from '@filiera/contract/account'
import type { Services } from '../services.ts'
import { openedSessionAnswer } from './account.answer.ts'
import { confirmAccount, useConfirmToken } from './account.store.ts'
import { invalidLink } from './invalid-link.ts'
import { openSession, type Visit } from './open-session.ts'
import { deleteSessionsOf } from './session.store.ts'

/** Confirms the address and logs in (§4). A link works once, within a day; used, unknown, old and voided ones look the same. */
export async function confirmRegistration(
  { db, clock }: Services,
  token: string,
  visit: Visit,
): Promise<OpenedSession> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const used = await useConfirmToken(trx, token, now)
    if (!used) throw invalidLink()
    const account = await confirmAccount(trx, used.accountId, used.passwordHash, now)
    if (!account) throw invalidLink()
    // A new password ends what was opened with another one.
    if (used.passwordHash) await deleteSessionsOf(trx, account.id)
    return openedSessionAnswer(account, await openSession(trx, account.id, visit, now))
  })
}
