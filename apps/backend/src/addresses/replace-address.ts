import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { type AddressRow, findAddress, lockAddresses, updateAddress } from './addresses.store.ts'
import { type AddressBody, addressColumns, assertAddress } from './check-address.ts'

/** Replaces an address; a default flag that is true moves the default here, one left out leaves it where it is. @throws ProblemError invalid_body, not_found */
export async function replaceAddress(
  { db }: Services,
  accountId: string,
  id: string,
  body: AddressBody,
): Promise<AddressRow> {
  assertAddress(body)
  return db.transaction().execute(async (trx) => {
    await lockAddresses(trx, accountId)
    // Before anything moves: a default must not leave its place for an address that does not exist.
    if (!(await findAddress(trx, accountId, id))) throw notFound()
    const defaults = { shipping: body.defaultShipping, billing: body.defaultBilling }
    const row = await updateAddress(trx, accountId, id, addressColumns(body), defaults)
    if (!row) throw notFound()
    return row
  })
}
