import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Identity } from '../../../platform/identity.ts'
import type { AuthServices } from '../auth-services.ts'
import { deleteBearersOf, deleteSessionsOf } from '../sessions/session.store.ts'
import { checkOwnPassword, lockOwnAccount } from './check-own-password.ts'
import { setPassword } from './password.store.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/** Changes the password for who knows the old one: every other session and every bearer ends, and the owner is told by mail (decision 18). */
export async function changePassword(
  services: AuthServices,
  { accountId, sessionId, email }: Identity,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const { db, clock, passwords } = services
  refuseCommonPassword(newPassword, email, 'newPassword')
  const account = await checkOwnPassword(services, accountId, oldPassword, caller)
  const passwordHash = await passwords.hash(newPassword)
  await inTransaction(db, async (trx) => {
    // Of two changes at once the second one does not know the password any more.
    await lockOwnAccount(trx, account)
    await setPassword(trx, accountId, passwordHash)
    await deleteSessionsOf(trx, accountId, sessionId)
    await deleteBearersOf(trx, sessionId)
    const mail = { key: newLinkSeed(), to: account.email, locale: account.locale, data: {} }
    await enqueueMail(trx, { kind: 'password-changed', ...mail, now: clock.now() })
  })
  await caller.report('password_changed', account.email)
  services.notifyOutbox()
}
