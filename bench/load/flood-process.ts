import { once } from 'node:events'
import http from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { FloodOrder, FloodResult } from './flood.ts'
import { send } from './flood-calls.ts'

/** The process behind `startFlood`: it repeats its calls until it is told to stop. */

/** Wait of somebody who was told to come back in three seconds. */
const COME_BACK_MS = 3000

/** A refusal before the body is read may close the connection under it. */
const isCutOff = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

async function flood(
  { origin, clients, calls, bodies }: FloodOrder,
  ended: AbortSignal,
): Promise<FloodResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  let [done, deferred] = [0, 0]
  const client = async (index: number) => {
    const call = calls[index % calls.length]
    const body = bodies[call?.body ?? -1]
    if (!call || !body) throw new Error('a flood needs calls')
    while (!ended.aborted) {
      const status = await send(origin, agent, { ...call, body }).catch((error: unknown) => {
        if (isCutOff(error)) return 503
        throw error
      })
      if (status === 200) done += 1
      else if (status === 503) {
        deferred += 1
        await wait(COME_BACK_MS, null, { signal: ended }).catch(() => undefined)
      } else throw new Error(`${call.method} ${call.path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  agent.destroy()
  return { done, deferred }
}

// the clients are other people's machines, which take no time from the shop's
setPriority(19)
const [order] = (await once(process, 'message')) as [FloodOrder]
const ended = new AbortController()
process.once('message', () => ended.abort())
process.once('disconnect', () => process.exit())
process.send?.('started')
process.send?.(await flood(order, ended.signal), () => process.disconnect())
