import type { Caller } from '../http/caller.ts'
import { findAccountByEmail } from './account.store.ts'
import type { AuthServices } from './auth-services.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Mails a new confirmation link to an unconfirmed account, at most three an hour; whatever the address, the answer is the same. */
export async function resendConfirmation(
  services: AuthServices,
  email: string,
  { network }: Caller,
): Promise<void> {
  const { db, limits } = services
  await limits.resendNetwork.spend(network)
  const mayMail = await limits.resendAccount.trySpend(email)
  const account = await findAccountByEmail(db, email)
  if (!mayMail || !account || account.confirmed_at || account.disabled) return
  await db.transaction().execute((trx) => requestConfirmation(trx, services, account, null))
  services.wakeOutbox()
}
