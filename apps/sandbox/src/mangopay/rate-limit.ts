import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { MangopayError } from './errors.ts'

/** Calls allowed in the last n minutes (§3.5). */
const windows = [
  { minutes: 15, limit: 2300 },
  { minutes: 30, limit: 4500 },
  { minutes: 60, limit: 8800 },
  { minutes: 1440, limit: 105_600 },
]

/** Counts the calls and says so in three headers; refuses them when the options ask for it. */
export function countCalls(app: FastifyInstance, { clock, options }: Sandbox): void {
  const byMinute = new Map<number, number>()
  app.addHook('onRequest', async (_request, reply) => {
    const minute = Math.floor(clock.nowMs() / 60_000)
    byMinute.set(minute, (byMinute.get(minute) ?? 0) + 1)
    for (const old of byMinute.keys()) if (old <= minute - 1440) byMinute.delete(old)
    const used = windows.map(({ minutes }) => sum(byMinute, minute - minutes))
    const left = windows.map(({ limit }, index) => Math.max(0, limit - (used[index] ?? 0)))
    const reset = windows.map(({ minutes }) => (minute + minutes) * 60)
    reply.header('x-ratelimit', used.join(', '))
    reply.header('x-ratelimit-remaining', left.join(', '))
    reply.header('x-ratelimit-reset', reset.join(', '))
    if (options.rateLimit === 'enforce' && left.includes(0)) {
      throw new MangopayError(429, 'rate_limit', 'Rate limit exceeded')
    }
  })
}

function sum(byMinute: Map<number, number>, after: number): number {
  let total = 0
  for (const [minute, count] of byMinute) if (minute > after) total += count
  return total
}
