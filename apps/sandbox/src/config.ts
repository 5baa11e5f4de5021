import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Every setting of the sandbox with its default; `.env.example` is generated from it. */
export const settings = z.object({
  NODE_ENV: z.string().optional().describe('production: the sandbox refuses to start'),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1').describe('Address the sandbox listens on'),
  SANDBOX_PORT: port.default(4010).describe('Port of the payment providers and the mailbox'),
  TOKENISER_PORT: port.default(4011).describe('Port of the card tokeniser'),
  SANDBOX_SMTP_PORT: port.default(4025).describe('Port where the mailbox takes mail'),
  SANDBOX_PUBLIC_URL: origin
    .optional()
    .describe('Address of the sandbox as browsers see it; from SANDBOX_PORT when absent'),
  TOKENISER_PUBLIC_URL: origin
    .optional()
    .describe('Address of the tokeniser as browsers see it; from TOKENISER_PORT when absent'),
  SANDBOX_DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder where the sandbox keeps its state; in memory only when absent'),
  SANDBOX_CONTROL_TOKEN: z
    .string()
    .min(1)
    .default('sandbox-control')
    .describe('Token of the calls that provoke failures'),
  SANDBOX_TOKEN_LIFE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(1200)
    .describe('How long an access token lasts, in seconds'),
  SANDBOX_RATE_LIMIT: z
    .enum(['report', 'enforce'])
    .default('report')
    .describe('enforce answers 429 beyond the provider’s limits'),
  SANDBOX_SEED: z.string().min(1).optional().describe('Makes the ids of the sandbox repeatable'),
  SANDBOX_ANNOUNCE: z.enum(['text', 'json']).default('text').describe('How the ready line is printed'),
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
  const parsed = settings.safeParse(filled)
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
