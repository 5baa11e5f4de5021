import type { Language } from '@filiera/domain/languages'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { findAccountByEmail, insertCustomer, voidPassword } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { refuseCommonPassword } from '../password/refuse-common-password.ts'
import { requestConfirmation } from './request-confirmation.ts'

export type Registration = { email: string; password: string; locale: Language }

/** What every registration begins with. @throws ProblemError `invalid_body`, `rate_limited`, `unavailable` */
export async function beginRegistration(
  { passwords, limits }: AuthServices,
  email: string,
  password: string,
  caller: Caller,
): Promise<{ mayMail: boolean; passwordHash: string }> {
  refuseCommonPassword(password, email)
  await limits.mailNetwork.spend(caller.network)
  const mayMail = await limits.mailboxLinks.trySpend(email)
  return { mayMail, passwordHash: await passwords.hash(password) }
}

/**
 * Creates a customer and mails a confirmation link. A known address gets the same answer, and the news in its mailbox. Registering again voids the
 * password: either may be a stranger's, so who confirms chooses one. Three mails an hour at most; the links in the mailbox keep working.
 */
export async function register(
  services: AuthServices,
  { email, password, locale }: Registration,
  caller: Caller,
): Promise<void> {
  const { db, clock } = services
  const { mayMail, passwordHash } = await beginRegistration(services, email, password, caller)
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const created = await insertCustomer(trx, { email, passwordHash, locale, now })
    const unconfirmed = created ?? (await voidPassword(trx, email))
    if (!mayMail) return
    if (unconfirmed) return requestConfirmation(trx, services, unconfirmed)
    const account = await findAccountByEmail(trx, email)
    if (!account) return
    const mail = { key: newLinkSeed(), to: email, locale: account.locale, data: {}, now }
    await enqueueMail(trx, { kind: 'already-registered', ...mail })
  })
  services.notifyOutbox()
}
