import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { missing } from './errors.ts'
import { list } from './lists.ts'

/** The events of the last 30 days. */
export function eventsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  app.get('/events', async ({ url }) => list(sandbox, url, Object.values(stripe.events), ['type']))
  app.get<{ Params: { id: string } }>('/events/:id', async ({ params }) => {
    const event = stripe.events[params.id]
    if (!event) throw missing('event', params.id)
    return event
  })
}
