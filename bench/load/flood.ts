import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Shop } from '../shop.ts'
import type { FloodCall } from './flood-calls.ts'

/** What the process of a flood is told: bodies that many calls share are sent to it once. */
export type FloodOrder = {
  origin: string
  clients: number
  calls: (Omit<FloodCall, 'body'> & { body: number })[]
  bodies: Uint8Array[]
}

/** How many calls went through, and how many were told to come back. */
export type FloodResult = { done: number; deferred: number }

export type Flood = {
  /** Ends it and waits for what is under way. @throws Error when an answer was neither 200 nor 503 */
  stop(): Promise<FloodResult>
}

/**
 * Clients that repeat their calls and wait a little after a 503, in a process of their own at the lowest priority: other people's machines take no
 * time from the shop's. Resolves when it sends its first calls.
 */
export async function startFlood(shop: Shop, clients: number, calls: readonly FloodCall[]): Promise<Flood> {
  const bodies = [...new Set(calls.map(({ body }) => body))]
  const child = fork(join(import.meta.dirname, 'flood-process.ts'), { serialization: 'advanced' })
  const ended = new Promise<FloodResult>((resolve, reject) => {
    child.on('message', (message) => {
      if (message !== 'started') resolve(message as FloodResult)
    })
    child.once('exit', (code) => reject(new Error(`the flood ended (${code})`)))
  })
  ended.catch(() => undefined)
  const order: FloodOrder = {
    origin: shop.storefrontUrl,
    clients,
    calls: calls.map((call) => ({ ...call, body: bodies.indexOf(call.body) })),
    bodies,
  }
  child.send(order)
  await Promise.race([once(child, 'message'), ended])
  return {
    async stop() {
      if (child.connected) child.send('stop')
      const result = await ended
      if (child.exitCode === null) await once(child, 'exit')
      return result
    },
  }
}
