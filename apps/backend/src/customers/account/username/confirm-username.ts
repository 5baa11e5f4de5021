import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidLink } from '../../../platform/problem-error.ts'
import { lockAccount } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { changeEmail, findChangingAccount, useUsernameLink } from './username.store.ts'

/** Two accounts reached for one address at the same moment; the other one has it. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** @returns the former address once both links were used, null before */
async function confirm(trx: Transaction, token: string, now: Date): Promise<string | null> {
  const id = await findChangingAccount(trx, token)
  if (!id) throw invalidLink()
  await lockAccount(trx, id)
  const change = await useUsernameLink(trx, token, now)
  if (!change) throw invalidLink()
  if (!change.old_confirmed_at || !change.new_confirmed_at) return null
  const former = await changeEmail(trx, { id, email: change.new_email, now })
  if (former === null) throw invalidLink()
  return former
}

/**
 * Uses one of the two links of a change of address; the second one changes it, whichever comes first. Sessions stay.
 * @throws ProblemError `invalid_token` for a used, unknown, old or voided link, or when the address has an account meanwhile
 */
export async function confirmUsername(
  { db, clock, limits }: AuthServices,
  token: string,
  { network, report }: Caller,
): Promise<'waiting' | 'changed'> {
  await limits.linkNetwork.spend(network)
  const former = await inTransaction(db, (trx) => confirm(trx, token, clock.now())).catch(
    (error: unknown) => {
      throw isTaken(error) ? invalidLink() : error
    },
  )
  await limits.linkNetwork.giveBack(network)
  if (former === null) return 'waiting'
  await report('username_changed', former)
  return 'changed'
}
