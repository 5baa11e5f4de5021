import type { User } from '@filiera/contract/customers/account'
import type { Executor } from '../../platform/database/open-database.ts'
import { presentUser } from './account.presenter.ts'
import { getAccount } from './account.store.ts'

/** The account as its owner sees it. */
export async function readUser(executor: Executor, accountId: string): Promise<User> {
  return presentUser(await getAccount(executor, accountId))
}
