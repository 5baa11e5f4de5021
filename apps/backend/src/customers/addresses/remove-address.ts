import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteAddress, inheritDefaults, lockAddresses } from './addresses.store.ts'

/** Deletes an address; the oldest one left takes over the defaults it had. @throws ProblemError not_found */
export async function removeAddress({ db }: Services, accountId: string, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAddresses(trx, accountId)
    const row = await deleteAddress(trx, accountId, id)
    if (!row) throw notFound()
    const { default_shipping: shipping, default_billing: billing } = row
    if (shipping || billing) await inheritDefaults(trx, accountId, { shipping, billing })
  })
}
