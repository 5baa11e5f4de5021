import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import { traced, traceHeaders } from '../watch/traces.ts'
import { avoidBackend, backendsOf, isUntaken } from './backends.ts'
import { BufferedBody } from './buffered-body.ts'

/** A whole answer; its body as the bytes that came. */
export type Answer = { ok: boolean; status: number; headers: http.IncomingHttpHeaders; body: Buffer }

export type OutgoingCall = {
  method: string
  path: string
  headers: http.OutgoingHttpHeaders
  body: Buffer | BufferedBody | null
  /** Longest time from the first byte sent to the last one read, in milliseconds. */
  timeoutMs: number
}

/** Connections are kept: most calls last a few milliseconds. Beyond so many calls wait, within their time. */
const CONNECTIONS = { keepAlive: true, maxSockets: 256 }
const agents = { 'http:': new http.Agent(CONNECTIONS), 'https:': new https.Agent(CONNECTIONS) }

const sizeOf = (body: Buffer | BufferedBody) => (body instanceof BufferedBody ? body.size : body.length)

type Base = { isSecure: boolean; host: string; port: string | number }

/** Addresses of the settings, read once instead of with every call. */
const bases = new Map<string, Base>()

function baseOf(url: string): Base {
  const known = bases.get(url)
  if (known) return known
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'https:'
  const base = {
    isSecure,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isSecure ? 443 : 80),
  }
  bases.set(url, base)
  return base
}

/** Reads, and what carries a key by which a repetition is known. */
const isRepeatable = ({ method, headers }: OutgoingCall) =>
  method === 'GET' || headers['idempotency-key'] !== undefined

function send(base: Base, call: OutgoingCall): Promise<Answer> {
  const { isSecure, host, port } = base
  const { method, path, headers, body, timeoutMs } = call
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(
      {
        agent: agents[isSecure ? 'https:' : 'http:'],
        host,
        port,
        method,
        path: path.replace(/[^!-~]/g, encodeURIComponent),
        headers: body ? { ...headers, 'content-length': sizeOf(body) } : headers,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', fail)
        response.once('end', () => {
          clearTimeout(timer)
          const status = response.statusCode ?? 0
          const whole = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
          resolve({ ok: status >= 200 && status < 300, status, headers: response.headers, body: whole })
        })
      },
    )
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    const fail = (error: Error & { code?: string }) => {
      clearTimeout(timer)
      // The other side had closed the kept connection at this very moment: it has not seen the call, and doing it twice is harmless.
      if (request.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(call)) resolve(send(base, call))
      else reject(error)
    }
    request.on('error', fail)
    if (body instanceof BufferedBody) pipeline(body.read(), request, () => {})
    else request.end(body ?? undefined)
  })
}

/** To the first backend that takes it. */
async function sendToOne(addresses: string, call: OutgoingCall): Promise<Answer> {
  const backends = backendsOf(addresses)
  for (const [index, address] of backends.entries()) {
    try {
      const answer = await send(baseOf(address), call)
      if (answer.headers.connection === 'close') avoidBackend(address)
      return answer
    } catch (error) {
      if (index === backends.length - 1 || !isUntaken(error)) throw error
      avoidBackend(address)
    }
  }
  throw new Error('no backend is named')
}

/**
 * One call over a kept connection, redirects not followed. Half the work of `fetch`, which builds web streams around every body.
 * Of several backends the next one has it when one does not take it.
 * @param addresses as the settings have them: one, or several separated by commas
 * @throws Error when no whole answer came in time
 */
export function sendRequest(addresses: string, call: OutgoingCall): Promise<Answer> {
  return traced(`call ${call.method}`, { 'http.request.method': call.method }, () =>
    sendToOne(addresses, { ...call, headers: { ...call.headers, ...traceHeaders() } }),
  )
}
