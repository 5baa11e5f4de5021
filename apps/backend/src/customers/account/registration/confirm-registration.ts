import type { OpenedSession } from '@filiera/contract/customers/account'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { presentOpenedSession } from '../account.presenter.ts'
import { confirmAccount, useConfirmToken } from '../account.store.ts'
import { invalidLink } from '../login/invalid-link.ts'
import { openSession, type Visit } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'

/**
 * Confirms the address and logs in (§4). A link works once, within a day; used, unknown, old and voided ones look the same. Sessions that
 * began before the address was confirmed end: whoever opened them in the checkout may not be the owner of the mailbox.
 */
export async function confirmRegistration(
  { db, clock }: Services,
  token: string,
  visit: Visit,
): Promise<OpenedSession> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const used = await useConfirmToken(trx, token, now)
    if (!used) throw invalidLink()
    const account = await confirmAccount(trx, used.accountId, used.passwordHash, now)
    if (!account) throw invalidLink()
    const isConfirmedNow = account.confirmed_at?.getTime() === now.getTime()
    // A new password ends what was opened with another one.
    if (isConfirmedNow || used.passwordHash) await deleteSessionsOf(trx, account.id)
    return presentOpenedSession(account, await openSession(trx, account.id, visit, now))
  })
}
