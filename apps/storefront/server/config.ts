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
import { shopCookies } from './session/shop-cookies.ts'

const origins = z.string().transform(listOf).pipe(z.array(origin))
const developmentToken = 'filiera-internal-token-for-localhost-only'

/** Everything the storefront reads from the environment. */
export const configuration = z
  .object({
    ...frontSettings,
    STOREFRONT_METRICS_PORT: metricsPort,
    STOREFRONT_PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port of the shop'),
    CATALOGUE_URL: origin.optional().describe('base of catalogue reads; the backends when absent'),
    PUBLIC_URL: origin.default('http://localhost:3000').describe('origin that visitors type'),
    STOREFRONT_HOSTS: z
      .string()
      .optional()
      .describe(
        'names under which the shop answers besides that of PUBLIC_URL; those of this machine when absent, none in production',
      ),
    STOREFRONT_PROXIES: z
      .string()
      .default('127.0.0.1,::1')
      .describe('addresses of the proxies in front of the shop whose X-Forwarded-For is believed'),
    INTERNAL_TOKEN: z.string().min(32).default(developmentToken).describe('shared with the backend'),
    TOKENISER_ORIGINS: origins.default(['http://localhost:4011']).describe('where browsers post card data'),
    PAYMENT_ORIGINS: origins.default(['http://localhost:4010']).describe('hosted payment pages'),
    PAGE_CACHE_MB: z.coerce
      .number()
      .int()
      .min(0)
      .max(4096)
      .default(8)
      .describe('megabytes of the page cache, 450 pages or more; 0: none'),
    SHOP_NAME: z.string().min(1).default('Filiera').describe('name of the shop'),
    SELLER_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('where producers apply to sell; the links "Sell with us" are hidden when absent'),
    CONSOLE_PUBLIC_URL: origin
      .default('http://localhost:3100')
      .describe('address of the console, where pages of sellers lead'),
    COMPANY_NAME: z.string().default('Filiera S.r.l.').describe('company that runs the marketplace'),
    COMPANY_ADDRESS: z.string().default('Corso Mazzini 1, 87100 Cosenza (CS)').describe('registered office'),
    COMPANY_VAT: z.string().default('IT00000000000').describe('VAT number'),
    COMPANY_REA: z.string().default('CS-000000').describe('number in the business register'),
    COMPANY_EMAIL: z.string().default('ciao@filiera.example').describe('address for customers'),
    COMPANY_TELEPHONE: z.string().default('+39 0984 000000').describe('telephone for customers'),
  })
  .refine((values) => values.NODE_ENV !== 'production' || values.INTERNAL_TOKEN !== developmentToken, {
    path: ['INTERNAL_TOKEN'],
    error: 'must be set in production',
  })
  .refine((values) => values.NODE_ENV !== 'production' || values.PUBLIC_URL.startsWith('https:'), {
    path: ['PUBLIC_URL'],
    error: 'must be an https address in production',
  })
  .transform((values) => ({
    drainSeconds: values.DRAIN_SECONDS,
    metricsHost: values.METRICS_HOST,
    traces: tracesOf(values),
    metricsPort: values.STOREFRONT_METRICS_PORT ?? null,
    development: values.NODE_ENV === 'development',
    production: values.NODE_ENV === 'production',
    /** Cookies are `Secure` and HSTS is sent when visitors come over https. */
    secure: values.PUBLIC_URL.startsWith('https:'),
    host: values.HOST,
    ...shopCookies,
    publicUrl: values.PUBLIC_URL,
    consoleUrl: values.CONSOLE_PUBLIC_URL,
    /** Names besides that of `publicUrl`. */
    hosts: hostsOf(values.STOREFRONT_HOSTS, values.NODE_ENV),
    proxies: listOf(values.STOREFRONT_PROXIES),
    port: values.STOREFRONT_PORT,
    backendUrl: allBackends(values),
    catalogueUrl: values.CATALOGUE_URL ?? allBackends(values),
    internalToken: values.INTERNAL_TOKEN,
    tokeniserOrigins: values.TOKENISER_ORIGINS,
    paymentOrigins: values.PAYMENT_ORIGINS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    shop: {
      name: values.SHOP_NAME,
      publicUrl: values.PUBLIC_URL,
      sellerUrl: values.SELLER_URL ?? null,
      company: {
        name: values.COMPANY_NAME,
        address: values.COMPANY_ADDRESS,
        vatNumber: values.COMPANY_VAT,
        rea: values.COMPANY_REA,
        email: values.COMPANY_EMAIL,
        telephone: values.COMPANY_TELEPHONE,
      },
    },
  }))

export type StorefrontConfig = z.output<typeof configuration>

/**
 * The configuration of this process. React chooses its fast build by NODE_ENV, so an absent one becomes `production` after it was read.
 * @throws Error naming every variable that is wrong
 */
export function readConfig(): StorefrontConfig {
  const config = readSettings(configuration, process.env)
  process.env.NODE_ENV ||= 'production'
  return config
}
