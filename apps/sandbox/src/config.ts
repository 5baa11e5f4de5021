import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PORT: port.default(4010),
  TOKENISER_PORT: port.default(4011),
  SANDBOX_SMTP_PORT: port.default(4025),
  SANDBOX_PUBLIC_URL: origin.optional(),
  TOKENISER_PUBLIC_URL: origin.optional(),
  SANDBOX_DATA_DIR: z.string().min(1).optional(),
  SANDBOX_CONTROL_TOKEN: z.string().min(1).default('sandbox-control'),
  SANDBOX_TOKEN_LIFE_SECONDS: z.coerce.number().int().min(1).max(3600).default(1200),
  SANDBOX_RATE_LIMIT: z.enum(['report', 'enforce']).default('report'),
  SANDBOX_SEED: z.string().min(1).optional(),
  SANDBOX_ANNOUNCE: z.enum(['text', 'json']).default('text'),
})

/** What the three servers need to know; ports may be 0 (any free port), addresses are without a trailing slash. */
export interface SandboxOptions {
  host: string
  port: number
  tokeniserPort: number
  smtpPort: number
  publicUrl?: string | undefined
  tokeniserPublicUrl?: string | undefined
  dataDir?: string | undefined
  controlToken: string
  tokenLifeSeconds: number
  rateLimit: 'report' | 'enforce'
  seed?: string | undefined
}

/** Reads the environment once. Throws an Error whose message names the wrong variable, or refuses production. */
export function readConfig(source: NodeJS.ProcessEnv = process.env) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'not valid'}`)
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production') {
    throw new Error('NODE_ENV=production: the sandbox moves no real money and refuses to start in production')
  }
  const options: SandboxOptions = {
    host: values.SANDBOX_HOST,
    port: values.SANDBOX_PORT,
    tokeniserPort: values.TOKENISER_PORT,
    smtpPort: values.SANDBOX_SMTP_PORT,
    publicUrl: values.SANDBOX_PUBLIC_URL,
    tokeniserPublicUrl: values.TOKENISER_PUBLIC_URL,
    dataDir: values.SANDBOX_DATA_DIR,
    controlToken: values.SANDBOX_CONTROL_TOKEN,
    tokenLifeSeconds: values.SANDBOX_TOKEN_LIFE_SECONDS,
    rateLimit: values.SANDBOX_RATE_LIMIT,
    seed: values.SANDBOX_SEED,
  }
  return { options, announce: values.SANDBOX_ANNOUNCE }
}
