import { MAIL_CASES_AT_ONCE } from '@filiera/contract/payments/cases'
import { mailKeyStart } from '../../mail/enqueue-mail.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { reopenEffects } from '../../platform/outbox/reopen-effect.store.ts'
import type { Services } from '../../services.ts'
import { countOpenMails, decideOpenMails } from './mail-cases.store.ts'

export type MailsDecided = { mail: string; decision: 'retry' | 'close'; note: string; accountId: string }

/**
 * Sends the mails of a kind that were given up once more, or closes their cases: the oldest ones, a bounded number each time.
 * @returns how many were decided, and how many cases of the kind are left
 */
export async function decideMailCases(
  services: Services,
  { mail, decision, note, accountId: by }: MailsDecided,
): Promise<{ decided: number; left: number }> {
  const { db, clock } = services
  const keyStart = mailKeyStart(mail)
  const now = clock.now()
  const decided = await inTransaction(db, async (trx) => {
    const keys = await decideOpenMails(trx, { keyStart, decision, by, note, now, limit: MAIL_CASES_AT_ONCE })
    if (decision === 'retry') await reopenEffects(trx, keys, now)
    return keys.length
  })
  services.notifyOutbox()
  return { decided, left: await countOpenMails(db, keyStart) }
}
