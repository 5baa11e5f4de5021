import { z } from 'zod'
import { LOCAL_HOSTS, listOf } from './host-names.ts'
import type { TraceSettings } from './watch/traces.ts'

/** An origin, e.g. `https://filiera.example`; of an address its origin. */
export const origin = z.url().transform((text) => new URL(text).origin)

/** What `DRAIN_SECONDS` says, in every program. */
export const drainSeconds = z.coerce
  .number()
  .min(0)
  .max(300)
  .default(0)
  .describe(
    'seconds that a program goes on serving after SIGTERM while `/readyz` says no: as long as a proxy in front needs to notice',
  )

/** Port of a program's own on which Prometheus asks. */
export const metricsPort = z.coerce
  .number()
  .int()
  .min(1)
  .max(65_535)
  .optional()
  .describe('port of metrics for Prometheus (/metrics), to be kept inside; none when absent')

/** Address of metrics, in every program. */
export const metricsHost = z
  .string()
  .default('127.0.0.1')
  .describe('address on which metrics are served: 0.0.0.0 in containers')

/** Where traces go, in every program; the standard names of OpenTelemetry. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('collector of traces (OTLP over HTTP), e.g. http://127.0.0.1:4318; no traces when absent'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('part of the requests that is traced, 0 to 1'),
}

/** The same as `watch/traces.ts` takes it. */
export const tracesOf = (values: z.output<z.ZodObject<typeof traceSettings>>): TraceSettings => ({
  endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  share: values.OTEL_TRACES_SAMPLER_ARG,
})

/** Settings that every program in front of the backend reads. */
export const frontSettings = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .optional()
    .describe(
      'production: no defaults for secrets · development: sources through Vite · absent: built, on localhost',
    ),
  DRAIN_SECONDS: drainSeconds,
  METRICS_HOST: metricsHost,
  ...traceSettings,
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  BACKEND_URL: origin.default('http://127.0.0.1:4000').describe('base of all backend calls'),
  OTHER_BACKENDS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(origin))
    .describe(
      'comma-separated addresses of further backends of the same shop: calls go to all in turns, and to the next when one is gone or being closed; none where a balancer stands behind BACKEND_URL',
    ),
}

/** Every backend as `sendRequest` takes them. */
export const allBackends = (values: { BACKEND_URL: string; OTHER_BACKENDS: string[] }): string =>
  [values.BACKEND_URL, ...values.OTHER_BACKENDS].join(',')

/** Names by which a program answers besides that of its public address: as set, else those of this machine, none in production. */
export function hostsOf(setting: string | undefined, environment: string | undefined): readonly string[] {
  return setting === undefined && environment !== 'production' ? LOCAL_HOSTS : listOf(setting ?? '')
}

/** Reads what is set; what is set to nothing is absent. @throws Error naming every variable that is wrong */
export function readSettings<Settings>(
  schema: z.ZodType<Settings>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`wrong configuration\n${lines.join('\n')}`)
}
