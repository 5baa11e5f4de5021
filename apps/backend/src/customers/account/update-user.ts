import type { User } from '@filiera/contract/customers/account'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentUser } from './account.presenter.ts'
import { type AccountChanges, updateAccount } from './account.store.ts'

/** Changes name and profile; what is left out stays. @throws ProblemError invalid_body for a birth year to come */
export async function updateUser(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  changes: AccountChanges,
): Promise<User> {
  const { birthYear } = changes.profile ?? {}
  if (birthYear && birthYear > clock.now().getUTCFullYear()) {
    const field = 'profile.birthYear'
    const message = 'is in the future'
    throw new ProblemError('invalid_body', `The body is not right: ${field}: ${message}`, {
      fields: [{ field, message }],
    })
  }
  return presentUser(await updateAccount(db, accountId, changes))
}
