import type { Address } from '@filiera/contract/customers/addresses'
import type { Executor } from '../../platform/database/open-database.ts'
import { presentAddress } from './addresses.presenter.ts'
import { listAddresses } from './addresses.store.ts'

/** The addresses of the account. */
export async function readAddresses(executor: Executor, accountId: string): Promise<Address[]> {
  return (await listAddresses(executor, accountId)).map(presentAddress)
}
