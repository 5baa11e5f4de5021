import type { Caller } from '../../../platform/http/caller.ts'
import type { Identity } from '../../../platform/identity.ts'
import type { AuthServices } from '../auth-services.ts'
import { notePassword } from '../sessions/session.store.ts'
import { checkOwnPassword } from './check-own-password.ts'

/**
 * Takes the password of a session once more, for the calls that ask for it.
 * @throws ProblemError `wrong_password`, `rate_limited` or `unavailable`
 */
export async function confirmPassword(
  auth: AuthServices,
  { accountId, sessionId }: Identity,
  password: string,
  caller: Caller,
): Promise<void> {
  await checkOwnPassword(auth, accountId, password, caller)
  await notePassword(auth.db, sessionId, auth.clock.now())
}
