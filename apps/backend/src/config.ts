import { LOCAL_HOSTS, listOf } from '@filiera/server-kit/host-names'
import { drainSeconds, metricsHost, metricsPort, traceSettings } from '@filiera/server-kit/read-settings'
import { z } from 'zod'
import { RESPONSE_CACHE_MB } from './platform/http/response-cache.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** The same default as the storefront's, so that both find each other on localhost. */
const developmentSecret = 'filiera-internal-token-for-localhost-only'
const secret = z.string().min(32).default(developmentSecret)
const optional = z.string().min(1).optional()
const originList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((text) => listOf(text).every((url) => URL.canParse(url)), 'must be a list of origins')

/** Every setting of the backend with its default; `.env.example` is generated from it. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production refuses the sandbox and default secrets'),
  DRAIN_SECONDS: drainSeconds,
  METRICS_HOST: metricsHost,
  ...traceSettings,
  BACKEND_METRICS_PORT: metricsPort,
  HOST: z.string().default('127.0.0.1').describe('Address the backend listens on'),
  BACKEND_PORT: port.default(4000).describe('Port of the backend'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('Address of the shop as customers see it: links in mails, return addresses'),
  CONSOLE_PUBLIC_URL: z
    .url()
    .default('http://localhost:3100')
    .describe('Address of the sellers’ console: links in their mails'),
  BACKEND_URL: z
    .url()
    .optional()
    .describe(
      'Where commands such as the import look for a running backend; BACKEND_PORT on this machine when absent',
    ),
  BACKEND_PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Address of the backend as the payment providers see it: hooks'),
  BACKEND_HOSTS: z
    .string()
    .default(LOCAL_HOSTS.join(','))
    .describe(
      'Comma-separated names under which the backend answers besides those of BACKEND_PUBLIC_URL and BACKEND_URL',
    ),
  BROWSER_ORIGINS: originList('').describe(
    'Comma-separated origins besides PUBLIC_URL whose pages may call the backend from a browser',
  ),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .describe('Comma-separated addresses whose X-Forwarded-For is believed'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database, pictures and derivatives'),
  S3_BUCKET: optional.describe(
    'Bucket of an object store that speaks S3: pictures, photos and certificates are there instead of in DATA_DIR',
  ),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe('Its address without the bucket; that of AWS in S3_REGION when absent'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region; most stores but AWS take any'),
  S3_ACCESS_KEY_ID: optional.describe('Key that may read, write, delete and list in the bucket'),
  S3_SECRET_ACCESS_KEY: optional.describe('Its secret'),
  DATABASE_URL: optional.describe(
    'PostgreSQL 15 or newer; without it the embedded database in DATA_DIR is used',
  ),
  DATABASE_DIRECT_URL: optional.describe(
    'The server itself, where DATABASE_URL names a pooler such as PgBouncer: for hearing of changes, migrations and what takes long',
  ),
  DATABASE_REPLICA_URL: optional.describe(
    'A streaming replica of the server: answers what everybody may see while it has all changes',
  ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(16)
    .describe('Connections to PostgreSQL, and to its replica'),
  CALLS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(8)
    .max(1_000_000)
    .default(64)
    .describe(
      'Calls of customers that run at a time; reads of the catalogue have a quarter of that, sellers an eighth, searches a sixteenth. More wait, and are refused where it would take long',
    ),
  RESPONSE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(RESPONSE_CACHE_MB)
    .describe(
      'Megabytes of products and posts held as JSON, some 1,600 products in three languages; 0: none',
    ),
  INTERNAL_TOKEN: secret.describe('Shared by storefront and backend: change feed, import'),
  COOKIE_SECRET: z
    .string()
    .refine(
      (text) => listOf(text).length > 0 && listOf(text).every((one) => one.length >= 32),
      'must be 32 characters at least, each where there are several',
    )
    .default(developmentSecret)
    .describe(
      'Signs the visitor’s cart cookie and makes mailed links and pseudonyms; several with commas between them: the first signs, all are read (operations.md)',
    ),
  SEED: z
    .enum(['demo', 'none'])
    .optional()
    .describe('demo (default outside production) fills an empty database with the demonstration catalogue'),
  SHOP_NAME: z.string().default('Filiera').describe('Name of the marketplace'),
  SMTP_URL: z
    .string()
    .default('smtp://127.0.0.1:4025')
    .describe('Mail server; the default is the sandbox mailbox'),
  MAIL_FROM: z.string().default('Filiera <ordini@filiera.example>').describe('Sender of mails'),
  COMPANY_NAME: z
    .string()
    .default('Filiera S.r.l.')
    .describe('Company that runs the marketplace, as mails name it'),
  COMPANY_ADDRESS: z
    .string()
    .default('Corso Mazzini 1, 87100 Cosenza (CS)')
    .describe('Registered office of that company'),
  COMPANY_VAT: z.string().default('IT00000000000').describe('VAT number of that company'),
  COMPANY_REA: z.string().default('CS-000000').describe('Its number in the business register'),
  COMPANY_TELEPHONE: optional.describe('Telephone for customers; mails name it where it is set'),
  COMPANY_EMAIL: z
    .email()
    .default('ciao@filiera.example')
    .describe('Address for customers; what they write in the contact form is mailed to it'),
  SANDBOX_URL: z
    .url()
    .default('http://localhost:4010')
    .describe('Payment sandbox, used when no provider keys are set'),
  SANDBOX_CONTROL_TOKEN: z
    .string()
    .min(1)
    .default('sandbox-control')
    .describe(
      'Token of the sandbox’s own calls: it is told of the demonstration’s payments before they are refunded',
    ),
  TOKENISER_ORIGINS: originList('http://localhost:4011').describe(
    'Comma-separated origins where browsers may post cards',
  ),
  PAYMENT_ORIGINS: originList('http://localhost:4010').describe(
    'Comma-separated origins to which customers may be sent to pay',
  ),
  PAYMENT_METHODS: z
    .string()
    .default('card')
    .transform((text) => [...new Set(listOf(text))])
    .pipe(z.array(z.enum(['card', 'paypal', 'satispay', 'bank_wire'])))
    .refine((methods) => methods.includes('card'), 'must offer card')
    .describe(
      'Comma-separated ways to pay: card (always), paypal, satispay, bank_wire; the last three must be active for the MangoPay account',
    ),
  HOLD_MINUTES: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(15)
    .describe('How long products are set aside for an order whose payment has not begun, in minutes'),
  MANGOPAY_URL: z.url().optional().describe('MangoPay API, e.g. https://api.sandbox.mangopay.com'),
  MANGOPAY_CLIENT_ID: optional.describe('MangoPay client id'),
  MANGOPAY_API_KEY: optional.describe('MangoPay API key'),
  MANGOPAY_PLATFORM_USER_ID: optional.describe('The marketplace’s own MangoPay user'),
  MANGOPAY_PLATFORM_WALLET_ID: optional.describe(
    'Its wallet: pays refunds of orders whose seller was paid out already',
  ),
  MANGOPAY_HOOK_SECRET: z
    .string()
    .min(16)
    .default('development-hook-path')
    .describe('Unguessable part of the hook address'),
  STRIPE_SECRET_KEY: optional.describe('Stripe secret key; sk_live_ only in production'),
  STRIPE_WEBHOOK_SECRET: optional.describe('Signing secret, when the webhook endpoint was made by hand'),
})

export type Config = Omit<z.output<typeof settings>, 'SEED'> & {
  SEED: 'demo' | 'none'
  isProduction: boolean
  usesPaymentSandbox: boolean
}

/** Keys and addresses of the providers' test environments, with which no money moves: fine for a rehearsal, never for customers. */
export function testKeys(values: {
  STRIPE_SECRET_KEY?: string | undefined
  MANGOPAY_URL?: string | undefined
}): string[] {
  const lines: string[] = []
  if (/^(?:sk|rk)_test_/.test(values.STRIPE_SECRET_KEY ?? ''))
    lines.push('STRIPE_SECRET_KEY is a test key (sk_test_…): no money moves; customers need sk_live_…')
  if (/sandbox/.test(values.MANGOPAY_URL ?? ''))
    lines.push('MANGOPAY_URL is that of the sandbox: no money moves; customers need https://api.mangopay.com')
  return lines
}

