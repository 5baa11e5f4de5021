import type { FastifyInstance } from 'fastify'
import type { PaymentConnections } from '../../../src/payments/open-payments.ts'
import type { Clock } from '../../../src/platform/clock.ts'
import type { Random } from '../random.ts'
import { busyWith, pass } from '../scheduler.ts'
import { SANDBOX_URL } from './outside-world.ts'

const SANDBOX_HOST = new URL(SANDBOX_URL).host

/** What can happen to a call on its way. */
export const weathers = ['lost-before', 'lost-after', 'status-500', 'status-429', 'wrong-amount'] as const
export type Weather = (typeof weathers)[number]

/** The wires between our adapters and the providers; `disturb` says what happens to each call. */
export type Network = {
  disturb: (method: string, path: string) => Weather | null
  sent: SentCall[]
  /** Hosts that were called and are not the sandbox (I20). */
  strayed: string[]
}
/** A call with effects, as it was sent, and whether the provider said a definite no: the next try is another one then. */
export type SentCall = { path: string; key: string | null; body: string; isRefused: boolean }

type Wired = { status: number; headers: Record<string, string>; text: string }
type Wire = { method: string; path: string; headers: Record<string, string>; body: string | null }

const kept = /^(v2\.01|v1|[a-z_]+)$/i
/** The path without whose object it is. */
export function pathOf(path: string): string {
  const [bare = ''] = path.split('?')
  return bare
    .split('/')
    .map((part) => (part === '' || kept.test(part) ? part : ':id'))
    .join('/')
    .replace(/^\/v2\.01(\/sandbox)?/, 'mangopay')
    .replace(/^\/v1/, 'stripe')
}

const refusal = (status: number): Wired => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify({
    Message: 'disturbed',
    Type: 'internal_error',
    error: { type: 'api_error', message: 'disturbed' },
  }),
})

/** Calls of a provider that change something carry a key; the token does not count. */
const hasEffect = ({ method, path }: Wire) => method === 'POST' && !path.includes('/oauth/')

async function send(main: FastifyInstance, network: Network, wire: Wire): Promise<Wired> {
  const label = `${wire.method} ${pathOf(wire.path)}`
  await pass(`before ${label}`)
  const call = {
    path: pathOf(wire.path),
    key: wire.headers['idempotency-key'] ?? null,
    body: wire.body ?? '',
    isRefused: false,
  }
  if (hasEffect(wire)) network.sent.push(call)
  const weather = network.disturb(wire.method, wire.path)
  if (weather === 'lost-before') throw new Error('the connection broke')
  if (weather === 'status-500') return refusal(500)
  if (weather === 'status-429') return refusal(429)
  const answer = await busyWith(async () =>
    main.inject({
      method: wire.method as 'GET',
      url: wire.path,
      headers: wire.headers,
      ...(wire.body === null ? {} : { payload: wire.body }),
    }),
  )
  const { statusCode } = answer
  call.isRefused =
    (statusCode >= 400 && statusCode < 500 && statusCode !== 409) || answer.body.includes('"Status":"FAILED"')
  await pass(`after ${label}`)
  if (weather === 'lost-after') throw new Error('the connection broke before the answer')
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  )
  const text =
    weather === 'wrong-amount'
      ? answer.body.replace(/("(?:Amount|amount_total)":)(\d+)/g, (_all, key, n) => `${key}${Number(n) + 1}`)
      : answer.body
  return { status: statusCode, headers, text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Our real adapters' way to the sandbox: every call passes a gate before and after, and the weather. */
export function wireProviders(main: FastifyInstance, network: Network, clock: Clock): PaymentConnections {
  return {
    mangopay: {
      async call({ method, url, headers, body }) {
        const { pathname, search, host } = new URL(url)
        if (host !== SANDBOX_HOST) network.strayed.push(host)
        const { status, text } = await send(main, network, { method, path: pathname + search, headers, body })
        return { status, body: parsed(text) }
      },
      wait: () => pass('while waiting'),
      now: () => clock.now().getTime(),
    },
    stripe: {
      maxNetworkRetries: 0,
      httpClient: {
        getClientName: () => 'simulation',
        async makeRequest(host, _port, path, method, headers, body) {
          if (host !== SANDBOX_HOST) network.strayed.push(host)
          const lower = Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
          )
          const {
            status,
            headers: back,
            text,
          } = await send(main, network, { method, path, headers: lower, body: body || null })
          return {
            getStatusCode: () => status,
            getHeaders: () => back,
            getRawResponse: () => ({ statusCode: status, headers: back }),
            toStream: () => text,
            toJSON: async () => JSON.parse(text),
          }
        },
      },
    },
  }
}

/** Nothing happens on the way. */
export const calm = (): Weather | null => null

/** Each call is disturbed with the given probability. Wrong amounts are rare: they end as cases. */
export function stormy(random: Random, probability: number): Network['disturb'] {
  return (method, path) => {
    if (path.includes('/oauth/') || !random.chance(probability)) return null
    if (method === 'GET' && random.chance(0.03)) return 'wrong-amount'
    return random.pick(weathers.slice(0, 4))
  }
}
