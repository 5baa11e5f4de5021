import type { FastifyInstance } from 'fastify'
import { answerProblem } from './api/answer-problem.ts'

/** What is under way has so long to end, in milliseconds; less than whoever runs the programs waits before it ends them. */
const LONGEST_MS = 8000
const LOOK_MS = 100

const draining = new WeakSet<object>()

/**
 * Prepares a server for `drain`: from then on `/readyz` says no, and each answer closes its connection, so that a proxy opens the next one
 * to another machine.
 */
export function acceptDrain(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!draining.has(app.server)) return
    reply.raw.shouldKeepAlive = false
    if (request.url === '/readyz')
      return answerProblem(reply.header('retry-after', '5'), 'unavailable', 'This program is being closed.')
  })
}

/**
 * Closes a server without a failed request: for `seconds` it goes on serving while proxies hear from `/readyz` that it leaves, then it
 * takes nothing new and what is under way ends.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  draining.add(app.server)
  if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  // a connection that was busy when the server closed is kept by its browser afterwards
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
