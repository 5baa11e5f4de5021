import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts'
import type { Call, MangopayConnection } from './mangopay-connection.ts'
import { createTokenSource } from './mangopay-token.ts'

/** The version of the API that this client speaks (payments reference §3.17). */
const API = '/v2.01'
const TIMEOUT_MS = 8_000

const problem = z.object({
  Message: z.string().default(''),
  Type: z.string().default('unknown'),
  errors: z.record(z.string(), z.unknown()).nullish(),
})

/** The idempotency key was used before: what came of it is under `/responses/{key}` (payments reference §3.4). */
export class KeyUsed extends Error {}

export type MangopayOptions = {
  baseUrl: string
  clientId: string
  apiKey: string
  connection: MangopayConnection
  /** Told how many calls are left, after each. */
  onCallsLeft?: ((remaining: string | null) => void) | undefined
}
export type Request = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; key?: string }
/** One request and its JSON answer. @throws KeyUsed, ProviderRefused, ProviderUnavailable */
export type Send = (request: Request) => Promise<unknown>

/** An error of the provider, with the names of its fields but never their values. */
export function refusal(status: number, body: unknown): ProviderRefused {
  const { Type, Message, errors } = problem.catch({ Type: `http_${status}`, Message: '' }).parse(body)
  const fields = Object.keys(errors ?? {}).join(', ')
  return new ProviderRefused(Type, fields ? `${Message} (${fields})` : Message)
}

function callOf({ method, path, body, key }: Request, base: string, token: string): Call {
  return {
    method,
    url: base + path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    timeoutMs: TIMEOUT_MS,
  }
}

/** Sends with a bearer, renewed once when it is refused; every fault of the network is typed and ends within its time limit. */
export function createTransport({
  baseUrl,
  clientId,
  apiKey,
  connection,
  onCallsLeft,
}: MangopayOptions): Send {
  const base = `${baseUrl.replace(/\/$/, '')}${API}`
  const tokens = createTokenSource({
    url: `${base}/oauth/token`,
    clientId,
    apiKey,
    timeoutMs: TIMEOUT_MS,
    connection,
  })

  async function send(request: Request, isRepeated: boolean): Promise<unknown> {
    const what = `MangoPay ${request.method} ${request.path}`
    const token = await tokens.get()
    const { status, body, callsLeft } = await connection
      .call(callOf(request, `${base}/${clientId}`, token))
      .catch((error: unknown) => {
        throw new ProviderUnavailable(`${what}: no answer`, { cause: error })
      })
    onCallsLeft?.(callsLeft ?? null)
    // Nothing was executed: the token had ended.
    if (status === 401) {
      tokens.drop(token)
      if (isRepeated) throw new ProviderUnavailable(`${what}: tokens are refused`)
      return send(request, true)
    }
    if (status === 409 && request.key) throw new KeyUsed()
    const isGood = status >= 200 && status < 300
    const isUseless = isGood && body === undefined && request.method !== 'DELETE'
    if (status === 429 || status >= 500 || isUseless) throw new ProviderUnavailable(`${what}: ${status}`)
    if (!isGood) throw refusal(status, body)
    return body
  }
  return (request) => send(request, false)
}
