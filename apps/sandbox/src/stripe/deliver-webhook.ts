import { createHmac } from 'node:crypto'
import { planRetry } from '../disturbance/delivery-control.ts'
import type { Delivery } from '../disturbance/types.ts'
import type { Sandbox } from '../sandbox.ts'

const timeoutMs = 10_000
const minuteMs = 60_000
/** Three more tries in a few hours, as the provider's own sandbox does (§4.6). */
const retryMs = [5 * minuteMs, 60 * minuteMs, 180 * minuteMs]

/** One signed POST to an endpoint; anything but 2xx is a failure, redirects included. */
export async function deliverWebhook(sandbox: Sandbox, delivery: Delivery): Promise<void> {
  const { state, clock } = sandbox
  const endpoint = state.stripe.webhookEndpoints[delivery.target]
  const event = state.stripe.events[delivery.event.resource]
  if (endpoint?.status !== 'enabled' || !event) {
    delete state.deliveries[delivery.id]
    return
  }
  const body = JSON.stringify({ ...event, api_version: endpoint.api_version ?? event.api_version })
  const { signature: time } = state.deliveryControl
  const seconds = time === 'virtual' ? clock.nowSeconds() : Math.floor(Date.now() / 1000)
  const signature = signatureOf(endpoint.inner.secret, seconds, body)
  const status = await call(sandbox, endpoint.url, body, signature)
  sandbox.journal.add({
    at: clock.nowMs(),
    surface: 'hook',
    method: 'POST',
    path: `${event.type} ${event.id}`,
    status,
    idempotencyKey: null,
    body: null,
    fault: null,
  })
  delivery.tries += 1
  if (status !== null && status >= 200 && status < 300) {
    event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
    delete state.deliveries[delivery.id]
  } else {
    planRetry(sandbox, delivery, retryMs[delivery.tries - 1])
  }
}

/** `t=…,v1=…`: HMAC-SHA256 over `t.body` with the whole secret as the key. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

async function call(sandbox: Sandbox, url: string, body: string, signature: string): Promise<number | null> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await sandbox.fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
