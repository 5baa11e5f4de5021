import type { z } from 'zod'
import { readConfig, settings, testKeys } from '../../apps/backend/src/config.ts'
import { configuration as consoleSettings } from '../../apps/console/server/config.ts'
import { configuration as storefront } from '../../apps/storefront/server/config.ts'

/** One line of the checklist: what is fine, what is to be done, or what nobody here can tell. */
export type Check = { what: string; state: 'ok' | 'wrong' | 'unknown'; say: string }
export type Environment = Readonly<Record<string, string | undefined>>

export const ok = (what: string, say: string): Check => ({ what, state: 'ok', say })
export const wrong = (what: string, say: string): Check => ({ what, state: 'wrong', say })
export const unknown = (what: string, say: string): Check => ({ what, state: 'unknown', say })

/** What each program would say if it were started in production. */
function startChecks(environment: Environment): Check[] {
  const faults: string[] = []
  try {
    readConfig(environment)
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : []
    faults.push(
      ...lines.filter((line) => !line.endsWith('in production:')).map((line) => line.replace(/^- /, '')),
    )
  }
  for (const schema of [storefront, consoleSettings]) {
    const parsed = schema.safeParse(environment)
    for (const { path, message } of parsed.error?.issues ?? []) faults.push(`${path.join('.')} ${message}`)
  }
  const lines = [...new Set(faults)]
  return lines.length === 0
    ? [ok('settings', 'all three programs start with them')]
    : lines.map((line) => wrong('settings', line))
}

function keyChecks(environment: Environment): Check[] {
  const lines = testKeys(environment)
  return lines.length === 0
    ? [ok('keys', 'no key of a test environment')]
    : lines.map((line) => wrong('keys', line))
}

function secretChecks({ INTERNAL_TOKEN, COOKIE_SECRET, MANGOPAY_HOOK_SECRET }: Environment): Check[] {
  const secrets = [INTERNAL_TOKEN, ...(COOKIE_SECRET ?? '').split(','), MANGOPAY_HOOK_SECRET].filter(Boolean)
  return new Set(secrets).size < secrets.length
    ? [wrong('secrets', 'INTERNAL_TOKEN, COOKIE_SECRET and MANGOPAY_HOOK_SECRET must differ from each other')]
    : [ok('secrets', 'each one is another')]
}

const COMPANY = ['NAME', 'ADDRESS', 'VAT', 'REA', 'EMAIL', 'TELEPHONE'].map((part) => `COMPANY_${part}`)

/** What stands in the pages that the law asks for. */
function legalChecks(environment: Environment): Check[] {
  const fields: Readonly<Record<string, z.ZodType>> = storefront.in.shape
  const defaultOf = (name: string) => fields[name]?.safeParse(undefined).data
  const missing = COMPANY.filter((name) => !environment[name] || environment[name] === defaultOf(name))
  return missing.length === 0
    ? [ok('company', 'name, address, VAT, REA, mail and telephone are set; a lawyer reads the legal pages')]
    : [wrong('company', `${missing.join(', ')} must be those of your company`)]
}

function mailChecks({
  MAIL_FROM = settings.shape.MAIL_FROM.parse(undefined),
  SMTP_URL,
}: Environment): Check[] {
  const faults: Check[] = []
  if (/\.example>?$/.test(MAIL_FROM))
    faults.push(wrong('mail', 'MAIL_FROM must be an address of your domain'))
  if (!SMTP_URL) faults.push(wrong('mail', 'SMTP_URL must name your mail server'))
  return faults.length === 0 ? [ok('mail', `goes out as ${MAIL_FROM}`)] : faults
}

function paymentPageChecks({ PAYMENT_ORIGINS = '', TOKENISER_ORIGINS = '' }: Environment): Check[] {
  const faults: Check[] = []
  if (!PAYMENT_ORIGINS.includes('https://checkout.stripe.com'))
    faults.push(
      wrong('payment pages', 'PAYMENT_ORIGINS must hold https://checkout.stripe.com and MangoPay’s pages'),
    )
  if (!TOKENISER_ORIGINS.startsWith('https:'))
    faults.push(wrong('payment pages', 'TOKENISER_ORIGINS must be the https address where cards are posted'))
  return faults.length === 0 ? [ok('payment pages', 'browsers may go there')] : faults
}

/** Whose money refunds a customer whose seller was paid out already. */
function platformChecks({ MANGOPAY_PLATFORM_USER_ID, MANGOPAY_PLATFORM_WALLET_ID }: Environment): Check[] {
  return MANGOPAY_PLATFORM_USER_ID && MANGOPAY_PLATFORM_WALLET_ID
    ? [ok('refunds', 'a wallet of your own stands in for sellers who were paid out')]
    : [
        wrong(
          'refunds',
          'MANGOPAY_PLATFORM_USER_ID and MANGOPAY_PLATFORM_WALLET_ID must name your own wallet: it refunds orders whose seller was paid out',
        ),
      ]
}

/** Everything that the settings alone tell, as if `NODE_ENV` were production. */
export function checkSettings(given: Environment): Check[] {
  const environment: Environment = { ...given, NODE_ENV: 'production' }
  return [
    ...(given.NODE_ENV === 'production'
      ? [ok('environment', 'NODE_ENV=production')]
      : [wrong('environment', 'NODE_ENV must be production')]),
    ...startChecks(environment),
    ...keyChecks(environment),
    ...secretChecks(environment),
    ...paymentPageChecks(environment),
    ...platformChecks(environment),
    ...mailChecks(environment),
    ...legalChecks(environment),
  ]
}

const marks = { ok: 'ok     ', wrong: 'TO DO  ', unknown: '?      ' } as const

/** The checklist as it is printed. */
export const printChecks = (checks: readonly Check[]): string =>
  checks.map(({ what, state, say }) => `${marks[state]}${what.padEnd(14)} ${say}`).join('\n')
