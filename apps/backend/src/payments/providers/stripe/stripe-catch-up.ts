import type Stripe from 'stripe'
import type { StripeEvents } from '../catch-up.ts'
import { ProviderRefused } from '../payment-provider.ts'
import { callStripe } from './stripe-client.ts'

const PAGE = 100

const idOf = (object: object) => ('id' in object && typeof object.id === 'string' ? object.id : '')

/** Stripe's list of events: 30 days back (payments reference §4.6). */
export function createStripeCatchUp(stripe: Stripe): StripeEvents {
  const list = (where: Stripe.EventListParams) =>
    callStripe(() => stripe.events.list({ limit: PAGE, ...where }))
  /** The list is newest first: what comes right after an event stands before it. */
  const listFrom = async (id: string) =>
    list({ ending_before: id }).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return null
      throw error
    })
  return {
    async listAfter(id) {
      const next = id === null ? null : await listFrom(id)
      const { data, has_more } = next ?? { ...(await list({})), has_more: false }
      return {
        events: data
          .map((event) => ({
            id: event.id,
            type: event.type,
            resourceId: idOf(event.data.object),
            at: event.created,
          }))
          .toReversed(),
        hasMore: has_more,
      }
    },
  }
}
