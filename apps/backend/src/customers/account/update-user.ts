import type { User } from '@filiera/contract/customers/account'
import { yearInItaly } from '@filiera/domain/dates/holidays'
import { wrongField } from '../../platform/problem-error.ts'
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
  if (birthYear && birthYear > yearInItaly(clock.now())) {
    throw wrongField('profile.birthYear', 'is in the future')
  }
  return presentUser(await updateAccount(db, accountId, changes))
}
