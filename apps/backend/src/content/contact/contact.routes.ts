import * as contract from '@filiera/contract/content/contact'
import { fallbackLanguage } from '@filiera/domain/languages'
import { clientNetwork } from '@filiera/server-kit/client-network'
import { bind } from '../../platform/http/endpoint.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import type { Services } from '../../services.ts'
import { type ContactServices, sendMessage } from './send-message.ts'

/** Messages an hour (decision 27). */
const POINTS = 5
const HOUR = 3600

/** The contact form. */
export function contactRoutes(services: Services) {
  const limit = (name: string) =>
    createRateLimit(services.database.pool, { name, points: POINTS, seconds: HOUR })
  const withLimits: ContactServices = {
    ...services,
    limits: { network: limit('contact-network'), mailbox: limit('contact-mailbox') },
  }
  return [
    bind(contract.sendMessage, async ({ body, request }) => {
      const { Email: email, Name: name, Subject: subject, Message: message, Locale, Website } = body
      const locale = Locale ?? fallbackLanguage
      if (!Website) {
        await sendMessage(withLimits, { email, name, subject, message, locale }, clientNetwork(request.ip))
      }
      return { status: 'received' as const }
    }),
  ]
}
