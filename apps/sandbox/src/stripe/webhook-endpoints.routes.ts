import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { keyed, nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { missing } from './errors.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'
import type { WebhookEndpoint } from './types.ts'

const url = z.url({ protocol: /^https?$/ }).max(5000)
const events = z.array(z.string()).min(1)
const creation = z.strictObject({
  url,
  enabled_events: events,
  api_version: z.string().optional(),
  description: z.string().max(5000).optional(),
  connect: shapes.flag.optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
const change = z.strictObject({
  url: url.optional(),
  enabled_events: events.optional(),
  description: z.string().max(5000).optional(),
  disabled: shapes.flag.optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
type Path = { Params: { id: string } }

/** Webhook endpoints; the signing secret is told once, at creation (§4.6). */
export function webhookEndpointsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { state, clock } = sandbox
  const { stripe } = state
  const get = (id: string): WebhookEndpoint => {
    const endpoint = stripe.webhookEndpoints[id]
    if (!endpoint) throw missing('webhook_endpoint', id)
    return endpoint
  }
  app.post('/webhook_endpoints', async ({ body }) => {
    const wanted = readParameters(creation, body)
    const id = nextId(state, 'we_1')
    const secret = `whsec_${keyed(state, 'webhook', id).slice(0, 40)}`
    stripe.webhookEndpoints[id] = {
      id,
      object: 'webhook_endpoint',
      created: clock.nowSeconds(),
      livemode: false,
      metadata: wanted.metadata,
      api_version: wanted.api_version ?? null,
      description: wanted.description ?? null,
      enabled_events: wanted.enabled_events,
      status: 'enabled',
      url: wanted.url,
      inner: { secret },
    }
    return { ...shown(get(id)), secret }
  })
  app.get('/webhook_endpoints', async ({ url: path }) =>
    list(sandbox, path, Object.values(stripe.webhookEndpoints)),
  )
  app.get<Path>('/webhook_endpoints/:id', async ({ params }) => shown(get(params.id)))
  app.post<Path>('/webhook_endpoints/:id', async ({ params, body }) => {
    const endpoint = get(params.id)
    const wanted = readParameters(change, body)
    if (wanted.url !== undefined) endpoint.url = wanted.url
    if (wanted.enabled_events !== undefined) endpoint.enabled_events = wanted.enabled_events
    if (wanted.description !== undefined) endpoint.description = wanted.description
    if (wanted.disabled !== undefined) endpoint.status = wanted.disabled ? 'disabled' : 'enabled'
    Object.assign(endpoint.metadata, wanted.metadata)
    return shown(endpoint)
  })
  app.delete<Path>('/webhook_endpoints/:id', async ({ params }) => {
    const { id } = get(params.id)
    delete stripe.webhookEndpoints[id]
    return { id, object: 'webhook_endpoint', deleted: true }
  })
}
