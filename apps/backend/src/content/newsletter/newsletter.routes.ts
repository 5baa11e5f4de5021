import * as contract from '@filiera/contract/content/newsletter'
import { fallbackLanguage } from '@filiera/domain/languages'
import { clientNetwork } from '@filiera/server-kit/client-network'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { createStockAlert } from './create-stock-alert.ts'
import { confirmSubscription, unsubscribe } from './follow-link.ts'
import { createNewsletterServices } from './newsletter-services.ts'
import { subscribe } from './subscribe.ts'

const sent = { status: 'confirmation_sent' } as const

/** Newsletter and back-in-stock alerts. */
export function newsletterRoutes(services: Services) {
  const newsletter = createNewsletterServices(services)
  return [
    bind(contract.subscribe, async ({ body, request }) => {
      const { Email: email, Locale: locale = fallbackLanguage, Website: honeypot } = body
      if (!honeypot) await subscribe(newsletter, { email, locale }, clientNetwork(request.ip))
      return sent
    }),
    bind(contract.confirmSubscription, ({ body, request }) =>
      confirmSubscription(newsletter, body.token, clientNetwork(request.ip)),
    ),
    bind(contract.unsubscribe, ({ query, request }) =>
      unsubscribe(newsletter, query.token, clientNetwork(request.ip)),
    ),
    bind(contract.createStockAlert, async ({ params, body, identity, request }) => {
      if (body.website) return sent
      const locale = body.locale ?? identity?.locale ?? fallbackLanguage
      const status = await createStockAlert(newsletter, {
        productId: params.id,
        email: body.email,
        locale,
        identity,
        network: clientNetwork(request.ip),
      })
      return { status }
    }),
  ]
}