/** What stops a production start: defaults and stand-ins that must never meet real money. */
function productionFaults(values: z.output<typeof settings>): string[] {
  const faults: string[] = []
  const mustBeOwn = ['INTERNAL_TOKEN', 'COOKIE_SECRET'] as const
  for (const name of mustBeOwn)
    if (listOf(values[name]).includes(developmentSecret))
      faults.push(`${name} must be set to a secret of your own`)
  if (values.SEED === 'demo') faults.push('SEED=demo creates accounts with known passwords: leave it out')
  if (!values.DATABASE_URL)
    faults.push(
      'DATABASE_URL must name a PostgreSQL server: the embedded database does not survive a power cut',
    )
  if (!values.MANGOPAY_CLIENT_ID || !values.MANGOPAY_API_KEY || !values.MANGOPAY_URL)
    faults.push(
      'MANGOPAY_URL, MANGOPAY_CLIENT_ID and MANGOPAY_API_KEY must be set: production refuses the payment sandbox',
    )
  if (!values.STRIPE_SECRET_KEY)
    faults.push('STRIPE_SECRET_KEY must be set: production refuses the payment sandbox')
  if (values.MANGOPAY_HOOK_SECRET === 'development-hook-path')
    faults.push('MANGOPAY_HOOK_SECRET must be a secret of your own')
  for (const name of ['PUBLIC_URL', 'CONSOLE_PUBLIC_URL'] as const)
    if (!values[name].startsWith('https://')) faults.push(`${name} must be https`)
  const local = /^https?:\/\/(localhost|127\.|\[::1\])/
  for (const name of ['MANGOPAY_URL', 'PUBLIC_URL', 'CONSOLE_PUBLIC_URL', 'BACKEND_PUBLIC_URL'] as const) {
    if (values[name] && local.test(values[name])) faults.push(`${name} points at this machine`)
  }
  return faults
}

/** Settings that mean nothing, or something else than was meant, without another one. */
const NEEDS = [
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
] as const

/** Parses the environment once. @throws Error naming each wrong setting and what to do */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(present)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  for (const [name, needed] of NEEDS) {
    if (present[name] !== undefined && present[needed] === undefined)
      throw new Error(`${name} is set and ${needed} is not: set both, or neither`)
  }
  if (parsed.data.S3_BUCKET && !(parsed.data.S3_ACCESS_KEY_ID && parsed.data.S3_SECRET_ACCESS_KEY))
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const isProduction = parsed.data.NODE_ENV === 'production'
  if (isProduction) {
    const faults = productionFaults(parsed.data)
    if (faults.length > 0)
      throw new Error(`The backend does not start in production:\n- ${faults.join('\n- ')}`)
  }
  const live = parsed.data.STRIPE_SECRET_KEY?.startsWith('sk_live_')
  if (live && !isProduction)
    throw new Error('STRIPE_SECRET_KEY is a live key: set NODE_ENV=production or use a test key')
  return {
    ...parsed.data,
    SEED: parsed.data.SEED ?? (isProduction ? 'none' : 'demo'),
    isProduction,
    usesPaymentSandbox: !parsed.data.MANGOPAY_API_KEY || !parsed.data.STRIPE_SECRET_KEY,
  }
}
