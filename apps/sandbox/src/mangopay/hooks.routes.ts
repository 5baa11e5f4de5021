import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { eventTypes } from './emit-event.ts'
import { fieldError, notFound, parseBody, shapes } from './errors.ts'
import { answer, page } from './lists.ts'
import type { Hook } from './types.ts'

const eventType = z.string().refine((type) => eventTypes.includes(type), 'Unknown event type')
const creation = z.object({
  EventType: eventType,
  Url: z.url({ protocol: /^https?$/ }).max(255),
  Tag: shapes.tag,
})
const change = z.object({
  Url: z
    .url({ protocol: /^https?$/ })
    .max(255)
    .optional(),
  Status: z.enum(['ENABLED', 'DISABLED']).optional(),
  Validity: z.enum(['VALID', 'INVALID']).optional(),
  Tag: z.string().max(255).nullish(),
})
const filter = z.looseObject({
  EventType: z.string().optional(),
  AfterDate: z.coerce.number().optional(),
  BeforeDate: z.coerce.number().optional(),
})
const eventLifeSeconds = 45 * 86_400
type Path = { Params: { id: string } }

/** Hooks (one for each event type) and the list of events of the last 45 days (§3.14). */
export function hooksRoutes(app: FastifyInstance, { state, clock }: Sandbox): void {
  const { mangopay } = state
  const get = (id: string) => {
    const hook = mangopay.hooks[id]
    if (!hook) throw notFound(id)
    return hook
  }
  app.post('/:clientId/hooks', async ({ body }) => {
    const { EventType, Url, Tag } = parseBody(creation, body)
    if (Object.values(mangopay.hooks).some((hook) => hook.EventType === EventType)) {
      throw fieldError('EventType', `A hook for ${EventType} exists already`)
    }
    const hook: Hook = {
      Id: nextId(state, 'hook_m_01'),
      Url,
      Status: 'ENABLED',
      Validity: 'VALID',
      EventType,
      Tag,
      CreationDate: clock.nowSeconds(),
      inner: { failures: 0 },
    }
    mangopay.hooks[hook.Id] = hook
    return answer(hook)
  })
  app.get('/:clientId/hooks', async (request, reply) =>
    page(request, reply, Object.values(mangopay.hooks).map(answer)),
  )
  app.get<Path>('/:clientId/hooks/:id', async ({ params }) => answer(get(params.id)))
  app.put<Path>('/:clientId/hooks/:id', async ({ params, body }) => {
    const hook = get(params.id)
    const { Url, Status, Validity, Tag } = parseBody(change, body)
    if (Url !== undefined) hook.Url = Url
    if (Status !== undefined) hook.Status = Status
    if (Tag !== undefined) hook.Tag = Tag
    if (Validity !== undefined) {
      hook.Validity = Validity
      hook.inner.failures = 0
    }
    return answer(hook)
  })
  app.get('/:clientId/events', async (request, reply) => {
    const { EventType, AfterDate, BeforeDate } = parseBody(filter, request.query)
    const oldest = Math.max(AfterDate ?? 0, clock.nowSeconds() - eventLifeSeconds)
    const newest = BeforeDate ?? Number.POSITIVE_INFINITY
    const events = mangopay.events.filter(
      (event) =>
        event.Date >= oldest && event.Date <= newest && (!EventType || event.EventType === EventType),
    )
    return page(request, reply, events)
  })
}
