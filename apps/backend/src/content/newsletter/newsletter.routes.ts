import * as contract from '@filiera/contract/content/newsletter'
import { fallbackLanguage, type Language } from '@filiera/domain/languages'
import { clientNetwork } from '@filiera/server-kit/client-network'
import { bind } from '../../platform/http/endpoint.ts'
import type { Identity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { createSearchAlert } from './create-search-alert.ts'
import { createStockAlert } from './create-stock-alert.ts'
import { confirmSubscription, unsubscribe } from './follow-link.ts'
import { createNewsletterServices } from './newsletter-services.ts'
import type { Asker } from './put-alert.ts'
import { subscribe } from './subscribe.ts'

const sent = { status: 'confirmation_sent' } as const

type AlertBody = { email?: string | undefined; locale?: Language | undefined }
const askerOf = (body: AlertBody, identity: Identity | null, request: { ip: string }): Asker => ({
  email: body.email,
  locale: body.locale ?? identity?.locale ?? fallbackLanguage,
  identity,
  network: clientNetwork(request.ip),
})

/** Newsletter, back-in-stock alerts and alerts of searches. */
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
      return { status: await createStockAlert(newsletter, params.id, askerOf(body, identity, request)) }
    }),
    bind(contract.createSearchAlert, async ({ body, identity, request }) => {
      if (body.website) return sent
      return { status: await createSearchAlert(newsletter, body.query, askerOf(body, identity, request)) }
    }),
  ]
}
