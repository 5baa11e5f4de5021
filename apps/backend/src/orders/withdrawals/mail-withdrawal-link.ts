import { z } from 'zod'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { linkToken } from '../../mail/link-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { findLinkedOrder, insertLink } from './withdrawal-link.store.ts'

/** Kind of the outbox that requests for a link are queued under. */
export const WITHDRAWAL_LINK_EFFECT = 'withdrawal-link'

/** Long enough to find the parcel and decide. */
const LINK_MS = 7 * 86_400_000

const queued = z.object({ orderId: z.string(), email: z.string(), seed: z.string() })

/** Makes the link of a queued request and queues its mail; nothing happens for an order that does not belong to the mailbox. Doing it twice leaves one link and one mail. */
export function carryOutWithdrawalLinkMail({ config, db, clock, notifyOutbox }: Services): EffectHandler {
  return async function mailWithdrawalLink(payload) {
    const { orderId, email: to, seed } = queued.parse(payload)
    const now = clock.now()
    await inTransaction(db, async (trx) => {
      const order = await findLinkedOrder(trx, { orderId, email: to })
      if (!order) return
      const token = linkToken(seed, config.COOKIE_SECRET)
      await insertLink(trx, { token, orderId, expiresAt: new Date(now.getTime() + LINK_MS) })
      const { locale } = order
      const data = { orderId, seed }
      await enqueueMail(trx, { kind: 'withdrawal-link', key: seed, to, locale, data, now, forget: true })
    })
    notifyOutbox()
  }
}
