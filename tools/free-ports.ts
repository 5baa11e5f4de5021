import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere):
 * one of those may be taken between the look at it and the server's start, or while a server is down.
 */
const LOWEST = 15_000
const HIGHEST = 32_000

/** A listener on some port of the range on which nobody listens. */
async function listenSomewhere(): Promise<{ probe: Server; port: number }> {
  for (let left = 100; left > 0; left -= 1) {
    const port = randomInt(LOWEST, HIGHEST)
    const probe = createServer().listen(port, '127.0.0.1')
    const listening = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (listening) return { probe, port }
  }
  throw new Error(`no free port from ${LOWEST} to ${HIGHEST}`)
}

/** As many different ports of this machine, on which nobody listens. */
export async function freePorts(count: number): Promise<number[]> {
  const found: { probe: Server; port: number }[] = []
  while (found.length < count) found.push(await listenSomewhere())
  for (const { probe } of found) await new Promise((resolve) => probe.close(resolve))
  return found.map(({ port }) => port)
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  if (!port) throw new Error('no free port')
  return port
}
