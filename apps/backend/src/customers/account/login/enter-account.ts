import type { OpenedSession } from '@filiera/contract/customers/account'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../../mail/link-token.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { AccountRow } from '../../../platform/database/tables/account.ts'
import { presentOpenedSession } from '../account.presenter.ts'
import { openSession, type Visit } from '../sessions/open-session.ts'

/** Opens a session; a new kind of device is told by mail (decision 17). */
export async function enterAccount(
  trx: Transaction,
  account: AccountRow,
  visit: Visit,
  now: Date,
): Promise<OpenedSession> {
  const session = await openSession(trx, account.id, visit, now)
  if (session.newDevice !== null) {
    const data = { device: session.newDevice, at: now.toISOString() }
    const { email: to, locale } = account
    await enqueueMail(trx, { kind: 'new-device', key: newLinkSeed(), to, locale, data, now })
  }
  return presentOpenedSession(account, session)
}
