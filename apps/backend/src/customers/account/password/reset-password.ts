import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { hashToken } from '../../../platform/hash-token.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidLink } from '../../../platform/problem-error.ts'
import { confirmAccount, lockUnchangedAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { findLinkOwner, useLink } from '../mailed-link.store.ts'
import { deleteSessionsOf } from '../sessions/session.store.ts'
import { forgetTries } from './login-try.store.ts'
import { setPassword } from './password.store.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/**
 * Sets the password by the mailed link, once, and ends every session. A password that is refused leaves the link as it is.
 * @returns whether the session that came with the call was one of those
 * @throws ProblemError `invalid_token` for a used, unknown, old or voided link: all look the same
 */
export async function resetPassword(
  services: AuthServices,
  { token, password }: { token: string; password: string },
  { network, presentedToken, report }: Caller,
): Promise<boolean> {
  const { db, clock, passwords, limits } = services
  await limits.linkNetwork.spend(network)
  const account = await findLinkOwner(db, 'reset', token, clock.now())
  if (!account) throw invalidLink()
  refuseCommonPassword(password, account.email)
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  const ended = await inTransaction(db, async (trx) => {
    if (!(await lockUnchangedAccount(trx, account)) || !(await useLink(trx, 'reset', token, now)))
      throw invalidLink()
    await setPassword(trx, account.id, passwordHash)
    await confirmAccount(trx, account.id, now)
    const mail = { key: newLinkSeed(), to: account.email, locale: account.locale, data: {}, now }
    await enqueueMail(trx, { kind: 'password-changed', ...mail })
    return deleteSessionsOf(trx, account.id)
  })
  await report('password_reset', account.email)
  await limits.linkNetwork.giveBack(network)
  // Whoever reads the mailbox is the owner, however often the password was wrong before.
  await forgetTries({ email: account.email, network, now }).execute(db)
  services.notifyOutbox()
  return presentedToken !== null && ended.some((hash) => hash.equals(hashToken(presentedToken)))
}
