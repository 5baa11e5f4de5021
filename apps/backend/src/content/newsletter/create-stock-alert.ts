import type { Language } from '@filiera/domain/languages'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../mail/link-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { findAlertProduct, putSubscription } from './subscription.store.ts'

export type AlertWish = {
  productId: string
  email: string | undefined
  locale: Language
  identity: Identity | null
  network: string
}

/** The address that will be told. @throws ProblemError invalid_body without one */
function mailboxOf({ email, identity }: AlertWish): string {
  const mailbox = email ?? identity?.email
  if (mailbox !== undefined) return mailbox
  const fields = [{ field: 'email', message: 'is needed without a session' }]
  throw new ProblemError('invalid_body', 'The body is not right: email: is needed without a session', {
    fields,
  })
}

/**
 * One mail when a product is back that is sold out or whose shop is on holiday (decisions 38, 39): at once for a customer's own confirmed address, else after the
 * link of a mail. Asking twice changes nothing.
 * @throws ProblemError not_found, conflict when the product can be bought, invalid_body without an address, rate_limited
 */
export async function createStockAlert(
  services: NewsletterServices,
  wish: AlertWish,
): Promise<'confirmation_sent' | 'subscribed'> {
  const { db, clock, limits } = services
  const { productId, locale, identity, network } = wish
  const email = mailboxOf(wish)
  await limits.network.spend(network)
  const product = await findAlertProduct(db, productId, locale)
  if (!product) throw notFound()
  if (product.available)
    throw new ProblemError('conflict', 'This product is available: it can be bought now.')
  const isConfirmed = identity?.confirmed === true && identity.email === email
  if (!isConfirmed && !(await limits.mailbox.trySpend(email))) return 'confirmation_sent'
  const now = clock.now()
  const seed = newLinkSeed()
  await inTransaction(db, async (trx) => {
    const alert = { kind: 'stock-alert', email, productId, locale } as const
    const isNew = await putSubscription(trx, alert, { seed, isConfirmed, now })
    if (!isNew || isConfirmed) return
    const data = { seed, product: product.title }
    await enqueueMail(trx, { kind: 'stock-alert-confirm', key: seed, to: email, locale, data, now })
  })
  services.wakeOutbox()
  return isConfirmed ? 'subscribed' : 'confirmation_sent'
}
