import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  PUBLIC_URL: 'https://shop.example',
  CONSOLE_PUBLIC_URL: 'https://console.shop.example',
  BACKEND_PUBLIC_URL: 'https://api.shop.example',
  INTERNAL_TOKEN: 'i'.repeat(32),
  COOKIE_SECRET: 'c'.repeat(32),
  MANGOPAY_URL: 'https://api.mangopay.com',
  MANGOPAY_CLIENT_ID: 'filiera',
  MANGOPAY_API_KEY: 'key',
  MANGOPAY_HOOK_SECRET: 'h'.repeat(20),
  STRIPE_SECRET_KEY: 'sk_live_x',
}

describe('configuration', () => {
  it('has a default for everything on this machine', () => {
    expect(readConfig({})).toMatchObject({
      BACKEND_PORT: 4000,
      usesPaymentSandbox: true,
      isProduction: false,
    })
  })

  it.each(['PAYMENT_ORIGINS', 'TOKENISER_ORIGINS', 'BROWSER_ORIGINS'])(
    'refuses a %s that names no origin',
    (name) => {
      expect(() => readConfig({ [name]: 'https://pay.example checkout' })).toThrow(name)
    },
  )

  it('starts in production with everything of its own', () => {
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      usesPaymentSandbox: false,
      SEED: 'none',
    })
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['INTERNAL_TOKEN', undefined],
    ['COOKIE_SECRET', undefined],
    ['MANGOPAY_API_KEY', undefined],
    ['STRIPE_SECRET_KEY', undefined],
    ['MANGOPAY_HOOK_SECRET', undefined],
    ['PUBLIC_URL', 'http://shop.example'],
    ['CONSOLE_PUBLIC_URL', 'http://console.shop.example'],
    ['MANGOPAY_URL', 'http://localhost:4010'],
    ['SEED', 'demo'],
  ])('refuses production with %s = %s and names it', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(name))
  })

  it('refuses a live key outside production', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(/NODE_ENV=production/)
  })

  it.each([
    ['DATABASE_REPLICA_URL', 'postgres://127.0.0.1/shop', 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', 'postgres://127.0.0.1/shop', 'DATABASE_URL'],
    ['S3_ENDPOINT', 'http://127.0.0.1:9000', 'S3_BUCKET'],
  ])('refuses %s without the setting that it belongs to', (name, value, needed) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is set and ${needed} is not`)
  })

  it('names a setting that is wrong', () => {
    expect(() => readConfig({ BACKEND_PORT: 'door' })).toThrow(/BACKEND_PORT/)
  })
})
