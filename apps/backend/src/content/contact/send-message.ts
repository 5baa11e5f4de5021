import { fallbackLanguage } from '@filiera/domain/languages'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { RateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'
import { type ContactMessage, insertMessage } from './contact.store.ts'

export type ContactServices = Services & {
  limits: {
    /** Messages from one network (decision 27). */
    network: RateLimit
    /** Messages of one e-mail address: each causes a mail to it. */
    mailbox: RateLimit
  }
}

/** Keeps a message for the shop, mails it there and acknowledges it by mail. @throws ProblemError rate_limited */
export async function sendMessage(
  services: ContactServices,
  message: ContactMessage,
  network: string,
): Promise<void> {
  const { config, db, clock, limits } = services
  await limits.network.spend(network)
  await limits.mailbox.spend(message.email)
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const key = await insertMessage(trx, message, now)
    const { email: to, locale } = message
    await enqueueMail(trx, { kind: 'contact-received', key, to, locale, data: {}, now })
    const toShop = { kind: 'contact-message', to: config.COMPANY_EMAIL, locale: fallbackLanguage } as const
    await enqueueMail(trx, { ...toShop, key, data: message, now })
  })
  services.notifyOutbox()
}
