import { z } from 'zod'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { linkToken } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { EffectHandler } from '../../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../../services.ts'
import { findAccountByEmail } from '../account.store.ts'
import { insertLink } from '../mailed-link.store.ts'

/** Kind of the outbox that links to log in are queued under. */
export const LOGIN_LINK_EFFECT = 'login-link'

/** A link to log in works for a day. */
const LOGIN_LINK_MS = 24 * 3_600_000

const queued = z.object({ email: z.string(), seed: z.string() })

/** Makes the link and queues the mail; nothing happens for an address without an account that can be entered. Doing it twice leaves one link and one mail. */
export function carryOutLoginLinkMail({ config, db, clock, notifyOutbox }: Services): EffectHandler {
  return async function mailLoginLink(payload) {
    const { email, seed } = queued.parse(payload)
    const now = clock.now()
    await inTransaction(db, async (trx) => {
      const account = await findAccountByEmail(trx, email)
      // Nobody may enter an account whose address is not confirmed: the link would confirm it with a stranger's password.
      if (!account?.confirmed_at || account.disabled) return
      const token = linkToken(seed, config.COOKIE_SECRET)
      const expiresAt = new Date(now.getTime() + LOGIN_LINK_MS)
      await insertLink(trx, { kind: 'login', accountId: account.id, token, expiresAt })
      const { locale } = account
      await enqueueMail(trx, { kind: 'login-link', key: seed, to: email, locale, data: { seed }, now })
    })
    notifyOutbox()
  }
}
