import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { linkToken, newLinkSeed } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Identity } from '../../../platform/identity.ts'
import { wrongField } from '../../../platform/problem-error.ts'
import { findAccountByEmail } from '../account.store.ts'
import type { AuthServices } from '../auth-services.ts'
import { checkOwnPassword, lockOwnAccount } from '../password/check-own-password.ts'
import { replaceUsernameChange } from './username.store.ts'

/** Both links work for a day, like those that confirm a registration. */
const CHANGE_MS = 24 * 3_600_000

function refuseSame(email: string, wanted: string): void {
  if (email === wanted) throw wrongField('username', 'is your address already')
}

/**
 * Asks for another e-mail address: nothing changes until the links mailed to the present and to the wanted one were used. The
 * answer is the same when the wanted address has an account; its owner is told instead, and the change can never be completed.
 */
export async function changeUsername(
  services: AuthServices,
  { accountId, email }: Identity,
  { username, password }: { username: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, clock, config, limits } = services
  refuseSame(email, username)
  const account = await checkOwnPassword(services, accountId, password, caller)
  await limits.usernameAccount.spend(accountId)
  const now = clock.now()
  const seeds = { old: newLinkSeed(), new: newLinkSeed() }
  await inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, account)
    await replaceUsernameChange(trx, {
      accountId,
      newEmail: username,
      oldToken: linkToken(seeds.old, config.COOKIE_SECRET),
      newToken: linkToken(seeds.new, config.COOKIE_SECRET),
      expiresAt: new Date(now.getTime() + CHANGE_MS),
    })
    const toOld = { key: seeds.old, to: account.email, locale: account.locale, now }
    await enqueueMail(trx, {
      kind: 'username-change-old',
      ...toOld,
      data: { seed: seeds.old, newEmail: username },
    })
    const owner = await findAccountByEmail(trx, username)
    const toNew = { key: seeds.new, to: username, locale: (owner ?? account).locale, now }
    if (owner) return enqueueMail(trx, { kind: 'already-registered', ...toNew, data: {} })
    await enqueueMail(trx, { kind: 'username-change-new', ...toNew, data: { seed: seeds.new } })
  })
  await caller.report('username_change_asked', account.email)
  services.notifyOutbox()
}
