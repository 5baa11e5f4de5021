import type Stripe from 'stripe'
import { z } from 'zod'
import type { EventHistory, ToldEvent } from '../../event-history.ts'
import { callStripe } from './stripe-client.ts'
import { stripeEventTypes } from './stripe-onboarding.ts'

const PER_PAGE = 100
const MAX_PAGES = 50

const about = z.object({ id: z.string() })

/** Stripe's list of events, newest first, as its webhooks tell them. */
export function createStripeHistory(stripe: Stripe): EventHistory {
  const wanted: readonly string[] = stripeEventTypes
  return {
    name: 'stripe',
    async since(from) {
      const after = from.getTime() / 1000
      const events: ToldEvent[] = []
      let last: string | undefined
      for (let page = 1; page <= MAX_PAGES; page++) {
        const { data, has_more } = await callStripe(() =>
          stripe.events.list({ limit: PER_PAGE, ...(last ? { starting_after: last } : {}) }),
        )
        for (const { id, type, created, data: inside } of data) {
          const object = about.safeParse(inside.object)
          if (created < after || !wanted.includes(type) || !object.success) continue
          events.push({ key: id, type, resourceId: object.data.id })
        }
        last = data.at(-1)?.id
        if (!has_more || (data.at(-1)?.created ?? 0) < after) break
      }
      return events.reverse()
    },
  }
}
