import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { type AddressRow, countAddresses, insertAddress, lockAddresses } from './addresses.store.ts'
import { type AddressBody, addressColumns, assertAddress } from './check-address.ts'

/** Addresses of one account; ours, against abuse. */
const MAX_ADDRESSES = 50

/** Adds an address; the first one becomes both defaults (decision 19). @throws ProblemError invalid_body, conflict when there are 50 */
export async function createAddress(
  { db }: Services,
  accountId: string,
  body: AddressBody,
): Promise<AddressRow> {
  assertAddress(body)
  return inTransaction(db, async (trx) => {
    await lockAddresses(trx, accountId)
    const count = await countAddresses(trx, accountId)
    if (count >= MAX_ADDRESSES)
      throw new ProblemError('conflict', `There are ${MAX_ADDRESSES} addresses already: delete one first.`)
    const isFirst = count === 0
    const defaults = {
      shipping: isFirst || body.defaultShipping,
      billing: isFirst || body.defaultBilling,
    }
    return insertAddress(trx, accountId, addressColumns(body), defaults)
  })
}
