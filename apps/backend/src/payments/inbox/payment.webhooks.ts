import { createHash, timingSafeEqual } from 'node:crypto'
import { mangopayHook, stripeHook } from '@filiera/contract/payments/payment'
import { z } from 'zod'
import { bind } from '../../platform/http/endpoint.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { mangopayEventTypes } from '../providers/mangopay/mangopay-onboarding.ts'
import { stripeEventTypes } from '../providers/stripe/stripe-onboarding.ts'
import { isSignedByStripe } from '../providers/stripe/verify-signature.ts'
import { eventKey } from './event-key.ts'
import { insertEvent } from './inbox.store.ts'

const sameText = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

const resourceId = /^[A-Za-z0-9_-]{1,128}$/
const isOneOf = (list: readonly string[], text: string | undefined): text is string =>
  text !== undefined && list.includes(text)

const event = z.object({
  id: z.string().min(1).max(128),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().regex(resourceId) }) }),
})

function readEvent(body: Buffer): z.output<typeof event> | null {
  try {
    return event.safeParse(JSON.parse(body.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

const refused = () => new ProblemError('bad_request', 'The event is not signed by Stripe.')

/**
 * What providers tell us. MangoPay's hook is an unsigned hint behind a secret path; Stripe's event is checked on its raw bytes.
 * Both only make us look: noted, answered, then the object itself is fetched (payments reference §3.14, §4.6).
 */
export const paymentWebhooks = ({ config, db, clock, payments }: Services) => [
  bind(mangopayHook, async ({ params, query }) => {
    if (!sameText(params.secret, config.MANGOPAY_HOOK_SECRET)) throw notFound()
    const { EventType: type, RessourceId: id, Date: date } = query
    if (!isOneOf(mangopayEventTypes, type) || id === undefined || !resourceId.test(id)) {
      return { received: true }
    }
    const key = eventKey(type, id, date)
    if (await insertEvent(db, { provider: 'mangopay', key, type, resourceId: id, now: clock.now() })) {
      payments.notifyInbox()
    }
    return { received: true }
  }),
  bind(stripeHook, async ({ request }) => {
    const { body } = request
    const header = request.headers['stripe-signature']
    const signature = typeof header === 'string' ? header : undefined
    const secrets = await payments.stripeSecrets()
    if (!Buffer.isBuffer(body) || !isSignedByStripe(body, signature, secrets, clock.now())) {
      throw refused()
    }
    const told = readEvent(body)
    if (!told) throw refused()
    const isLiveKey = config.STRIPE_SECRET_KEY?.startsWith('sk_live_') === true
    if (told.livemode !== isLiveKey || !isOneOf(stripeEventTypes, told.type)) return { received: true }
    const noted = await insertEvent(db, {
      provider: 'stripe',
      key: told.id,
      type: told.type,
      resourceId: told.data.object.id,
      isGenuine: true,
      now: clock.now(),
    })
    if (noted) payments.notifyInbox()
    return { received: true }
  }),
]
