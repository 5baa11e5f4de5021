import http from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What this program counts, for Prometheus. One program a process, so there is one. */
export const metrics = new Registry()

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to the end of its answer, by route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})

/** Work that was told to come back, by the places that were taken (decision 67). */
export const refusals = new Counter({
  name: 'filiera_refused_total',
  help: 'Requests refused because it would have taken too long',
  labelNames: ['places'] as const,
  registers: [metrics],
})

/** Public pages by where they came from: fresh or stale from the cache, made, or old because no new one could be made. */
export const pageAnswers = new Counter({
  name: 'filiera_pages_total',
  help: 'Public pages by where they came from',
  labelNames: ['from'] as const,
  registers: [metrics],
})

/** A gauge that is read when somebody asks; `collect` names values by their label. */
export function watchGauge(
  name: string,
  help: string,
  label: string,
  collect: () => Promise<Readonly<Record<string, number>>> | Readonly<Record<string, number>>,
): void {
  metrics.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset()
      // a database that is away leaves out its own numbers, not those of the process
      const numbers = await Promise.resolve()
        .then(collect)
        .catch(() => ({}))
      for (const [value, number] of Object.entries(numbers)) this.set({ [label]: value }, number)
    },
  })
}

export type WatchSettings = {
  /** Address and port where Prometheus asks; no port, no metrics. */
  metricsHost: string
  metricsPort: number | null
}

/**
 * Counts what a server answers and serves all metrics of the process on a port of their own, which no proxy shows to the world. To be
 * called before routes are made. Labels name routes, never addresses or people.
 * @returns the server of the metrics; null without a port
 */
export function watch(app: FastifyInstance, { metricsHost, metricsPort }: WatchSettings): http.Server | null {
  if (metricsPort === null) return null
  if (!metrics.getSingleMetric('nodejs_eventloop_lag_p99_seconds'))
    collectDefaultMetrics({ register: metrics })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.raw.statusCode) }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await metrics.metrics()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      response.writeHead(503).end(error instanceof Error ? error.message : 'no metrics')
    }
  })
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', ({ message }) =>
        reject(new Error(`no metrics on port ${metricsPort} (${message}): set another METRICS_PORT`)),
      )
      server.listen(metricsPort, metricsHost, resolve)
    })
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
  return server
}
