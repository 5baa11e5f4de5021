import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../../payment-provider.ts'
import { createTokenSource } from './mangopay-token.ts'

/** The version of the API that this client speaks (payments reference §3.17). */
const API = '/v2.01'
const TIMEOUT_MS = 8_000
/** A repetition of a creation starts only within this time, so that the customer is answered. */
const REPEAT_WITHIN_MS = 5_000
const STORED_TRIES = 10
const STORED_WAIT_MS = 200

const problem = z.object({
  Message: z.string().default(''),
  Type: z.string().default('unknown'),
  errors: z.record(z.string(), z.unknown()).nullish(),
})
const stored = z.object({ StatusCode: z.coerce.number(), Resource: z.unknown() })

/** The key was used before: what came of it is under `/responses/{key}` (§3.4). */
class KeyUsed extends Error {}

export type MangopayOptions = { baseUrl: string; clientId: string; apiKey: string }

export type MangopayClient = ReturnType<typeof createMangopayClient>

function refusal(status: number, body: unknown): ProviderRefused {
  const { Type, Message, errors } = problem.catch({ Type: `http_${status}`, Message: '' }).parse(body)
  const fields = Object.keys(errors ?? {}).join(', ')
  return new ProviderRefused(Type, fields ? `${Message} (${fields})` : Message)
}

/** Own thin client of MangoPay: one token for all calls, every fault a typed error within its time limit, nothing logged. */
export function createMangopayClient({ baseUrl, clientId, apiKey }: MangopayOptions) {
  const base = `${baseUrl.replace(/\/$/, '')}${API}`
  const tokens = createTokenSource({ url: `${base}/oauth/token`, clientId, apiKey, timeoutMs: TIMEOUT_MS })

  async function send(
    method: string,
    path: string,
    body?: object,
    key?: string,
    again = true,
  ): Promise<unknown> {
    const token = await tokens.get()
    const response = await fetch(`${base}/${clientId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw new ProviderUnavailable(`MangoPay ${method} ${path}: no answer`, { cause: error })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.status === 401 && again) {
      tokens.drop(token)
      return send(method, path, body, key, false)
    }
    if (response.status === 409 && key) throw new KeyUsed()
    if (response.status === 429 || response.status >= 500 || (response.ok && answer === undefined)) {
      throw new ProviderUnavailable(`MangoPay ${method} ${path}: ${response.status}`)
    }
    if (!response.ok) throw refusal(response.status, answer)
    return answer
  }

  function read<S extends z.ZodType>(schema: S, path: string, answer: unknown): z.output<S> {
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    throw new ProviderUnavailable(
      `MangoPay ${path}: not the expected answer (${parsed.error.issues[0]?.path})`,
    )
  }

  /** The first answer to a key; null when the provider knows none. @throws what the first answer was when it was an error */
  async function storedAnswer(key: string): Promise<unknown> {
    const answer = await send('GET', `/responses/${key}`).catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.code === 'ressource_not_found') return null
      throw error
    })
    if (answer === null) return null
    const { StatusCode, Resource } = read(stored, '/responses', answer)
    if (StatusCode >= 500) throw new ProviderUnavailable(`MangoPay: the first answer was ${StatusCode}`)
    if (StatusCode >= 400) throw refusal(StatusCode, Resource)
    return Resource
  }

  async function waitForStored(key: string): Promise<unknown> {
    for (let tries = 0; tries < STORED_TRIES; tries++) {
      const answer = await storedAnswer(key)
      if (answer !== null) return answer
      await wait(STORED_WAIT_MS)
    }
    throw new ProviderUnavailable('MangoPay: the first call with this key is still running')
  }

  async function create(key: string, path: string, body: object): Promise<unknown> {
    const startedAt = performance.now()
    try {
      return await send('POST', path, body, key)
    } catch (error) {
      if (error instanceof KeyUsed) return waitForStored(key)
      if (!(error instanceof ProviderUnavailable)) throw error
      const answer = await storedAnswer(key)
      if (answer !== null) return answer
      if (performance.now() - startedAt > REPEAT_WITHIN_MS) throw error
    }
    return send('POST', path, body, key).catch((error: unknown) => {
      if (error instanceof KeyUsed) return waitForStored(key)
      throw error
    })
  }

  return {
    async get<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
      return read(schema, path, await send('GET', path))
    },
    async put<S extends z.ZodType>(schema: S, path: string, body: object): Promise<z.output<S>> {
      return read(schema, path, await send('PUT', path, body))
    },
    /** What was created with a key; null when nothing is known of it. */
    async findCreated<S extends z.ZodType>(schema: S, key: string): Promise<z.output<S> | null> {
      const answer = await storedAnswer(key)
      return answer === null ? null : read(schema, '/responses', answer)
    },
    /** Creates once per key, whatever happens to the connection (§3.4). */
    async createOnce<S extends z.ZodType>(
      schema: S,
      key: string,
      path: string,
      body: object,
    ): Promise<z.output<S>> {
      return read(schema, path, await create(key, path, body))
    },
  }
}
