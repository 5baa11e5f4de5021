import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSettings, printChecks } from './checks.ts'
import { checkBackups } from './probes.ts'

const secret = (letter: string) => letter.repeat(40)
const live = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db.gusto.it/shop',
  PUBLIC_URL: 'https://gusto.it',
  CONSOLE_PUBLIC_URL: 'https://console.gusto.it',
  BACKEND_PUBLIC_URL: 'https://api.gusto.it',
  INTERNAL_TOKEN: secret('i'),
  COOKIE_SECRET: secret('c'),
  MANGOPAY_URL: 'https://api.mangopay.com',
  MANGOPAY_CLIENT_ID: 'gusto',
  MANGOPAY_API_KEY: 'key',
  MANGOPAY_HOOK_SECRET: secret('h'),
  MANGOPAY_PLATFORM_USER_ID: 'user_m_1',
  MANGOPAY_PLATFORM_WALLET_ID: 'wlt_m_1',
  STRIPE_SECRET_KEY: 'sk_live_x',
  PAYMENT_ORIGINS: 'https://checkout.stripe.com,https://homologation-secure-p.payline.com',
  TOKENISER_ORIGINS: 'https://webpayment.payline.com',
  SMTP_URL: 'smtps://mail.gusto.it',
  MAIL_FROM: 'Gusto <ordini@gusto.it>',
  COMPANY_NAME: 'Gusto S.r.l.',
  COMPANY_ADDRESS: 'Via Roma 1, 80100 Napoli (NA)',
  COMPANY_VAT: 'IT01234567890',
  COMPANY_REA: 'NA-123456',
  COMPANY_EMAIL: 'ciao@gusto.it',
  COMPANY_TELEPHONE: '+39 081 123456',
}
const toDo = (environment: Record<string, string | undefined>) =>
  checkSettings(environment).filter(({ state }) => state === 'wrong')

it('has nothing to say of settings that are ready', () => {
  expect(toDo(live)).toEqual([])
})

it.each([
  ['STRIPE_SECRET_KEY', 'sk_test_x', 'keys', 'sk_test_'],
  ['MANGOPAY_URL', 'https://api.sandbox.mangopay.com', 'keys', 'sandbox'],
  ['COOKIE_SECRET', secret('i'), 'secrets', 'differ'],
  ['DATABASE_URL', undefined, 'settings', 'DATABASE_URL'],
  ['PUBLIC_URL', 'http://gusto.it', 'settings', 'PUBLIC_URL'],
  ['PAYMENT_ORIGINS', 'http://localhost:4010', 'payment pages', 'checkout.stripe.com'],
  ['MANGOPAY_PLATFORM_WALLET_ID', undefined, 'refunds', 'MANGOPAY_PLATFORM_WALLET_ID'],
  ['MAIL_FROM', undefined, 'mail', 'MAIL_FROM'],
  ['COMPANY_VAT', 'IT00000000000', 'company', 'COMPANY_VAT'],
  ['NODE_ENV', undefined, 'environment', 'NODE_ENV'],
])('names %s when it is %s', (name, value, what, words) => {
  const found = toDo({ ...live, [name]: value })
  expect(found.map((check) => check.what)).toContain(what)
  expect(printChecks(found)).toContain(words)
})

it('reads an empty setting as none, as the programs do', () => {
  const settings = {
    NODE_ENV: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    S3_BUCKET: 'shop',
    S3_ENDPOINT: 'http://127.0.0.1:9',
  }
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.mjs')], {
    env: { ...process.env, ...settings, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^TO DO {2}database .*DATABASE_URL must name a PostgreSQL server$/m)
  expect(stdout).toMatch(/^TO DO {2}files .*127\.0\.0\.1:9/m)
  expect(stdout).not.toContain('invalid_value')
})

it('finds the last whole backup, and none that is old or half', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'filiera-doctor-'))
  const stateAt = async (now?: number) => (await checkBackups(folder, now))[0]?.state
  await mkdir(join(folder, '2026-11-24.partial'))
  expect(await stateAt()).toBe('wrong')
  const whole = join(folder, '2026-11-23')
  await mkdir(whole)
  await writeFile(join(whole, 'manifest.json'), '{}')
  await utimes(join(whole, 'manifest.json'), new Date(0), new Date(0))
  expect(await stateAt(20 * 3_600_000)).toBe('ok')
  expect(await stateAt(27 * 3_600_000)).toBe('wrong')
  expect((await checkBackups(undefined))[0]?.state).toBe('unknown')
  await rm(folder, { recursive: true })
})
