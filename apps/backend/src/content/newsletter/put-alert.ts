import type { Language } from '@filiera/domain/languages'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { MailData } from '../../mail/kinds.ts'
import { newLinkSeed } from '../../mail/link-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Identity } from '../../platform/identity.ts'
import { wrongField } from '../../platform/problem-error.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { putSubscription, type Wish } from './subscription.store.ts'

/** Who asks to be told of something, once. */
export type Asker = {
  email: string | undefined
  locale: Language
  identity: Identity | null
  network: string
}
export type AlertStatus = 'confirmation_sent' | 'subscribed'

/** The mail that asks to confirm, without the seed of its link. */
type Confirmation =
  | { kind: 'stock-alert-confirm'; data: Omit<MailData<'stock-alert-confirm'>, 'seed'> }
  | { kind: 'search-alert-confirm'; data: Omit<MailData<'search-alert-confirm'>, 'seed'> }

/** The address that will be told. @throws ProblemError invalid_body without one */
export function mailboxOf({ email, identity }: Asker): string {
  const mailbox = email ?? identity?.email
  if (mailbox !== undefined) return mailbox
  throw wrongField('email', 'is needed without a session')
}

/** Writes an alert: at once for a customer's own confirmed address, else after the link of a mail. Asking twice changes nothing. */
export async function putAlert(
  services: NewsletterServices,
  { identity }: Asker,
  wish: Wish,
  confirmation: Confirmation,
): Promise<AlertStatus> {
  const { db, clock, limits } = services
  const { email, locale } = wish
  const isConfirmed = identity?.confirmed === true && identity.email === email
  if (!isConfirmed && !(await limits.mailbox.trySpend(email))) return 'confirmation_sent'
  const now = clock.now()
  const seed = newLinkSeed()
  await inTransaction(db, async (trx) => {
    const isNew = await putSubscription(trx, wish, { seed, isConfirmed, now })
    if (!isNew || isConfirmed) return
    const mail = { key: seed, to: email, locale, now }
    if (confirmation.kind === 'stock-alert-confirm')
      await enqueueMail(trx, { ...mail, kind: confirmation.kind, data: { seed, ...confirmation.data } })
    else await enqueueMail(trx, { ...mail, kind: confirmation.kind, data: { seed, ...confirmation.data } })
  })
  services.notifyOutbox()
  return isConfirmed ? 'subscribed' : 'confirmation_sent'
}
