import { z } from 'zod'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { linkToken } from '../../../mail/link-token.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { EffectHandler } from '../../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../../services.ts'
import { findAccountByEmail } from '../account.store.ts'
import { replaceLink } from '../mailed-link.store.ts'

/** Kind of the outbox that requests for a reset link are queued under. */
export const RESET_EFFECT = 'password-reset'

/** A reset link works for an hour (decision 17). */
const RESET_MS = 3_600_000

const queued = z.object({ email: z.string(), seed: z.string() })

/** Makes the link of a queued request, voids older ones and queues the mail; nothing happens for an address without an account. Doing it twice leaves one link and one mail. */
export function carryOutResetMail({ config, db, clock, notifyOutbox }: Services): EffectHandler {
  return async function mailPasswordReset(payload) {
    const { email, seed } = queued.parse(payload)
    const now = clock.now()
    await inTransaction(db, async (trx) => {
      const account = await findAccountByEmail(trx, email)
      if (!account || account.disabled) return
      const token = linkToken(seed, config.COOKIE_SECRET)
      const expiresAt = new Date(now.getTime() + RESET_MS)
      await replaceLink(trx, { kind: 'reset', accountId: account.id, token, expiresAt })
      const { locale } = account
      await enqueueMail(trx, { kind: 'reset-password', key: seed, to: email, locale, data: { seed }, now })
    })
    notifyOutbox()
  }
}
