import type { Language } from '@filiera/domain/languages'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import { linkToken, newLinkSeed } from '../../../mail/link-token.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { replaceLink } from '../mailed-link.store.ts'

/** A confirmation link works for a day (decision 17). */
const CONFIRM_MS = 24 * 3_600_000

/** Makes a new confirmation link, voids older ones and queues the mail that carries it. */
export async function requestConfirmation(
  trx: Transaction,
  { config, clock }: Services,
  account: { id: string; email: string; locale: Language },
  seed = newLinkSeed(),
): Promise<void> {
  const now = clock.now()
  const token = linkToken(seed, config.COOKIE_SECRET)
  const expiresAt = new Date(now.getTime() + CONFIRM_MS)
  await replaceLink(trx, { kind: 'confirm', accountId: account.id, token, expiresAt })
  const { email: to, locale } = account
  await enqueueMail(trx, { kind: 'confirm-registration', key: seed, to, locale, data: { seed }, now })
}
