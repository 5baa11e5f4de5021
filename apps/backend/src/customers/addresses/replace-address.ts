import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import {
  type AddressColumns,
  type AddressRow,
  findAddress,
  lockAddresses,
  updateAddress,
} from './addresses.store.ts'
import { type AddressBody, addressColumns, assertAddress } from './check-address.ts'

const isSame = (row: AddressRow, { company, ...columns }: AddressColumns) =>
  isDeepStrictEqual({ ...row, ...columns }, row) &&
  isDeepStrictEqual(row.company, company ? JSON.parse(company) : null)

/**
 * Replaces an address; a default flag that is true moves the default here, one left out leaves it where it is.
 * What was stored under older rules may still become a default. @throws ProblemError invalid_body, not_found
 */
export async function replaceAddress(
  { db }: Services,
  accountId: string,
  id: string,
  body: AddressBody,
): Promise<AddressRow> {
  const columns = addressColumns(body)
  return inTransaction(db, async (trx) => {
    await lockAddresses(trx, accountId)
    // Before anything moves: a default must not leave its place for an address that does not exist.
    const stored = await findAddress(trx, accountId, id)
    if (!stored) throw notFound()
    if (!isSame(stored, columns)) assertAddress(body)
    const defaults = { shipping: body.defaultShipping, billing: body.defaultBilling }
    const row = await updateAddress(trx, accountId, id, columns, defaults)
    if (!row) throw notFound()
    return row
  })
}
