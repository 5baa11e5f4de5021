import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faultKinds } from '../disturbance/types.ts'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { ControlError, readControl } from './control-error.ts'
import { controlHooks, hooksBody } from './control-hooks.ts'
import { dashboardRoutes } from './dashboard.ts'
import { forceObject } from './force-object.ts'
import { addPastPayment, pastPaymentBody } from './past-payment.ts'
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
const resetBody = z.strictObject({ keepHooks: z.boolean().default(false) })
const journalQuery = z.strictObject({
  surface: z.enum(['mangopay', 'stripe', 'tokeniser', 'hook']).optional(),
  path: z.string().optional(),
})

/** `/_control/*`: what tests and demonstrations may do to the outside world. Needs the header `x-control-token`. */
export async function controlRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { state, clock, options } = sandbox
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

  app.get('/hooks', async () => ({ ...state.deliveryControl, pending: Object.values(state.deliveries) }))
  app.post('/hooks', async ({ body }) => {
    controlHooks(sandbox, readControl(hooksBody, body))
    await clock.settled()
    return { ...state.deliveryControl, pending: Object.values(state.deliveries) }
  })

  app.post<{ Params: { id: string } }>('/objects/:id/force', async ({ params, body }) => {
    return forceObject(sandbox, params.id, body)
  })

  app.post('/past-payments', async ({ body }) => addPastPayment(sandbox, readControl(pastPaymentBody, body)))
  dashboardRoutes(app, sandbox)
  faultRoutes(app, sandbox)
  journalRoutes(app, sandbox)
}

function faultRoutes(app: FastifyInstance, { state }: Sandbox): void {
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
}

function journalRoutes(app: FastifyInstance, { journal }: Sandbox): void {
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

function equal(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
