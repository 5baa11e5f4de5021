import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StartedPayment, wayToPay } from './start-payment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pages = { result: '/checkout/1', refused: (code: string) => `/checkout/1?problem=${code}` }
const after = (ms: number, started: object) =>
  new Promise<StartedPayment>((resolve) => setTimeout(resolve, ms, started))
const begun = { ok: true, info: { SecureModeRedirectURL: null, RedirectURL: 'https://bank.example/pay' } }
const refused = { ok: false, problem: { code: 'provider_unavailable' } }

it.each([
  ['at once', '', 100, begun, 'https://bank.example/pay'],
  ['at once', '', 100, refused, '/checkout/1?problem=provider_unavailable'],
  ['slowly', '', 9000, begun, '/checkout/1?starting=1'],
  ['slowly, to a page that can say so', '1', 9000, begun, 'https://bank.example/pay'],
])('a provider that answers %s (%j, %i ms)', async (_, enhanced, ms, started, next) => {
  const form = new FormData()
  form.set('enhanced', enhanced)
  const way = wayToPay(after(ms, started), form, pages)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await way).toBe(next)
})
