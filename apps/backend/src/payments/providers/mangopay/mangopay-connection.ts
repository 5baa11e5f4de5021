import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Longest time from the first byte sent to the last one read, in milliseconds. */
  timeoutMs: number
}

/** A whole answer; its body undefined when it is not JSON. */
export type Answer = {
  status: number
  body: unknown
  /** Header `x-ratelimit-remaining`, where there is one. */
  callsLeft?: string | null
}

/** How calls reach MangoPay, and how the time between two of them passes. */
export type MangopayConnection = {
  /** @throws Error when there is no whole answer */
  call(call: Call): Promise<Answer>
  wait(ms: number): Promise<unknown>
  /** Milliseconds of a monotonic clock. */
  now(): number
}

/** Longest answer that is read, in bytes; real ones are shorter. */
const LONGEST_ANSWER = 5_000_000

/** Connections are reused: opening one costs more than a call. */
const CONNECTIONS = { keepAlive: true, maxSockets: 64 }
const agents = { http: new http.Agent(CONNECTIONS), https: new https.Agent(CONNECTIONS) }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the whole body. @throws Error when it breaks off or is too long */
function readBody(response: http.IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length > LONGEST_ANSWER) response.destroy(new Error('the answer is too long'))
    })
    response.once('error', reject)
    response.once('end', () => resolve(Buffer.concat(chunks).toString()))
  })
}

/** The head of the answer, asked for once more when the kept connection was being closed by the other side: it has not seen the call then. */
function ask(call: Call, signal: { stop: (error: Error) => void }): Promise<http.IncomingMessage> {
  const { method, url, headers, body } = call
  const isSecure = url.startsWith('https:')
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(
      url,
      {
        agent: isSecure ? agents.https : agents.http,
        method,
        headers: body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      resolve,
    )
    signal.stop = (error) => void request.destroy(error)
    request.on('error', (error: Error & { code?: string }) => {
      const isUnseen = request.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
      if (isUnseen) ask(call, signal).then(resolve, reject)
      else reject(error)
    })
    request.end(body ?? undefined)
  })
}

/**
 * One call over a kept connection; `fetch` would cost three times as much work.
 * @throws Error when there is no whole answer in time, or it sends elsewhere: redirects are never followed
 */
async function callMangopay(call: Call): Promise<Answer> {
  const signal = { stop: (_error: Error) => {} }
  const timer = setTimeout(
    () => signal.stop(new Error(`no answer within ${call.timeoutMs} ms`)),
    call.timeoutMs,
  )
  try {
    const response = await ask(call, signal)
    const status = response.statusCode ?? 0
    if (status >= 300 && status < 400 && status !== 304) {
      response.resume()
      throw new Error(`sent elsewhere (${status})`)
    }
    const left = response.headers['x-ratelimit-remaining']
    const callsLeft = (Array.isArray(left) ? left[0] : left) ?? null
    return { status, body: parseJson(await readBody(response)), callsLeft }
  } finally {
    clearTimeout(timer)
  }
}

/** Over sockets, in real time. */
export const socketConnection: MangopayConnection = {
  call: callMangopay,
  wait,
  now: () => performance.now(),
}
