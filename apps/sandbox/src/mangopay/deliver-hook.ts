import { planRetry } from '../disturbance/delivery-control.ts'
import type { Delivery } from '../disturbance/types.ts'
import type { Sandbox } from '../sandbox.ts'

const timeoutMs = 2000
const failuresToInvalid = 100
const minuteMs = 60_000

/** Every 10 minutes in the first hour, then every 8 hours for 3 days (§3.14). */
const retryMs = [
  ...Array.from({ length: 6 }, () => 10 * minuteMs),
  ...Array.from({ length: 9 }, () => 480 * minuteMs),
]

/** One GET to the hook's address; on failure the next try is planned, after the last one the message is dropped. */
export async function deliverHook(sandbox: Sandbox, delivery: Delivery): Promise<void> {
  const { state, clock } = sandbox
  const hook = state.mangopay.hooks[delivery.target]
  if (hook?.Status !== 'ENABLED' || hook.Validity !== 'VALID') {
    delete state.deliveries[delivery.id]
    return
  }
  const status = await call(sandbox, hookUrl(hook.Url, delivery))
  sandbox.journal.add({
    at: clock.nowMs(),
    surface: 'hook',
    method: 'GET',
    path: `${delivery.event.type} ${delivery.event.resource}`,
    status,
    idempotencyKey: null,
    body: null,
    fault: null,
  })
  delivery.tries += 1
  if (status === 200) {
    hook.inner.failures = 0
    delete state.deliveries[delivery.id]
    return
  }
  hook.inner.failures += 1
  if (hook.inner.failures >= failuresToInvalid) hook.Validity = 'INVALID'
  const silent = hook.Validity === 'INVALID'
  planRetry(sandbox, delivery, silent ? undefined : retryMs[delivery.tries - 1])
}

function hookUrl(address: string, { event }: Delivery): string {
  const url = new URL(address)
  url.searchParams.set('EventType', event.type)
  url.searchParams.set('RessourceId', event.resource)
  url.searchParams.set('Date', String(event.date))
  return url.href
}

async function call(sandbox: Sandbox, url: string): Promise<number | null> {
  try {
    const response = await sandbox.fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
