import { once } from 'node:events'
import http from 'node:http'
import type { ArrivalOrder, Arrivals } from './arrivals.ts'

/** The process behind `arrive`: requests come by the clock, whether earlier ones were answered or not, as people do. */

/** Who waits longer has gone, in milliseconds. */
const PATIENCE_MS = 10_000
/** Arrivals are sent in steps of this, in milliseconds. */
const STEP_MS = 5

function ask(agent: http.Agent, url: string, address: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(
      url,
      { agent, timeout: PATIENCE_MS, headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' } },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', () => resolve(0))
      },
    )
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })
}

async function arrive({ urls, perSecond, seconds, addresses }: ArrivalOrder): Promise<Arrivals> {
  const agent = new http.Agent({ keepAlive: true })
  const result: Arrivals = { answered: [], refused: [], failed: 0 }
  const under: Promise<void>[] = []
  const began = performance.now()
  let sent = 0
  const send = async () => {
    const url = urls[sent % urls.length] ?? ''
    const number = sent % addresses
    const address = addresses === 1 ? '192.0.2.1' : `10.1.${number >> 8}.${number & 255}`
    sent += 1
    const at = performance.now()
    const status = await ask(agent, url, address)
    const took = performance.now() - at
    if (status === 200) result.answered.push(took)
    else if (status === 503) result.refused.push(took)
    else result.failed += 1
  }
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (sent < due) under.push(send())
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  await Promise.all(under)
  agent.destroy()
  return result
}

const [order] = (await once(process, 'message')) as [ArrivalOrder]
process.send?.(await arrive(order), () => process.disconnect())
