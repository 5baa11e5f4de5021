import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type TraceSettings = {
  /** Address of the collector (OTLP over HTTP); none, no traces. */
  endpoint: string | undefined
  /** Part of the requests that is traced, 0 to 1. */
  share: number
}

let stop: (() => Promise<void>) | null = null

/** Traces what this process does from now on, where the settings name a collector; the packages for it are loaded only then. */
export async function startTraces(service: string, settings: TraceSettings): Promise<void> {
  if (settings.endpoint === undefined || stop) return
  const { openTraces } = await import('./open-traces.ts')
  stop = openTraces(service, settings.endpoint, settings.share)
}

/** Whether anything is traced: where it is not, nothing below costs anything. */
export const isTracing = (): boolean => stop !== null

/** Sends what is left. A collector that does not answer is nobody's fault here. */
export async function stopTraces(): Promise<void> {
  const ending = stop
  stop = null
  await ending?.().catch(() => undefined)
}

const tracer = () => trace.getTracer('filiera')

/** Work as a span of its own inside of what is under way. Names and attributes say what kind of work it is, never of whom or what. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!stop) return work()
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      if (error instanceof Error) span.setAttribute('error.type', error.name)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Work that is over, as a span inside of what is under way; none where nothing is. @param tookMs milliseconds until now */
export function traceAfterwards(name: string, attributes: Attributes, tookMs: number): void {
  if (!stop || !trace.getActiveSpan()) return
  const startTime = Date.now() - tookMs
  tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }).end()
}

/** Headers by which another program goes on with the trace (W3C trace context). */
export function traceHeaders(): Record<string, string> {
  const carrier: Record<string, string> = {}
  if (stop) propagation.inject(context.active(), carrier)
  return carrier
}

/**
 * Each request of a server as a span with its method, route, status and the id it has in the log. To be called before routes are made.
 * @param isInside whether who calls may go on with a trace: our own programs, but no browser
 */
export function traceRequests(app: FastifyInstance, isInside: boolean): void {
  if (!stop) return
  const contexts = new WeakMap<FastifyRequest, ReturnType<typeof context.active>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const before = isInside ? propagation.extract(context.active(), request.headers) : context.active()
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'filiera.request_id': request.id,
    }
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      before,
    )
    const inside = trace.setSpan(before, span)
    contexts.set(request, inside)
    context.with(inside, done)
  })
  // reading a body goes on in the context of its connection
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  )
  app.addHook('onResponse', async (request, reply) => {
    const inside = contexts.get(request)
    const span = inside && trace.getSpan(inside)
    span?.setAttribute('http.response.status_code', reply.raw.statusCode)
    if (reply.raw.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onClose', stopTraces)
}
