import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { ControlError, readControl } from './control-error.ts'
import { release } from './delivery-control.ts'
import { faultKinds } from './faults.ts'
import { forceObject } from './force-object.ts'
import { resetState } from './reset-state.ts'

const clockBody = z.union([
  z.strictObject({
    advanceSeconds: z
      .number()
      .min(0)
      .max(366 * 86_400),
  }),
  z.strictObject({ real: z.literal(true) }),
])
const faultBody = z.strictObject({
  kind: z.enum(faultKinds),
  path: z.string().min(1),
  method: z.string().toUpperCase().optional(),
  times: z.int().min(1).default(1),
  delayMs: z.int().min(0).max(60_000).default(0),
  headers: z.record(z.string(), z.string()).default({}),
})
const count = z.int().min(0).default(1)
const hooksBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('pause') }),
  z.strictObject({ action: z.literal('release'), reverse: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('deliver-now') }),
  z.strictObject({ action: z.literal('lose'), count }),
  z.strictObject({ action: z.literal('duplicate'), count }),
  z.strictObject({ action: z.literal('reorder'), count }),
  z.strictObject({ action: z.literal('before-answer'), count }),
  z.strictObject({ action: z.literal('delay'), count, ms: z.int().min(0) }),
  z.strictObject({ action: z.literal('signature'), clock: z.enum(['real', 'virtual']) }),
])
const resetBody = z.strictObject({ keepHooks: z.boolean().default(false) })
const journalQuery = z.strictObject({
  surface: z.enum(['mangopay', 'stripe', 'tokeniser', 'hook']).optional(),
  path: z.string().optional(),
})

/** `/_control/*`: what tests and demonstrations may do to the outside world. Needs the header `x-control-token`. */
export async function controlRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { state, clock, journal, options } = sandbox
  app.addHook('onRequest', async ({ headers }) => {
    if (!equal(String(headers['x-control-token'] ?? ''), options.controlToken)) {
      throw new ControlError(401, 'x-control-token', 'missing or wrong')
    }
  })
  app.setErrorHandler((error: Error, _request, reply) => {
    const status = error instanceof ControlError ? error.status : 500
    return reply.code(status).send({ error: error.message })
  })

  const time = () => ({
    now: new Date(clock.nowMs()).toISOString(),
    offsetMs: Math.round(state.clockOffsetMs),
  })
  app.get('/clock', async () => time())
  app.post('/clock', async ({ body }) => {
    const wanted = readControl(clockBody, body)
    if ('real' in wanted) clock.backToReal()
    else await clock.advance(wanted.advanceSeconds * 1000)
    return time()
  })

  app.post('/reset', async ({ body }) => {
    resetState(sandbox, readControl(resetBody, body))
    return { reset: true }
  })

  app.get('/faults', async () => state.faults)
  app.delete('/faults', async () => {
    state.faults = []
    return state.faults
  })
  app.post('/faults', async ({ body }) => {
    const { times, method, ...fault } = readControl(faultBody, body)
    state.faults.push({ ...fault, id: nextId(state, 'fault_'), method: method ?? null, left: times })
    return state.faults
  })

  app.get('/hooks', async () => ({ ...state.deliveryControl, pending: Object.values(state.deliveries) }))
  app.post('/hooks', async ({ body }) => {
    controlHooks(sandbox, readControl(hooksBody, body))
    await clock.settled()
    return { ...state.deliveryControl, pending: Object.values(state.deliveries) }
  })

  app.post<{ Params: { id: string } }>('/objects/:id/force', async ({ params, body }) => {
    const forced = forceObject(sandbox, params.id, body)
    return forced
  })

  app.get('/journal', async ({ query }) => {
    const { surface, path } = readControl(journalQuery, query)
    const wanted = path?.toLowerCase() ?? ''
    return journal
      .entries()
      .filter((entry) => (!surface || entry.surface === surface) && entry.path.toLowerCase().includes(wanted))
  })
  app.delete('/journal', async () => {
    journal.clear()
    return []
  })
}

function controlHooks(sandbox: Sandbox, wanted: z.output<typeof hooksBody>): void {
  const { deliveryControl: control, deliveries } = sandbox.state
  if (wanted.action === 'pause') control.paused = true
  else if (wanted.action === 'release') release(sandbox, wanted.reverse)
  else if (wanted.action === 'lose') control.lose = wanted.count
  else if (wanted.action === 'duplicate') control.duplicate = wanted.count
  else if (wanted.action === 'reorder') control.reorder = { left: wanted.count, held: [] }
  else if (wanted.action === 'before-answer') control.beforeAnswer = wanted.count
  else if (wanted.action === 'delay') control.delay = { left: wanted.count, ms: wanted.ms }
  else if (wanted.action === 'signature') control.signature = wanted.clock
  else {
    for (const id of Object.keys(deliveries)) {
      if (control.held.includes(id)) continue
      sandbox.clock.cancel('deliver', id)
      sandbox.clock.add('deliver', id)
    }
  }
}

function equal(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
