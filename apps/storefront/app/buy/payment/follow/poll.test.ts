import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { expect, test } from 'vitest'
import { nextDelayMs, pollAnswered, standOf, startPolling } from './poll.state.ts'

const info = (status: PaymentInfo['status'], url: string | null = null): PaymentInfo => ({
  Id: 'p1',
  SecureModeRedirectURL: url,
  RedirectURL: null,
  SecureModeReturnURL: null,
  provider: 'mangopay',
  type: 'direct_debit',
  status,
  checkoutId: '0f3c2a9e-1111-4222-8333-444455556666',
  orders: [],
  amount: 10,
  currency: 'EUR',
  expiresAt: null,
  error: null,
})

test('a result needs no question', () => {
  for (const status of ['paid', 'failed', 'expired', 'cancelled', 'review', 'refunded'] as const) {
    const state = startPolling(info(status))
    expect(state.phase).toBe('settled')
    expect(nextDelayMs(state)).toBeNull()
  }
})

test('asks with growing pauses until there is a result', () => {
  let state = startPolling(info('processing'))
  expect(nextDelayMs(state)).toBe(800)
  state = pollAnswered(state, info('processing'))
  expect(nextDelayMs(state)).toBe(1200)
  state = pollAnswered(state, null)
  expect(state).toMatchObject({ phase: 'checking', asked: 2 })
  state = pollAnswered(state, info('paid'))
  expect(state).toMatchObject({ phase: 'settled', info: { status: 'paid' } })
})

test('an open challenge becomes the customer’s turn, and still looks', () => {
  let state = startPolling(info('requires_action', 'https://bank.example'))
  for (let i = 0; i < 2; i += 1) state = pollAnswered(state, null)
  expect(state.phase).toBe('continue')
  expect(nextDelayMs(state)).toBe(2000)
})

test('an open or paid payment must have been seen; one that ended without money need not', () => {
  expect(standOf(info('requires_action'))).toBe('p1 requires_action')
  expect(standOf(info('paid'))).toBe('p1 paid')
  for (const status of ['failed', 'cancelled', 'expired'] as const) expect(standOf(info(status))).toBe('')
  expect(standOf(null)).toBe('')
})

test('who left the payment page on purpose is led back at once', () => {
  expect(startPolling(info('requires_action', 'https://bank.example'), true).phase).toBe('continue')
  expect(startPolling(info('paid'), true).phase).toBe('settled')
})

test('stops asking after about two minutes', () => {
  let state = startPolling(info('pending'))
  let waited = 0
  for (let delay = nextDelayMs(state); delay !== null; delay = nextDelayMs(state)) {
    waited += delay
    state = pollAnswered(state, null)
  }
  expect(state.phase).toBe('slow')
  expect(waited).toBeGreaterThan(100_000)
  expect(waited).toBeLessThan(180_000)
})
