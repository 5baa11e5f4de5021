import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../providers/payment-provider.ts'
import { type AttemptFacts, type CheckoutFacts, type Decision, decideAttempt } from './decide-attempt.ts'

const attempt = (change: Partial<AttemptFacts> = {}): AttemptFacts => ({
  id: 'a1',
  status: 'requires_action',
  amountCents: 6750,
  currency: 'EUR',
  providerId: 'wt_1',
  ...change,
})
const checkout = (change: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  status: 'paying',
  paidAttemptId: null,
  ...change,
})
const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  providerId: 'wt_1',
  attemptId: 'a1',
  status: 'succeeded',
  amountCents: 6750,
  currency: 'EUR',
  resultCode: '000000',
  redirectUrl: null,
  secureModeRedirectUrl: null,
  secureModeReturnUrl: null,
  ...change,
})

type Row = [string, Partial<AttemptFacts>, Partial<CheckoutFacts>, Partial<Snapshot>, Decision]

describe('decideAttempt', () => {
  it.each<Row>([
    ['money for a waiting checkout', {}, {}, {}, { kind: 'pay' }],
    ['money before the answer was stored', { status: 'creating', providerId: null }, {}, {}, { kind: 'pay' }],
    ['money after a refusal, checkout open', { status: 'failed' }, { status: 'open' }, {}, { kind: 'pay' }],
    ['money after expiry', { status: 'expired' }, { status: 'expired' }, {}, { kind: 'late' }],
    [
      'money for a cancelled checkout',
      { status: 'failed' },
      { status: 'cancelled' },
      {},
      { kind: 'refund', reason: 'cancelled' },
    ],
    [
      'money while a person decides about another payment',
      {},
      { status: 'review' },
      {},
      { kind: 'refund', reason: 'cancelled' },
    ],
    [
      'a second capture',
      {},
      { status: 'paid', paidAttemptId: 'a0' },
      {},
      { kind: 'refund', reason: 'duplicate' },
    ],
    [
      'a second capture after a refund',
      {},
      { status: 'refunded', paidAttemptId: 'a0' },
      {},
      { kind: 'refund', reason: 'duplicate' },
    ],
    [
      'the same success again',
      { status: 'succeeded' },
      { status: 'paid', paidAttemptId: 'a1' },
      {},
      { kind: 'nothing' },
    ],
    [
      'a failure after success',
      { status: 'succeeded' },
      { status: 'paid', paidAttemptId: 'a1' },
      { status: 'failed' },
      { kind: 'nothing' },
    ],
    ['a smaller amount', {}, {}, { amountCents: 6749 }, { kind: 'review', reason: 'amount' }],
    ['another currency', {}, {}, { currency: 'USD' }, { kind: 'review', reason: 'currency' }],
    ['the tag of another attempt', {}, {}, { attemptId: 'a2' }, { kind: 'review', reason: 'tag' }],
    ['no tag at all', {}, {}, { attemptId: null }, { kind: 'review', reason: 'tag' }],
    ['another object', {}, {}, { providerId: 'wt_2' }, { kind: 'review', reason: 'provider_id' }],
    ['a word on a reviewed one', { status: 'review' }, {}, {}, { kind: 'nothing' }],
    ['a refusal', {}, {}, { status: 'failed' }, { kind: 'fail', status: 'failed' }],
    ['a cancellation', {}, {}, { status: 'cancelled' }, { kind: 'fail', status: 'cancelled' }],
    ['the end of the session', {}, {}, { status: 'expired' }, { kind: 'fail', status: 'expired' }],
    ['a refusal of a dead one', { status: 'cancelled' }, {}, { status: 'failed' }, { kind: 'nothing' }],
    [
      'the first answer',
      { status: 'creating', providerId: null },
      {},
      { status: 'requires_action' },
      { kind: 'progress', status: 'requires_action' },
    ],
    ['the same pending state', {}, {}, { status: 'requires_action' }, { kind: 'nothing' }],
    ['bank at work', {}, {}, { status: 'processing' }, { kind: 'progress', status: 'processing' }],
    [
      'an open session of a dead attempt',
      { status: 'expired' },
      {},
      { status: 'requires_action' },
      { kind: 'nothing' },
    ],
  ])('%s', (_name, a, c, s, expected) => {
    expect(decideAttempt(attempt(a), checkout(c), snapshot(s))).toEqual(expected)
  })
})
