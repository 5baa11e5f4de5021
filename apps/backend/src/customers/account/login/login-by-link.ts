import type { OpenedSession } from '@filiera/contract/customers/account'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidLink } from '../../../platform/problem-error.ts'
import { getAccount, lockUnchangedAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { useLink } from '../mailed-link.store.ts'
import { enterAccount } from './enter-account.ts'

/**
 * Logs the owner of a mailbox in by the link mailed while the password was being guessed. It works once, within a day; the guessers go on waiting.
 * @throws ProblemError `invalid_token` for a used, unknown, old or voided link, `rate_limited`
 */
export async function loginByLink(
  { db, clock, limits, notifyOutbox }: AuthServices,
  token: string,
  caller: Caller,
): Promise<OpenedSession> {
  await limits.linkNetwork.spend(caller.network)
  const now = clock.now()
  const opened = await inTransaction(db, async (trx) => {
    const accountId = await useLink(trx, 'login', token, now)
    if (!accountId) throw invalidLink()
    const account = await getAccount(trx, accountId)
    if (!(await lockUnchangedAccount(trx, account))) throw invalidLink()
    return enterAccount(trx, account, caller, now)
  })
  await limits.linkNetwork.giveBack(caller.network)
  await caller.report('login_link_used', opened.username)
  notifyOutbox()
  return opened
}
