import { z } from 'zod'
import { ProviderUnavailable } from '../payment-provider.ts'
import type { MangopayConnection } from './mangopay-connection.ts'

/** Renewed this long before it ends (payments reference §3.2). */
const RENEW_EARLY_MS = 30_000
const answerShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type TokenOptions = {
  url: string
  clientId: string
  apiKey: string
  timeoutMs: number
  connection: MangopayConnection
}

/** The bearer of the MangoPay API: asked for once however many calls wait for it, kept until shortly before its end. */
export function createTokenSource({ url, clientId, apiKey, timeoutMs, connection }: TokenOptions) {
  let current: { value: string; renewAt: number } | null = null
  let pending: Promise<string> | null = null

  async function ask(): Promise<string> {
    const { status, body } = await connection
      .call({
        method: 'POST',
        url,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${apiKey}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        timeoutMs,
      })
      .catch((error: unknown) => {
        throw new ProviderUnavailable('MangoPay: no answer to the token request', { cause: error })
      })
    if (status === 400 || status === 401) {
      throw new ProviderUnavailable('MangoPay refuses the client id and API key')
    }
    const parsed = answerShape.safeParse(body)
    if (status >= 300 || !parsed.success) throw new ProviderUnavailable(`MangoPay token: ${status}`)
    const { access_token: value, expires_in } = parsed.data
    current = { value, renewAt: connection.now() + Math.max(1000, expires_in * 1000 - RENEW_EARLY_MS) }
    return value
  }

  return {
    async get(): Promise<string> {
      if (current && connection.now() < current.renewAt) return current.value
      pending ??= ask().finally(() => {
        pending = null
      })
      return pending
    },
    /** Forgets a token that was refused. */
    drop(token: string): void {
      if (current?.value === token) current = null
    },
  }
}
