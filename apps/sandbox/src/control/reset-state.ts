import { emptyDeliveryControl } from '../disturbance/types.ts'
import { emptyMangopay } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import { emptyStripe } from '../stripe/types.ts'

/** Empties the world and sets the clock to real time. With `keepHooks` listeners stay subscribed. */
export function resetState(sandbox: Sandbox, { keepHooks }: { keepHooks: boolean }): void {
  const { state, clock, journal } = sandbox
  const { hooks } = state.mangopay
  const { webhookEndpoints } = state.stripe
  Object.assign(state.mangopay, emptyMangopay(), keepHooks ? { hooks } : {})
  Object.assign(state.stripe, emptyStripe(), keepHooks ? { webhookEndpoints } : {})
  state.tasks = []
  state.deliveries = {}
  state.deliveryControl = emptyDeliveryControl()
  state.faults = []
  state.mail = []
  journal.clear()
  clock.backToReal()
  sandbox.changed()
}
