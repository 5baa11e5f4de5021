import { z } from 'zod'
import type { TestSandbox } from './start-sandbox.ts'

const token = z.object({ access_token: z.string() })

/** Asks MangoPay's sandbox as its own dashboard would; the path follows the client's id. With a body it is a POST. */
export async function askMangopay(sandbox: TestSandbox, path: string, body?: object): Promise<unknown> {
  const granted = await fetch(`${sandbox.url}/v2.01/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('sandbox:sandbox-key').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = token.parse(await granted.json())
  const answer = await fetch(`${sandbox.url}/v2.01/sandbox${path}`, {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** Asks Stripe's sandbox as its own dashboard would; the path follows `/v1`. */
export async function askStripe(sandbox: TestSandbox, path: string): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/v1${path}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  return answer.json()
}

const events = z.array(z.object({ ResourceId: z.string(), Date: z.number() }))

/** Resources of an event type at MangoPay, oldest first. */
export async function mangopayEvents(sandbox: TestSandbox, type: string): Promise<string[]> {
  const list = events.parse(await askMangopay(sandbox, `/events?EventType=${type}&per_page=100`))
  return list.map(({ ResourceId }) => ResourceId)
}
