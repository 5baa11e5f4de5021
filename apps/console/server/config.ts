import { join } from 'node:path'
import { listOf } from '@filiera/server-kit/host-names'
import {
  allBackends,
  frontSettings,
  hostsOf,
  metricsPort,
  origin,
  readSettings,
  tracesOf,
} from '@filiera/server-kit/read-settings'
import { z } from 'zod'

/** Everything the console reads from the environment. */
export const configuration = z
  .object({
    ...frontSettings,
    CONSOLE_METRICS_PORT: metricsPort,
    CONSOLE_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(3100)
      .describe('port of the sellers’ console'),
    PUBLIC_URL: origin
      .default('http://localhost:3000')
      .describe('address of the shop, where passwords are reset'),
    CONSOLE_PUBLIC_URL: origin
      .default('http://localhost:3100')
      .describe('address of the console as sellers type it; a host of its own, not that of the shop'),
    CONSOLE_HOSTS: z
      .string()
      .optional()
      .describe(
        'names under which the console answers besides that of CONSOLE_PUBLIC_URL; those of this machine when absent, none in production',
      ),
    CONSOLE_PROXIES: z
      .string()
      .default('127.0.0.1,::1')
      .describe('addresses of the proxies in front of the console whose X-Forwarded-For is believed'),
    SHOP_NAME: z.string().min(1).default('Filiera').describe('name of the shop'),
  })
  .refine((values) => values.NODE_ENV !== 'production' || values.CONSOLE_PUBLIC_URL.startsWith('https:'), {
    path: ['CONSOLE_PUBLIC_URL'],
    error: 'must be an https address in production',
  })
  .transform((values) => ({
    drainSeconds: values.DRAIN_SECONDS,
    metricsHost: values.METRICS_HOST,
    traces: tracesOf(values),
    metricsPort: values.CONSOLE_METRICS_PORT ?? null,
    development: values.NODE_ENV === 'development',
    /** Cookies are `Secure` and HSTS is sent when sellers come over https. */
    secure: values.CONSOLE_PUBLIC_URL.startsWith('https:'),
    host: values.HOST,
    port: values.CONSOLE_PORT,
    publicUrl: values.CONSOLE_PUBLIC_URL,
    hosts: hostsOf(values.CONSOLE_HOSTS, values.NODE_ENV),
    proxies: listOf(values.CONSOLE_PROXIES),
    built: join(import.meta.dirname, '../build'),
    marketplace: values.SHOP_NAME,
    shopUrl: values.PUBLIC_URL,
    backendUrl: allBackends(values),
    catalogueUrl: allBackends(values),
  }))

export type ConsoleConfig = z.output<typeof configuration>

/** The configuration of this process. @throws Error naming every variable that is wrong */
export const readConfig = (): ConsoleConfig => readSettings(configuration, process.env)
