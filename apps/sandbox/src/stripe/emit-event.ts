import { send } from '../disturbance/delivery-control.ts'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { shown } from './shown.ts'
import type { StripeEvent } from './types.ts'

/** The version that the pinned SDK speaks (§4.2). */
export const apiVersion = '2026-10-28.endive'

/** Records an event with a copy of its object and sends it to the endpoints that asked for it. */
export function emitStripe(sandbox: Sandbox, type: string, object: object & { id: string }): void {
  const { state, clock } = sandbox
  const endpoints = Object.values(state.stripe.webhookEndpoints).filter(
    ({ status, enabled_events }) =>
      status === 'enabled' && (enabled_events.includes(type) || enabled_events.includes('*')),
  )
  const event: StripeEvent = {
    id: nextId(state, 'evt_1'),
    object: 'event',
    api_version: apiVersion,
    created: clock.nowSeconds(),
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: structuredClone(shown(object)) },
  }
  state.stripe.events[event.id] = event
  for (const { id } of endpoints) {
    send(sandbox, {
      provider: 'stripe',
      target: id,
      event: { type, resource: event.id, date: event.created },
    })
  }
}
