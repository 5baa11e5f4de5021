import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Shop } from './shop.ts'

/** One call that a visitor's or a customer's browser makes. */
export type FloodCall = {
  method: string
  path: string
  contentType: string
  body: Buffer
  /** Session of a customer. */
  token?: string
}

/** Wait of somebody who was told to come back in three seconds. */
const COME_BACK_MS = 3000

/** @returns the status, once the answer is read */
export async function send(shop: Shop, agent: http.Agent, call: FloodCall): Promise<number> {
  const request = http.request(shop.storefrontUrl + call.path, {
    agent,
    method: call.method,
    headers: {
      ...(call.token && { cookie: `filiera_session=${call.token}` }),
      origin: shop.storefrontUrl,
      'sec-fetch-site': 'same-origin',
      'content-type': call.contentType,
      'content-length': call.body.length,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
  request.end(call.body)
  return status
}

export type Flood = {
  /** Ends it and waits for what is under way. @returns how many calls went through, and how many were told to come back */
  stop(): Promise<{ done: number; deferred: number }>
}

/**
 * As many clients as `callOf` is asked for, each repeating its call; a 503 is answered by a short wait.
 * @throws Error from `stop` when an answer is neither 200 nor 503
 */
export function startFlood(shop: Shop, clients: number, callOf: (client: number) => FloodCall): Flood {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const ended = new AbortController()
  let [done, deferred] = [0, 0]
  const client = async (index: number) => {
    while (!ended.signal.aborted) {
      const call = callOf(index)
      // a refusal before the body is read may close the connection under it
      const status = await send(shop, agent, call).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return 503
        throw error
      })
      if (status === 200) done += 1
      else if (status === 503) {
        deferred += 1
        await wait(COME_BACK_MS, null, { signal: ended.signal }).catch(() => undefined)
      } else throw new Error(`${call.method} ${call.path} answered ${status}`)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  all.catch(() => undefined)
  return {
    async stop() {
      ended.abort()
      await all
      agent.destroy()
      return { done, deferred }
    },
  }
}

/** A form with one file, as a browser sends it. */
export function fileForm(file: Buffer, type: string): { contentType: string; body: Buffer } {
  const boundary = 'filiera-bench-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
