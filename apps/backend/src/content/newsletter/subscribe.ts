import type { Language } from '@filiera/domain/languages'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { newLinkSeed } from '../../mail/link-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { putSubscription } from './subscription.store.ts'

/**
 * Asks for the newsletter: a mail asks to confirm. Whoever is subscribed, or got too many such mails, gets none; nobody can tell.
 * @throws ProblemError rate_limited by network
 */
export async function subscribe(
  services: NewsletterServices,
  { email, locale }: { email: string; locale: Language },
  network: string,
): Promise<void> {
  const { db, clock, limits } = services
  await limits.network.spend(network)
  if (!(await limits.mailbox.trySpend(email))) return
  const now = clock.now()
  const seed = newLinkSeed()
  await inTransaction(db, async (trx) => {
    const wish = { kind: 'newsletter', email, productId: null, query: null, locale } as const
    if (!(await putSubscription(trx, wish, { seed, isConfirmed: false, now }))) return
    await enqueueMail(trx, {
      kind: 'subscription-confirm',
      key: seed,
      to: email,
      locale,
      data: { seed },
      now,
    })
  })
  services.notifyOutbox()
}
